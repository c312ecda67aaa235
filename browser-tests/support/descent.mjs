// Plays Descent the way people do, by whatever they have at hand.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { leave, open, outside, painted } from "./arcade.mjs";
import { errand, field } from "./labyrinth.mjs";

export const SEED = "BCD-FGH-JKL";

/** Creatures that end a run soon: many, strong, growing, and nothing heals. */
export const DEADLY = "(encounters: 8, foe_attack: 250, growth_attack: 100, grows_from_home: 0, flask: 1, sure_flasks: 0, hearth_below: 0)";

/** Creatures that nobody survives meeting, for what comes after the end of a run. */
export const FATAL = DEADLY.replace("foe_attack: 250", "foe_attack: 400, foe_hp: 400, patience: 100");

/** Begins a run by the page of options, perhaps with other numbers, somebody else, or somebody along. */
export async function begin(page, { seed = SEED, content = "", player, companion, hand = "click" } = {}) {
  await open(page, `#/descent/new?seed=${seed}`);
  if (player) await page.getByRole("radio", { name: player }).check({ force: true });
  if (companion) {
    await page.getByText("Two go down together").click();
    await page.getByRole("group", { name: "Who comes along" }).getByRole("radio", { name: companion }).check({ force: true });
  }
  if (content) {
    await page.getByText("Your own numbers").click();
    await page.getByLabel("Numbers to change").fill(content);
  }
  const start = page.getByRole("button", { name: /^(Begin the run|Watch the .+ play)$/ });
  await start.waitFor();
  await (hand === "tap" ? start.tap() : start.click());
  await field(page);
}

/** A run of a bot up to a place that takes a person long to come to, taken over there. */
export async function takeOver(page, name) {
  const record = await readFile(join(process.env.ARCADE_RECORDS, name));
  await open(page, `#/shared/${record.toString("base64url")}`);
  await page.getByRole("slider", { name: /point/i }).press("End");
  await leave(page.getByRole("button", { name: /^Take over/ }));
  await page.waitForFunction(() => location.hash.startsWith("#/descent/run/"));
  await field(page);
}

/** The offer that waits for an answer. */
export const offer = (page) => page.getByRole("region", { name: "Take one of these" });

/** Both ways down. */
export const ways = (page) => page.getByRole("region", { name: "Two ways down" });

/** What a keeper sells. */
export const trade = (page) => page.getByRole("region", { name: /^The keeper/ });

/** Whoever is in sight, the nearest first. */
export const creature = (page) => page.getByRole("button", { name: /HP.*(east|west|north|south)/ }).first();

/** What the page asks of somebody who wants to go on. */
const asked = (page) =>
  page.evaluate(() => ({
    state: window.gameState,
    creatures: [...document.querySelectorAll(".dungeon-seen .dungeon-sight-state")].filter(({ textContent }) => / HP/.test(textContent)).length,
    question: document.querySelector("dialog[open]") !== null,
    choice: document.querySelector(".descent-choice") !== null,
    isHeld: /holds you|lies beyond|over what hurts|burns at|is burning/.test(document.querySelector(".dungeon-said")?.textContent),
    isOnStairs: [...document.querySelectorAll(".dungeon-deed-at-hand .dungeon-deed-name")].some(({ textContent }) => textContent === "Stairs"),
  }));

/** Explores by key, and takes the first of what is offered. */
export async function explore(page) {
  if ((await asked(page)).choice) {
    const waiting = page.locator(".descent-choice");
    await choice(page).click();
    await waiting.waitFor({ state: "detached" });
  }
  return errand(page, "o");
}

/** Waits a turn by key: while something is shown the key is not heard, and is pressed again. */
async function waitATurn(page) {
  const calm = () => page.evaluate(() => document.querySelector(".descent-calm")?.textContent);
  const before = await calm();
  for (let count = 0; count < 100; count += 1) {
    await page.keyboard.press(".");
    const after = await calm();
    if (after === undefined || after !== before) return;
  }
}

/** Explores by key until somebody is in sight. */
export async function meet(page) {
  for (let count = 0; count < 60; count += 1) {
    const said = await explore(page);
    if (/in sight/.test(said)) return;
    if (/holds you/.test(said)) await waitATurn(page);
  }
  assert.fail("nobody lives here");
}

/** Goes on with any hand until the run is over: explores, takes what is offered, fights whoever comes. */
export async function play(page, { explore, wait, fight, choose, answer, descend }) {
  for (let count = 0; count < 1_500; count += 1) {
    const { state, creatures, question, choice, isHeld, isOnStairs } = await asked(page);
    if (state === "over") return page.getByRole("heading", { level: 1, name: /Lost on floor/ }).waitFor();
    if (question) await answer();
    else if (choice) await choose();
    else if (creatures > 0) await fight(count);
    else if (isHeld) await wait();
    else if (isOnStairs) await descend();
    else await explore();
    await painted(page);
  }
  assert.fail(`the run does not end: ${JSON.stringify(await outside(page))}`);
}

/** The directions of whoever is nearest; any, if they are gone by now. */
export const towards = (page) =>
  page.evaluate(() => document.querySelector(".dungeon-seen .dungeon-sight-place")?.textContent.match(/north|east|south|west/g) ?? ["north"]);

/** The same by keyboard: towards whoever is nearest, right into them. */
export const lose = (page) =>
  play(page, {
    explore: () => errand(page, "o"),
    fight: async (count) => {
      const ways = await towards(page);
      const arrows = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" };
      await page.keyboard.press(arrows[ways[count % ways.length]]);
    },
    choose: async () => {
      const waiting = page.locator(".descent-choice");
      const title = await waiting.getByRole("heading").innerText();
      await page.keyboard.press("1");
      // Where nothing has room, the last row leaves it.
      if (title !== "Two ways down" && (await waiting.isVisible())) for (const key of ["ArrowLeft", "Enter"]) await page.keyboard.press(key);
    },
    answer: () => page.keyboard.press("Enter"),
    wait: () => waitATurn(page),
    descend: () => page.keyboard.press(">"),
  });

/** What can be pressed of a choice: the first that can be had, or that none is. */
export const choice = (page) => page.locator(".descent-choice button:not([aria-disabled])").first();
