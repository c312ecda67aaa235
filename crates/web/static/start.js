// Loads the arcade, and lets it be kept for playing offline.

import init from "./{{web.js}}";

await init({ module_or_path: new URL("./{{web_bg.wasm}}", import.meta.url) });

if ("serviceWorker" in navigator) {
  // Where a browser refuses (private windows, plain http), the arcade works all the same while online.
  navigator.serviceWorker.register("service-worker.js").catch(() => {});
}
