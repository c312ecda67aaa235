// Plays Endless Tower the way people do, by whatever they have at hand.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { leave, open, outside } from "./arcade.mjs";
import * as time from "./time.mjs";

/** A hero whom the first blow ends. */
export const FRAIL = "(hero_hp: 1, level_hp: 0)";

export const SEED = "BCD-FGH-JKL";

/** After so many milliseconds the field is drawn. */
const FIRST_FRAMES = 100;

/** Begins a run by the page for new runs, perhaps with other numbers; whoever owns the time of the page may have it held from the first turn on. */
export async function begin(page, { seed = SEED, content = "", climber, hand = "click", held = false } = {}) {
  await open(page, `#/labyrinth/new?seed=${seed}`);
  if (climber) await page.getByRole("radio", { name: climber }).check({ force: true });
  if (content) {
    await page.getByText("Your own numbers").click();
    await page.getByLabel("Numbers to change").fill(content);
  }
  const start = page.getByRole("button", { name: /^(Begin the run|Watch the .+ play)$/ });
  await start.waitFor();
  if (held) await time.hold(page);
  await (hand === "tap" ? start.tap() : start.click());
  if (held) await time.pass(page, FIRST_FRAMES);
  await field(page);
}

/** The field of any dungeon, by the name that it is read aloud by. */
export const tiles = (page) => page.getByRole("group", { name: /^The (labyrinth|depths)$/ });

/** Waits until the field is there and drawn. */
export async function field(page) {
  const field = tiles(page);
  await field.waitFor();
  await page.waitForFunction(() => {
    const canvas = document.querySelector(".dungeon-field canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 4;
  });
  return field;
}

/** What the table says below the field. */
export const said = (page) => page.getByRole("group", { name: "What happened last" }).getByRole("status");

/** Sends the hero on an errand by its key and waits until it is told why it stopped. */
export async function errand(page, key) {
  const isUnheard = () =>
    page.evaluate(
      () =>
        window.gameState !== "over" &&
        !document.querySelector(".dungeon-said").textContent &&
        !document.querySelector(".dungeon-deed-on"),
    );
  // Right after something alarming a key that leads on is not heard.
  do await page.keyboard.press(key);
  while (await isUnheard());
  await page.waitForFunction(
    () =>
      window.gameState === "over" ||
      (document.querySelector(".dungeon-said").textContent && !document.querySelector(".dungeon-deed-on")),
  );
  return (await outside(page)).state === "over" ? "over" : said(page).innerText();
}

/** The first of those in sight, if it is a foe. */
export const foe = (page) => page.getByRole("button", { name: /^(normal|elite|boss) .* HP/ }).first();

/** Notes every hit from here on in `window.hits` as it is shown: its bar, its letters, how long everything stands still and how far the picture trembles. */
export async function noteHits(page) {
  await page.evaluate(() => {
    const field = document.querySelector(".dungeon-field");
    const canvas = field.querySelector("canvas");
    let hit;
    window.hits = [];
    const note = () => {
      const { stop, hit: bar, popups } = field.dataset;
      if (stop && !hit) window.hits.push((hit = { bar, stop: Number(stop), popups: [], shakes: [], from: performance.now() }));
      if (!hit) return;
      if (!stop) {
        hit.stood = performance.now() - hit.from;
        return (hit = undefined);
      }
      for (const word of popups?.split(" ") ?? []) if (!hit.popups.includes(word)) hit.popups.push(word);
      const far = Math.max(...getComputedStyle(canvas).translate.split(" ").map((part) => Math.abs(parseFloat(part) || 0)));
      if (far > 0) hit.shakes.push(far);
    };
    new MutationObserver(note).observe(field, { subtree: true, attributes: true, attributeFilter: ["data-stop", "data-hit", "data-popups", "style"] });
  });
}

/** Explores until somebody is in sight. */
export async function meet(page) {
  for (let count = 0; count < 40; count += 1) {
    if (/in sight/.test(await errand(page, "o"))) return;
  }
  assert.fail("nobody lives here");
}

/** Goes on until the run is over. */
export async function die(page) {
  for (let count = 0; count < 400; count += 1) {
    const { state, foes, asked } = await page.evaluate(() => ({
      state: window.gameState,
      foes: [...document.querySelectorAll(".dungeon-sight-state")].filter(({ textContent }) => / HP/.test(textContent)).length,
      asked: document.querySelector("dialog[open]") !== null,
    }));
    if (state === "over") return page.getByRole("heading", { level: 1, name: /Defeated/ }).waitFor();
    if (asked) await page.getByRole("dialog").getByRole("button", { name: /go there/i }).click();
    else if (foes > 0) await page.keyboard.press(".");
    else await errand(page, count % 2 ? "z" : "o");
  }
  assert.fail("the run does not end");
}

/** A run that stands beside a shop: a bot's, taken over at its end. */
export async function toShop(page) {
  const record = await readFile(join(process.env.ARCADE_RECORDS, "at-shop.run"));
  await open(page, `#/shared/${record.toString("base64url")}`);
  await page.getByRole("slider", { name: /point/i }).press("End");
  await leave(page.getByRole("button", { name: /^Take over/ }));
  await page.waitForFunction(() => location.hash.startsWith("#/labyrinth/run/"));
  await field(page);
}

/** What is for sale beside a shop, and a way to see that something was paid for. */
export async function shop(page) {
  await toShop(page);
  const trade = page.getByRole("region", { name: /^Trade/ });
  await trade.waitFor();
  const gold = () => page.evaluate(() => Number(document.querySelector("#labyrinth-trade-title").textContent.match(/(\d+) gold/)[1]));
  const paid = async (act) => {
    const before = await gold();
    await act();
    await page.waitForFunction((before) => !document.querySelector("#labyrinth-trade-title").textContent.includes(`${before} gold`), before);
    assert.ok((await gold()) < before, "nothing was paid");
  };
  return { trade, paid };
}

/** Walks to the heal station of a floor whose shop is at hand: looks around until it is found, goes there, and fights whoever is in the way. */
export async function toStation(page) {
  const detail = page.getByRole("region", { name: "What is there" });
  const isLooking = async () => (await page.getByRole("button", { name: /^Look/ }).getAttribute("aria-pressed")) === "true";
  for (let count = 0; count < 60; count += 1) {
    if (await page.getByRole("button", { name: /^Buy: Heal station/ }).isVisible()) return;
    if (await foe(page).isVisible()) {
      await foe(page).click();
      continue;
    }
    if (!(await isLooking())) await page.keyboard.press("e");
    for (let next = 0; next < 40 && !/heal station/i.test(await detail.innerText()); next += 1) await page.keyboard.press(",");
    // Right after something alarming a key that leads on is not heard.
    while (await isLooking()) await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector(".dungeon-deed-on"));
  }
  assert.fail("there is no way to the station");
}

/** Waits until the log tells something. */
export const log = (page, what) => page.getByRole("group", { name: "Log" }).getByText(what).first().waitFor({ state: "attached" });

/** HP of the hero, as the page tells everybody. */
export async function hp(page) {
  return Number(await page.getByRole("meter", { name: "HP" }).getAttribute("aria-valuenow"));
}
