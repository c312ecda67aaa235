// The road of Forward: dice that strike and guard, foes that announce what they do, forks of which one card is left.

import assert from "node:assert/strict";
import { PHONE, together } from "../support/arcade.mjs";
import { begin, dieSoon, heldDice, hurryUntil, roadUntil } from "../support/forward.mjs";

const desk = together({});

desk("the backs tell a family, the middle card lies face up, and three dice lie open", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  const cards = page.getByRole("button", { name: /^Turn card/ });
  assert.equal(await cards.count(), 3);
  for (const place of [0, 2]) assert.match(await cards.nth(place).getAttribute("aria-label"), /face down, (Foe|Peril|Find|Light)$/);
  assert.match(await cards.nth(1).innerText(), /Snare/);
  // What each would bring, the open one too.
  const worth = await page.locator(".forward-worth").evaluateAll((lines) => lines.map((line) => line.checkVisibility({ visibilityProperty: true }) && line.textContent));
  assert.deepEqual(worth, ["22 to 32 points", "2 points", "22 to 32 points"]);
  const dice = await heldDice(page);
  assert.ok(dice.length === 3 && dice.every((number) => number >= 1 && number <= 6), `${dice}`);
});

desk("two cards of a fork are met, and the third is left and shown", async ({ page }) => {
  await roadUntil(page, /Meet one; the other/);
  await page.locator(".forward-left").waitFor();
  assert.match(await page.locator(".forward-left").innerText(), /\bleft\b/);
  assert.ok(await hurryUntil(page, /A fork: meet two/), "nobody dies of the first fork");
  await page.getByText(/You leave card \d behind: it was/).first().waitFor({ state: "attached" });
});

/** What the round would come to, as everybody is told. */
const exchange = (page) => page.locator("#forward-exchange").innerText();

desk("a die is turned over by a click and by its key, and what that comes to is told at once", async ({ page }) => {
  await roadUntil(page, /Which dice strike/);
  await page.getByText(/^now (Strike|Rush|Brace) \d+–\d+( \(your strikes deal 1 less\))?, then (Strike|Rush|Brace) \d+–\d+/i).waitFor();
  const guarding = page.getByRole("button", { name: /^Switch die/, pressed: false }).first();
  const [, number] = (await guarding.getAttribute("aria-label")).match(/die (\d)/);
  const die = page.getByRole("button", { name: new RegExp(`^Switch die ${number}:`) });
  const told = await exchange(page);
  await die.click();
  assert.equal(await die.getAttribute("aria-pressed"), "true");
  assert.notEqual(await exchange(page), told);
  await page.keyboard.press(number);
  assert.equal(await die.getAttribute("aria-pressed"), "false");
  assert.equal(await exchange(page), told);
});

desk("a round takes what was told for the foe's number", async ({ page }) => {
  await roadUntil(page, /Which dice strike/);
  const [, losses] = (await exchange(page)).match(/1 to 6 take ([\d, ]+) HP/);
  await page.getByRole("button", { name: /^Strike/ }).click();
  const line = page.getByText(/You deal \d+ and guard \d+ against \d+/).first();
  await line.waitFor({ state: "attached" });
  const [, lost] = (await line.textContent()).match(/: (\d+) HP lost/);
  assert.ok(losses.split(", ").includes(lost), `${lost} is none of ${losses}`);
});

desk("nobody hides behind three dice", async ({ page }) => {
  await roadUntil(page, /Which dice strike/);
  for (const die of await page.getByRole("button", { name: /^Switch die/, pressed: true }).all()) await die.click();
  await page.locator(".forward-none").getByText("At least one die has to strike.").waitFor();
  await page.getByRole("button", { name: /^Strike/, disabled: true }).waitFor();
});

desk("a Pit says what each die costs, and takes it", async ({ page }) => {
  await roadUntil(page, /Which die do you lay across/);
  const dice = page.getByRole("button", { name: /^Lay die \d: \d, (unhurt|(✗ )?−\d HP)$/ });
  assert.equal(await dice.count(), 3);
  const labels = await dice.evaluateAll((dice) => dice.map((die) => die.ariaLabel));
  const costs = labels.map((label) => Number(label.match(/−(\d) HP/)?.[1] ?? 0));
  // The dearest that is not the last: what costs nothing would tell nothing.
  const dearest = costs.indexOf(Math.max(...costs));
  await dice.nth(dearest).click();
  if (costs[dearest] > 0) await page.getByText(`The Pit takes ${costs[dearest]} HP`).first().waitFor({ state: "attached" });
});

