// The road of Forward: dice that are held, foes that announce what they do, backs that tell.

import assert from "node:assert/strict";
import { together } from "../support/arcade.mjs";
import { begin, dieSoon, heldDice, lux, roadUntil, roadWithLight } from "../support/forward.mjs";

const desk = together({});

desk("the backs tell a family, and three dice lie open", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  const names = await page.getByRole("button", { name: /^Turn card/ }).evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  assert.equal(names.length, 3);
  for (const name of names) assert.match(name, /face down, (Foe|Peril|Boon)$/);
  const dice = await heldDice(page);
  assert.ok(dice.length === 3 && dice.every((number) => number >= 1 && number <= 6), `${dice}`);
});

desk("a foe says what it does, one die is spent, and the other two stay", async ({ page }) => {
  await roadUntil(page, /Which die do you spend/);
  await page.getByText(/^now (Strike|Rush|Brace), then (Strike|Rush|Brace)$/i).waitFor();
  const [, second, third] = await heldDice(page);
  await page.getByRole("button", { name: /^Spend die 1:/ }).click();
  await page.waitForFunction(() => document.querySelector(".forward-kept") === null);
  assert.deepEqual((await heldDice(page)).slice(1), [second, third]);
});

desk("a Lux rolls a held die again between two cards", async ({ page }) => {
  await roadWithLight(page);
  const [before, light] = [await heldDice(page), await lux(page)];
  await page.keyboard.press("r");
  await page.getByRole("button", { name: /^Reroll die 2:/ }).click();
  await page.getByRole("button", { name: /^Turn card/ }).first().waitFor();
  assert.equal(await lux(page), light - 1);
  const after = await heldDice(page);
  assert.deepEqual([after[0], after[2]], [before[0], before[2]]);
});

desk("a Terror takes dice as well", async ({ page }) => {
  await roadUntil(page, /Terror bars the way/);
  const dice = await heldDice(page);
  await page.keyboard.press("3");
  await page.getByText("Your best dice go out", { exact: false }).first().waitFor();
  const dark = (await heldDice(page)).filter((number) => number === 1).length;
  assert.ok(dark >= 2, `${dice} became ${await heldDice(page)}`);
});

desk("a whole road by keyboard alone", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  await dieSoon(page);
  await page.getByRole("button", { name: /^Again/ }).waitFor();
});
