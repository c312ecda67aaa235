// Loads the arcade, and lets it be kept for playing offline.

import { share } from "./{{memory.js}}";

for (const style of document.querySelectorAll("link[media='not all']")) style.media = "all";

// Whoever comes in sees the first picture before anything else is fetched.
await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));

try {
  const { default: init, initSync } = await import("./{{web.js}}");
  share(initSync);
  await init({ module_or_path: new URL("./{{web_bg.wasm}}", import.meta.url) });
} catch (error) {
  const notice = document.createElement("p");
  notice.className = "notice notice-bad";
  notice.setAttribute("role", "alert");
  notice.textContent = `The arcade cannot start in this browser: ${error.message}. Nothing that is kept was touched.`;
  document.body.append(notice);
  throw error;
}

if ("serviceWorker" in navigator) {
  // It fetches all the rest, so whoever has just come in is served first. Where a browser refuses (private windows,
  // plain http), the arcade works all the same while online.
  const keep = () => navigator.serviceWorker.register("service-worker.js").catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(keep);
  else setTimeout(keep, 500);
}
