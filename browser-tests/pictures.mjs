// Takes pictures of every page in both sizes, and of hall, tables and endings in two more, for the eye; some of them are those of the README.

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

/** What is looked at on a tall phone and on a wide screen as well: the hall, the tables, the endings. */
const LOOKED_AT = /^(home|row|fight|.+-(row|fight|board|field)|(.+-)?ending)$/;

const everywhere = PAGES.filter(({ name }) => LOOKED_AT.test(name));
const SIZES = [
  ["desktop", DESKTOP, PAGES],
  ["phone", PHONE, PAGES],
  ["phone-tall", { ...PHONE, viewport: { width: 360, height: 800 } }, everywhere],
  ["wide", { viewport: { width: 1920, height: 1080 } }, everywhere],
];

const record = await thinker();

await launch();
for (const [size, device, pages] of SIZES) {
  for (const page of pages) {
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
console.log(`Pictures of ${PAGES.length} pages in two sizes, and of ${everywhere.length} in two more, are in ${SHOTS}; the README's are in ${KEPT}.`);
