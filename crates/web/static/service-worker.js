// Keeps the whole arcade for playing offline. The list and the version are filled in by `cargo xtask web`.

const VERSION = "{{version}}";
const FILES = {{files}};

// Caches belong to the whole origin: another arcade in another folder has its own.
const OURS = `roguery ${self.registration.scope} `;
const CACHE = OURS + VERSION;
// A network that is slower than this, in milliseconds, is as good as none.
const PATIENCE = 3000;

// A name with a hash stands for one content: what the page has fetched already need not be fetched again.
const asked = (file) => new Request(file, { cache: /-[0-9a-f]{16}\./.test(file) ? "default" : "no-cache" });

// All files or none: a version is installed only when every one of them has arrived.
self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map(asked)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(OURS) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the network while there is one, so that a new version shows at once;
// all it asks for has a hash in its name and can come from the cache.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fresh(request));
  } else {
    event.respondWith(kept(request).then((answer) => answer ?? fetch(request)));
  }
});

async function fresh(request) {
  const tooLate = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  const asked = fetch(request);
  const answer = await Promise.race([asked, tooLate]).catch(() => undefined);
  return answer?.ok ? answer : ((await kept("./")) ?? answer ?? asked);
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request);
}
