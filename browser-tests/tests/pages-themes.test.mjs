// What looks most unlike itself in the other themes: the hall, the tables, the fields.

import { DESKTOP, together } from "../support/arcade.mjs";
import { change } from "../support/kept.mjs";
import { legible } from "../support/legible.mjs";
import { PAGES, thinker } from "../support/pages.mjs";

const THEMED = new Set(["home", "row", "fight", "ending", "labyrinth-field", "descent-field", "descent-offer", "settings"]);

const test = together(DESKTOP);
for (const { name, visit } of PAGES.filter(({ name }) => THEMED.has(name))) {
  test(`${name}, in the other themes`, async ({ page }) => {
    await visit(page, await thinker());
    for (const theme of ["contrast", "clear"]) {
      await change(page, { theme });
      await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
      await legible(page, `${name}-${theme}`);
    }
  });
}
