// Whole runs of Forward: by keyboard, by mouse, by touch.

import assert from "node:assert/strict";
import { PHONE, open, outside, test } from "../support/arcade.mjs";
import { begin, hp, marked, playOut, told } from "../support/forward.mjs";

test("a whole run by keyboard alone", {}, async ({ page }) => {
  await open(page);
  // The first stop is the way past the navigation.
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /skip/i);
  await open(page, "#/forward/new");
  await page.getByLabel(/^Seed/).focus();
  await page.keyboard.type("BCD-FGH-JKL");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "The table" }).waitFor();
  assert.deepEqual(await outside(page), { state: "waiting", score: 0 });

  await page.keyboard.press("1");
  await page.waitForFunction(() => window.gameState === "playing");
  const count = await playOut(page, async (count) => {
    if (count % 5 === 0) await page.keyboard.press("e");
    await page.keyboard.press("Enter");
  });
  assert.ok(count > 5, `a run has more than ${count} choices`);
  assert.ok((await outside(page)).score > 0);

  // One key starts again.
  await page.keyboard.press("n");
  await page.waitForFunction(() => window.gameState === "waiting");
  await page.getByRole("region", { name: "The table" }).waitFor();
});

test("a whole run by mouse alone", {}, async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: /Forward/ }).first().click();
  await page.getByRole("link", { name: "New run" }).first().click();
  await page.getByRole("button", { name: /^(Start|Begin)/ }).click();
  await page.getByRole("button", { name: /^Turn card 2/ }).click();
  await playOut(page, () => marked(page).click({ timeout: 3_000 }));
  await page.getByRole("button", { name: /^Again/ }).click();
  await page.waitForFunction(() => window.gameState === "waiting");
});

test("a whole run by touch on a phone", PHONE, async ({ page }) => {
  await begin(page, { rules: "published", hand: "tap" });
  await playOut(page, () => marked(page).tap({ timeout: 3_000 }));
  await page.getByRole("button", { name: /^Again/ }).tap();
  await page.waitForFunction(() => window.gameState === "waiting");
});

test("light heals, refusals say why and change nothing", {}, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  const before = await told(page);
  await page.keyboard.press("e");
  await page.getByRole("status").getByText(/prism is empty|unhurt/).first().waitFor();
  assert.equal(await told(page), before);
  assert.equal(await hp(page), 20);
});

test("a deadly choice asks first, and the question can be refused by key", {}, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await page.getByRole("button", { name: /Give up/ }).click();
  const dialog = page.getByRole("dialog", { name: /Give this run up/ });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  assert.equal((await outside(page)).state, "waiting");
});

test("a key during an animation is not lost and does nothing else", { reducedMotion: "no-preference" }, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  for (let count = 0; count < 12; count += 1) await page.keyboard.press("Enter");
  // Whatever was pressed, the run can be gone on with and nothing was played that the rules refuse.
  await page.waitForFunction(() => window.gameState !== "waiting");
  const { state } = await outside(page);
  assert.ok(state === "playing" || state === "over");
});
