// Every page in one size: accessible, readable without colours, and made for the hand that it is used with.

import assert from "node:assert/strict";
import { join } from "node:path";
import { together } from "./arcade.mjs";
import { findings } from "./axe.mjs";
import { unreadable } from "./grey.mjs";
import { sideways, tooSmall } from "./layout.mjs";
import { PAGES, thinker } from "./pages.mjs";

const { ARCADE_SHOTS: SHOTS } = process.env;

/**
 * What is to be seen of a page can be read, by everybody and by programs that read aloud. If not,
 * there is a picture of it.
 */
export async function legible(page, picture) {
  try {
    assert.deepEqual(await findings(page), [], "serious findings of axe-core");
    assert.deepEqual(await unreadable(page), [], "texts that cannot be read without colours");
  } catch (error) {
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${picture}.png`), fullPage: true });
    throw error;
  }
}

/** Looks at every page on a device; a file of tests for each, so that they are looked at side by side. */
export function lookAtAll(size, device) {
  const test = together(device);
  for (const { name, visit } of PAGES) {
    test(`${name}, ${size}`, async ({ page }) => {
      await visit(page, await thinker());
      assert.ok((await sideways(page)) <= 0, "the page scrolls sideways");
      await legible(page, `${name}-${size}`);
      if (device.hasTouch) assert.deepEqual(await tooSmall(page), [], "too small for a finger");
      const touch = await page.evaluate(() => document.documentElement.dataset.touch);
      assert.equal(touch, device.hasTouch ? "on" : "off", "all that was seen on the device that was meant");
    });
  }
}
