// Plays Forward the way a person does, by whatever the person has at hand.

import assert from "node:assert/strict";
import { open, outside } from "./arcade.mjs";

/** More commands than any run has. */
const MOST = 3_000;

/** Begins a run with the seed that is given, by the page for new runs. */
export async function begin(page, { seed = "", rules = "written", hand = "click" } = {}) {
  await open(page, "#/forward/new");
  await page.getByRole("radio", { name: new RegExp(rules) }).check({ force: true });
  if (seed) await page.getByLabel(/^Seed/).fill(seed);
  const start = page.getByRole("button", { name: /^(Start|Begin)/ });
  await (hand === "tap" ? start.tap() : start.click());
  await table(page);
}

/** Waits until the table is there: a row with cards, drawn by the game. */
export async function table(page) {
  await page.getByRole("region", { name: "The table" }).waitFor();
  await marked(page).waitFor();
}

/** What the last page says of a run: the table has a heading as well, but another one. */
export const ended = (page) => page.getByRole("heading", { level: 1, name: /^(You came through|The road ends here)$/ });

/** The choice that the game's own cursor is on. */
export function marked(page) {
  return page.locator('[data-cursor="true"], [data-confirm="true"]').first();
}

/**
 * Plays a whole run with no care at all, which takes a tenth of the time of a good one: always the
 * first card and the first die, and no second thoughts. `press` presses what is at a place.
 */
export async function playOut(page, press) {
  for (let count = 0; count < MOST; count += 1) {
    const { state, asked, place } = await page.evaluate(look);
    if (state === "over") {
      await ended(page).waitFor();
      return count;
    }
    // Between two pages nothing may be marked for an instant.
    if (place) await press(place, asked);
  }
  assert.fail("the run does not end");
}

/** Runs in the page: how far the run is, and where to press next, with nothing above it. */
function look() {
  const state = window.gameState;
  const dialog = document.querySelector("dialog[open]");
  const answer = [...(dialog?.querySelectorAll("button") ?? [])].find(({ textContent }) => /die here/.test(textContent));
  const first = document.querySelector("[aria-label^='Keep die 1:'], [aria-label^='Turn card 1:']:enabled");
  // Dice of the road strike as they lie: a press on one of them would only turn it over.
  const next = document.querySelector(".forward-strike") ?? document.querySelector("[data-cursor='true'], [data-confirm='true']");
  const wanted = dialog ? answer : (first ?? next);
  if (!wanted) return { state };
  wanted.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom } = wanted.getBoundingClientRect();
  const place = [(left + right) / 2, (top + bottom) / 2];
  if (!wanted.contains(document.elementFromPoint(...place))) throw new Error(`something lies over '${wanted.textContent}'`);
  return { state, asked: dialog !== null, place };
}

/** The keys of somebody in a hurry: always the first of everything, and whatever there is if that is gone. */
const hurriedKey = (count) => (count % 8 === 7 ? "Enter" : "1");

/**
 * What a hurried player of the seed `BCD-FGH-JKL` with the written rules comes to, each after so
 * many keys. Whoever goes there by these says what is to be seen, in case the rules change.
 */
export const HURRIED = { seed: "BCD-FGH-JKL", terror: 6, light: 16, pit: 17, deadly: 30 };

/** Plays as many hurried keys as that, in a run that has just begun or was hurried so far already. */
export async function hurry(page, keys, from = 0) {
  for (let count = from; count < keys; count += 1) await page.keyboard.press(hurriedKey(count));
}

/** Plays in a hurry until that ends the run. */
export async function dieSoon(page) {
  // Nothing that is asked matches this.
  assert.equal(await hurryUntil(page, /(?!)/), false);
  await ended(page).waitFor();
}

/** Seeds of the road; which of them leads where depends on its numbers. */
const ROADS = ["BCD-FGH-JKL", "BCD-FGH-JKM", "BCD-FGH-JKN", "BCD-FGH-JKP", "BCD-FGH-JKQ", "BCD-FGH-JKR", "BCD-FGH-JKS", "BCD-FGH-JKT"];

/** Plays the road in a hurry, with one seed after the other, until this is asked. */
export async function roadUntil(page, asked) {
  for (const seed of ROADS) {
    await begin(page, { seed, rules: "road" });
    if (await hurryUntil(page, asked)) return;
  }
  assert.fail(`no road leads to ${asked}`);
}

/** Plays the road in a hurry for so many keys, if it lasts as long, and looks at the page before each and after the last. */
export async function along(page, keys, look) {
  for (let count = 0; count <= keys; count += 1) {
    const { state, prompt } = await page.evaluate(() => ({
      state: window.gameState,
      prompt: document.querySelector(".forward-prompt")?.textContent ?? "",
    }));
    if (state === "over") return;
    await look(`after ${count} keys: ${prompt}`);
    await page.keyboard.press(/Which dice strike/.test(prompt) ? "Enter" : hurriedKey(count));
  }
}

/** Goes on in a hurry until this is asked; tells whether it was before the end. */
export async function hurryUntil(page, asked) {
  for (let count = 0; count < MOST; count += 1) {
    // One look for all of it, because a run has many keys.
    const { state, isAsked, prompt } = await page.evaluate(() => ({
      state: window.gameState,
      isAsked: document.querySelector("dialog[open]") !== null,
      prompt: document.querySelector(".forward-prompt")?.textContent ?? "",
    }));
    if (state === "over") return false;
    if (isAsked) await page.getByRole("dialog").getByRole("button", { name: /die here/ }).click();
    else if (asked.test(prompt)) return true;
    // Dice of the road strike as they are laid out; a 1 would turn the first of them over.
    else await page.keyboard.press(/Which dice strike/.test(prompt) ? "Enter" : hurriedKey(count));
  }
  assert.fail("the run does not end");
}

/** The numbers of the dice that are held, wherever they lie. */
export function heldDice(page) {
  return page.getByRole("list", { name: "Your dice" }).evaluate((list) =>
    [...list.querySelectorAll("li")].map((die) => {
      const label = die.querySelector("button")?.getAttribute("aria-label") ?? `: ${die.querySelector(".sr-only").textContent}`;
      return Number(label.match(/: (\d)/)[1]);
    }));
}

/** HP of the traveller, as the page tells everybody. */
export async function hp(page) {
  return Number(await page.getByRole("meter", { name: "HP" }).getAttribute("aria-valuenow"));
}

/** How much light the prism holds. */
export async function lux(page) {
  const told = await page.getByRole("region", { name: "Lux" }).getByText(/\d+ \/ \d+ Lux/).innerText();
  return Number.parseInt(told, 10);
}

/** What lies on the table, in words: equal texts are equal tables. */
export async function told(page) {
  const traveller = await page.getByRole("region", { name: "The traveller" }).innerText();
  // What the table says about it, in the line that asks, is not on the table.
  const stage = await page.getByRole("region", { name: "The table" }).evaluate((stage) =>
    [...stage.children].filter((child) => !child.querySelector("[role=status]")).map((child) => child.innerText).join("\n"));
  return `${traveller}\n${stage}`;
}
