// Loads the arcade once more, beside the page: it finds no document and thinks instead.

import { share } from "./{{memory.js}}";
import init, { initSync } from "./{{web.js}}";

share(initSync);
await init({ module_or_path: new URL("./{{web_bg.wasm}}", import.meta.url) });