/** Names of a table's lines that are wider than their cell. */
const cutOff = (page) =>
  page.locator(".forward-arms th").evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));

desk("two weapons are told with their whole names", async ({ page }) => {
  await roadUntil(page, /Which weapon do you take/);
  assert.deepEqual(await cutOff(page), []);
});

desk("whoever has bare hands is told what they do, and a Terror's price stands on its card", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  await page.getByRole("region", { name: "The traveller" }).getByText("Strikes: 1 for 0, 2 to 4 for 1, 5 and 6 for 2.").waitFor();
  await page.getByText("Terror. Costs 4 HP, 1 Lux or your dice, which all become 1s; you choose.").waitFor({ state: "attached" });
});

desk("a hint gives its reason", async ({ page }) => {
  await roadUntil(page, /Which dice strike/);
  await page.keyboard.press("i");
  await page.getByRole("status").getByText(/^A good player would (strike|roll) .*: Enter does it\. .+\.$/).waitFor();
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

const phone = together({ ...PHONE, viewport: { width: 360, height: 800 } });

phone("on a phone all of a fight is in sight, and large enough for a thumb", async ({ page }) => {
  await roadUntil(page, /Which dice strike/);
  const parts = [".forward-foe-words", ".forward-exchange", ".forward-strike", ".forward-light", ".forward-bout .forward-yours"];
  for (const part of parts) {
    const { y, height } = await page.locator(part).first().boundingBox();
    assert.ok(y >= 0 && y + height <= 800, `${part} lies from ${y} to ${y + height}`);
  }
  for (const button of await page.locator(".forward-bout button").all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${await button.getAttribute("aria-label")} is ${width} by ${height}`);
  }
});

/** Boxes of all that lies there, by what it is. */
const boxes = (page, parts) =>
  page.evaluate((parts) => parts.flatMap((part) => [...document.querySelectorAll(part)].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { part, left, right, top, bottom };
  })), parts);

const overlap = (one, other) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

phone("on a phone a tip covers nothing and pushes nothing out of sight", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  const clear = async (parts) => {
    const [tip] = await boxes(page, [".forward-tip"]);
    const [light] = await boxes(page, [".forward-light"]);
    const all = await boxes(page, parts);
    assert.ok(tip && all.length >= parts.length, "there is a tip to be seen, and the rest");
    for (const box of all) {
      assert.ok(!overlap(box, tip), `a tip lies over ${box.part}`);
      assert.ok(!overlap(box, light), `the light lies over ${box.part}`);
      assert.ok(box.top >= 0 && box.bottom <= 800, `${box.part} lies from ${box.top} to ${box.bottom}`);
    }
  };
  await clear([".forward-card", ".forward-tray", ".forward-odds"]);
  await roadUntil(page, /Which dice strike/);
  await clear([".forward-foe-words", ".forward-bout .forward-yours", ".forward-exchange", ".forward-strike"]);
});

phone("on a phone odds have names, and weapons whole ones", async ({ page }) => {
  await begin(page, { rules: "road", seed: "BCD-FGH-JKL" });
  const names = await page.locator(".forward-odds .forward-chance-name").evaluateAll((names) => names.map(({ clientWidth, scrollWidth }) => [clientWidth > 20, scrollWidth <= clientWidth]));
  assert.ok(names.length > 2 && names.every(([isSeen, isWhole]) => isSeen && isWhole), JSON.stringify(names));
  await roadUntil(page, /Which weapon do you take/);
  assert.deepEqual(await cutOff(page), []);
});

phone("on a phone the rule of the next place is told before it is entered", async ({ page }) => {
  await roadUntil(page, /lies behind you/);
  const rule = page.locator(".forward-next .forward-bend");
  const { height, y } = await rule.boundingBox();
  assert.ok(height > 10 && y + height <= 800, `the rule of the next place is ${height} high at ${y}`);
  assert.match(await page.locator(".forward-next figcaption").textContent(), /\. The dew is good to drink/);
});
