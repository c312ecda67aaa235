// Plays Endless Tower the way people do, by whatever they have at hand.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { open, outside } from "./arcade.mjs";

/** A hero whom the first blow ends. */
export const FRAIL = "(hero_hp: 1, level_hp: 0)";

export const SEED = "BCD-FGH-JKL";

/** Begins a run by the page for new runs, perhaps with other numbers. */
export async function begin(page, { seed = SEED, content = "", climber, hand = "click" } = {}) {
  await open(page, `#/labyrinth/new?seed=${seed}`);
  if (climber) await page.getByRole("radio", { name: climber }).check({ force: true });
  if (content) {
    await page.getByText("For designers: other numbers").click();
    await page.getByLabel("Numbers to change").fill(content);
  }
  const start = page.getByRole("button", { name: "Begin the run" });
  await (hand === "tap" ? start.tap() : start.click());
  await field(page);
}

/** Waits until the field is there and drawn. */
export async function field(page) {
  const field = page.getByRole("group", { name: "The labyrinth" });
  await field.waitFor();
  await page.waitForFunction(() => {
    const canvas = document.querySelector("[aria-label='The labyrinth'] canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 4;
  });
  return field;
}

/** What the table says below the field. */
export const said = (page) => page.getByRole("group", { name: "What happened last" }).getByRole("status");

/** Sends the hero on an errand by its key and waits until it is told why it stopped. */
export async function errand(page, key) {
  await page.keyboard.press(key);
  await page.waitForFunction(
    () =>
      window.gameState === "over" ||
      (document.querySelector(".lt-said").textContent && !document.querySelector(".lt-deed-on")),
  );
  return (await outside(page)).state === "over" ? "over" : said(page).innerText();
}

/** The first of those in sight, if it is a foe. */
export const foe = (page) => page.getByRole("button", { name: /^(normal|elite|boss) .* HP/ }).first();

/** A step towards the nearest foe, or a blow at it, as a click on it does. */
export async function approach(page) {
  await foe(page).click();
  await page.waitForFunction(() => !document.querySelector("[data-stop]"));
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
      foes: [...document.querySelectorAll(".lt-sight-state")].filter(({ textContent }) => / HP/.test(textContent)).length,
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
  await page.getByRole("button", { name: /^Take over/ }).click();
  await page.waitForFunction(() => location.hash.startsWith("#/labyrinth/run/"));
  await field(page);
}

/** Waits until the log tells something. */
export const log = (page, what) => page.getByRole("group", { name: "Log" }).getByText(what).first().waitFor({ state: "attached" });

/** HP of the hero, as the page tells everybody. */
export async function hp(page) {
  return Number(await page.getByRole("meter", { name: "HP" }).getAttribute("aria-valuenow"));
}
