// Loads the page anew whenever the site has changed. Only in sites that are laid out while somebody works on them.

const EVERY = 500;

/** The page as it is now; nothing while the site is being written or its server is away. */
async function page() {
  const answer = await fetch(`./?look=${Date.now()}`, { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

const first = await page();

setInterval(async () => {
  const now = await page();
  if (now !== undefined && now !== first) location.reload();
}, EVERY);
