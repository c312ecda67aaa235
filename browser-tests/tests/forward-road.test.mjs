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

desk("Lux passes a card by", async ({ page }) => {
  await roadWithLight(page);
  const light = await lux(page);
  await page.keyboard.press("b");
  // The Hollow is never passed by, nor a back that may hide it: whichever card can be.
  for (const number of [1, 2, 3]) {
    await page.keyboard.press(String(number));
    if ((await lux(page)) < light) break;
    await page.keyboard.press("b");
  }
  assert.ok((await lux(page)) < light);
  await page.getByText(/You pass by place \d: it was/).first().waitFor();
});

desk("a Terror takes dice as well", async ({ page }) => {
  await roadUntil(page, /Terror bars the way/);
  const dice = await heldDice(page);
  await page.keyboard.press("3");
  await page.getByText(/Your dice go out/).first().waitFor();
  assert.deepEqual(await heldDice(page), [1, 1, 1], `${dice} went out`);
});

desk("a whole road by keyboard alone", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  await dieSoon(page);
  await page.getByRole("button", { name: /^Again/ }).waitFor();
});
