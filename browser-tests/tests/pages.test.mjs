// Every page, in both sizes: accessible, readable without colours, and made for fingers.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, PHONE, open, test } from "../support/arcade.mjs";
import { findings } from "../support/axe.mjs";
import { unreadable } from "../support/grey.mjs";
import { prefer } from "../support/kept.mjs";
import { sideways, tooSmall } from "../support/layout.mjs";
import { PAGES } from "../support/pages.mjs";

const RECORDS = process.env.ARCADE_RECORDS;
const SHOTS = process.env.ARCADE_SHOTS;

const thinker = async () => {
  const name = (await readdir(RECORDS)).find((file) => /written-thinker/.test(file));
  return readFile(join(RECORDS, name));
};

/** What is to be seen in the other themes: the hall, the table, the fields. */
const THEMED = new Set(["home", "row", "fight", "ending", "settings"]);

for (const [size, device] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  for (const { name, visit } of PAGES) {
    test(`${name}, ${size}`, device, async ({ page }) => {
      await visit(page, await thinker());
      if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${size}.png`), fullPage: true });
      assert.ok((await sideways(page)) <= 0, "the page scrolls sideways");
      assert.deepEqual(await findings(page), [], "serious findings of axe-core");
      assert.deepEqual(await unreadable(page), [], "texts that cannot be read without colours");
      if (device === PHONE) assert.deepEqual(await tooSmall(page), [], "too small for a finger");
      const touch = await page.evaluate(() => document.documentElement.dataset.touch);
      assert.equal(touch, device === PHONE ? "on" : "off", "all that was seen on the device that was meant");
    });
  }
}

for (const theme of ["contrast", "clear"]) {
  for (const { name, visit } of PAGES.filter(({ name }) => THEMED.has(name))) {
    test(`${name}, desktop, theme ${theme}`, DESKTOP, async ({ page }) => {
      await prefer(page, { theme });
      await visit(page, await thinker());
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
      if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${theme}.png`), fullPage: true });
      assert.deepEqual(await findings(page), [], "serious findings of axe-core");
      assert.deepEqual(await unreadable(page), [], "texts that cannot be read without colours");
    });
  }
}

for (const [size, device, touch] of [["phone", PHONE, "on"], ["desktop", DESKTOP, "off"]]) {
  test(`touch controls are ${touch} on a ${size}`, device, async ({ page }) => {
    await open(page);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.touch), touch);
  });
}
