// Plays 5×5 Tactics the way people do, by whatever they have at hand.

import assert from "node:assert/strict";
import { open } from "./arcade.mjs";
import * as time from "./time.mjs";

/**
 * Positions that soon come to something, as RULES.md writes them: with the units of `written`. In all of them P1 is to move.
 * What is said about them is what the tests do; the rules decide whether it is so.
 */
export const POSITIONS = {
  /** The Assassin on e1 charges the Mage on c4, who has 2 HP. */
  won: "round 1, p1 / warrior endure c1 5, tank a1 5, assassin e1 2 / mage wild-magic c4 2, archer a5 3, tank e5 5",
  /** Whatever the Warrior does beside waiting, the Archer on c4 has him in its line. */
  lost: "round 1, p1 / warrior endure c1 1, tank a1 5, assassin e1 2 / mage wild-magic a5 5, archer c4 3, tank e5 5",
  /** The Archer on c2 shoots the Archer on c4, who has 1 HP and leaves something behind. Nobody has a skill of chance. */
  choice: "round 1, p1 / warrior endure a1 5, archer c2 3, tank e1 5 / cleric trinity a5 5, archer c4 1, tank e5 5",
};

/** Begins a match by the page for new ones; whoever owns the time of the page may have it held from the first moment on. */
export async function begin(page, { players = ["person", "easy bot"], rules = "balanced", clock, seed = "BCD-FGH-JKL", options = {}, hand = "click", held = false } = {}) {
  await open(page, `#/tactics/new?seed=${seed}`);
  for (const [place, player] of players.entries()) {
    const seat = page.getByRole("group", { name: `Who plays P${place + 1}` });
    await seat.getByRole("radio", { name: player }).check({ force: true });
  }
  await page.getByRole("radio", { name: new RegExp(rules) }).check({ force: true });
  await page.getByRole("radio", { name: clock ? "with a clock" : "no clock" }).check({ force: true });
  if (Object.keys(options).length) await page.getByText("Your own numbers").click();
  for (const [label, text] of Object.entries(options)) await page.getByLabel(label).fill(text);
  if (held) await time.hold(page);
  await page.getByRole("button", { name: /^(Begin the match|Watch )/ })[hand]();
}

/** Begins a match at a position, by the rules whose units it has. */
export async function beginAt(page, position, others = {}) {
  const options = { "A position to begin from": POSITIONS[position], ...others.options };
  await begin(page, { rules: "written", ...others, options });
  await board(page);
}

/** Waits until the board is there. */
export async function board(page) {
  await tile(page, "c3").waitFor({ state: "attached" });
}

/** The button of a tile. */
export function tile(page, name) {
  return page.locator(`[data-tile="${name}"]`);
}

/** Presses a tile with whatever the visitor has: a mouse or a finger. */
export async function press(page, name) {
  const { x, y, width, height } = await tile(page, name).boundingBox();
  const place = [x + width / 2, y + height / 2];
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? page.touchscreen.tap(...place) : page.mouse.click(...place));
}

/** Lets a unit go or strike: it is chosen, its aim is pointed at, and pointed at again if that was a question. */
export async function order(page, from, to) {
  await press(page, from);
  await page.locator(`[data-tile="${from}"][data-cursor]`).waitFor({ state: "attached" });
  await aim(page, to);
}

/** Points a unit that is chosen at its aim. */
export async function aim(page, to) {
  const before = await told(page);
  for (let count = 0; count < 2 && (await told(page)) === before; count += 1) await press(page, to);
}

/** What stands on a tile and what a press there does, in words. */
export function toldOf(page, name) {
  return tile(page, name).getAttribute("aria-label");
}

/** All that is on the board, in words: equal texts are equal boards. */
export function told(page) {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll("[data-tile]")].map((tile) => `${tile.dataset.tile} ${tile.ariaLabel}`);
    return tiles.sort().join("\n");
  });
}

/** Waits until it is somebody's turn at this screen, with nothing moving. */
export async function turn(page) {
  await page.getByRole("group", { name: "Actions" }).getByRole("button", { name: /^Wait/ }).waitFor();
}

/** Waits for the last page, whose title says how it ended. */
export async function ending(page, title) {
  await page.waitForFunction(() => window.gameState === "over");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Drafts something, by clicking. */
export async function draft(page, { hero = "Mage", skill = "Wild Magic", minions = "Tank + Archer" } = {}) {
  for (const name of [hero, skill, minions]) {
    const card = new RegExp(`^${name.replace("+", "\\+")}`);
    await page.getByRole("button", { name: card }).click();
    await page.getByRole("button", { name: card, pressed: true }).waitFor();
  }
  await page.getByRole("button", { name: /^Ready/ }).click();
}

/** Asserts that a tile says what stands there. */
export async function stands(page, name, what) {
  assert.match(await toldOf(page, name), what, `on ${name}`);
}
