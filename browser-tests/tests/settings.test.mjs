// What a player may change, and that it stays changed.

import assert from "node:assert/strict";
import { open, outside, test } from "../support/arcade.mjs";
import { begin } from "../support/forward.mjs";

const root = (page, name) => page.evaluate((name) => document.documentElement.getAttribute(name), name);

test("reduced motion comes from the system, and the setting overrules it", { reducedMotion: "no-preference" }, async ({ page }) => {
  await open(page, "#/settings");
  assert.equal(await root(page, "data-motion"), "full");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(() => document.documentElement.dataset.motion === "reduced");
  await page.getByRole("radio", { name: "Everything" }).or(page.getByRole("radio", { name: /full/i })).first().check({ force: true });
  assert.equal(await root(page, "data-motion"), "full");
});

test("with reduced motion a command shows its result at once and nothing moves", { reducedMotion: "reduce" }, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await page.keyboard.press("1");
  await page.waitForFunction(() => window.gameState === "playing");
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 10).map(({ animationName }) => animationName),
  );
  assert.deepEqual(moving, []);
});

test("theme, text size and numbers last", {}, async ({ page }) => {
  await open(page, "#/settings");
  await page.getByRole("radio", { name: /contrast/i }).check({ force: true });
  await page.getByRole("radio", { name: /very large|larger/i }).check({ force: true });
  assert.equal(await root(page, "data-theme"), "contrast");
  await page.reload();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await root(page, "data-theme"), "contrast");
  assert.equal(await root(page, "data-text-size"), "larger");
});

test("a key is bound anew and plays", {}, async ({ page }) => {
  await open(page, "#/settings");
  const row = page.getByRole("row", { name: /The second one/ });
  await row.getByRole("button", { name: /change|bind|press|set/i }).first().click();
  await page.keyboard.press("g");
  await row.getByText("G", { exact: true }).waitFor();
  await begin(page, { seed: "BCD-FGH-JKL" });
  await page.keyboard.press("2");
  assert.equal((await outside(page)).state, "waiting", "the old key is free");
  await page.keyboard.press("g");
  await page.waitForFunction(() => window.gameState !== "waiting");
});

test("the page says which language it is in", {}, async ({ page }) => {
  await open(page);
  assert.equal(await root(page, "lang"), "en-GB");
});
