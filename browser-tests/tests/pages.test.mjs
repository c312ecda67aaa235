// Every page, in both sizes: accessible, readable without colours, and made for fingers.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, PHONE, test } from "../support/arcade.mjs";
import { findings } from "../support/axe.mjs";
import { unreadable } from "../support/grey.mjs";
import { sideways, tooSmall } from "../support/layout.mjs";
import { PAGES } from "../support/pages.mjs";

const RECORDS = process.env.ARCADE_RECORDS;
const SHOTS = process.env.ARCADE_SHOTS;

for (const [size, device] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  for (const { name, visit } of PAGES) {
    test(`${name}, ${size}`, device, async ({ page }) => {
      const record = (await readdir(RECORDS)).find((file) => /written-thinker/.test(file));
      await visit(page, await readFile(join(RECORDS, record)));
      if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${size}.png`), fullPage: true });
      assert.ok((await sideways(page)) <= 0, "the page scrolls sideways");
      assert.deepEqual(await findings(page), [], "serious findings of axe-core");
      assert.deepEqual(await unreadable(page), [], "texts that cannot be read without colours");
      if (device === PHONE) assert.deepEqual(await tooSmall(page), [], "too small for a finger");
    });
  }
}
