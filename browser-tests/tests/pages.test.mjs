// Every page, in both sizes: accessible, readable without colours, and made for fingers.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, PHONE, together } from "../support/arcade.mjs";
import { findings } from "../support/axe.mjs";
import { unreadable } from "../support/grey.mjs";
import { change } from "../support/kept.mjs";
import { sideways, tooSmall } from "../support/layout.mjs";
import { PAGES } from "../support/pages.mjs";

const { ARCADE_RECORDS: RECORDS, ARCADE_SHOTS: SHOTS } = process.env;

const thinker = async () => {
  const name = (await readdir(RECORDS)).find((file) => /written-thinker/.test(file));
  return readFile(join(RECORDS, name));
};

/** What is to be seen in the other themes: the hall, the table, the fields. */
const THEMED = new Set(["home", "row", "fight", "ending", "labyrinth-field", "settings"]);

/** What is to be seen of a page can be read, by everybody and by programs that read aloud. */
async function legible(page, picture) {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${picture}.png`), fullPage: true });
  assert.deepEqual(await findings(page), [], "serious findings of axe-core");
  assert.deepEqual(await unreadable(page), [], "texts that cannot be read without colours");
}

for (const [size, device] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  const test = together(device);
  for (const { name, visit } of PAGES) {
    test(`${name}, ${size}`, async ({ page }) => {
      await visit(page, await thinker());
      assert.ok((await sideways(page)) <= 0, "the page scrolls sideways");
      await legible(page, `${name}-${size}`);
      if (device === PHONE) assert.deepEqual(await tooSmall(page), [], "too small for a finger");
      const touch = await page.evaluate(() => document.documentElement.dataset.touch);
      assert.equal(touch, device === PHONE ? "on" : "off", "all that was seen on the device that was meant");
    });
  }
}

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
