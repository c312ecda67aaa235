// Takes pictures of every page in both sizes, for the eye; some of them are those of the README.

import { join } from "node:path";
import { DESKTOP, PHONE, close, launch, visit, watched } from "./support/arcade.mjs";
import { PAGES, thinker } from "./support/pages.mjs";

const { ARCADE_PICTURES: KEPT, ARCADE_SHOTS: SHOTS } = process.env;

/** Waits until a page is as it stays: without news, which would go away by itself, and with odds that take a while to work out. */
async function settled(page) {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll(".notice:not(.notice-warning) [aria-label='Close this notice']")) close.click();
  });
  // Where a rule set has no such odds, their place is there but not to be seen.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *")].every((element) => element.textContent !== "…" || !element.checkVisibility({ visibilityProperty: true })),
  );
}

const record = await thinker();

await launch();
for (const [size, device] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  for (const page of PAGES) {
    const visitor = await visit(device);
    await watched(visitor, async () => {
      await page.visit(visitor.page, record);
      await settled(visitor.page);
      await visitor.page.screenshot({ path: join(SHOTS, `${page.name}-${size}.png`), fullPage: true });
      const kept = page.readme?.[size];
      if (kept) await visitor.page.screenshot({ path: join(KEPT, kept) });
    });
    await visitor.context.close();
  }
}
await close();
console.log(`Pictures of ${PAGES.length} pages in two sizes are in ${SHOTS}; the README's are in ${KEPT}.`);
