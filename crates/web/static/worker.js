// Loads the arcade once more, beside the page: it finds no document and thinks instead.

import init from "./{{web.js}}";

await init({ module_or_path: new URL("./{{web_bg.wasm}}", import.meta.url) });
