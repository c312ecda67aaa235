// Around runs of Endless Tower: the page before a run and before a day's, bots that are watched, hints that stay followed, records that are checked.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, leave, open, outside, test, together } from "../support/arcade.mjs";
import { begin, field } from "../support/labyrinth.mjs";
import * as time from "../support/time.mjs";

const desk = together(DESKTOP);

desk("whoever has watched a bot plays the next run, and lists name the bot", async ({ page }) => {
  await open(page, "#/labyrinth/new");
  await page.getByRole("radio", { name: "tactician" }).check({ force: true });
  await page.getByRole("button", { name: "Watch the tactician play" }).click();
  await field(page);
  await page.waitForFunction(() => window.gameState === "playing");
  await page.getByRole("button", { name: /^Pause/ }).click();
  await open(page, "#/labyrinth/runs");
  await page.getByText("Bots: tactician").waitFor();
  await open(page);
  assert.equal(await page.getByRole("heading", { name: /Your last run/ }).count(), 0, "a bot's run is nobody's last run");
  await open(page, "#/labyrinth/new");
  assert.ok(await page.getByRole("radio", { name: "You" }).isChecked());
  await page.getByRole("button", { name: "Begin the run" }).waitFor();
});

test("a bot that is watched can be hurried and taken over", DESKTOP, async ({ page }) => {
  await time.own(page);
  await begin(page, { climber: "brawler", held: true });
  const turn = async () => Number((await page.getByText(/^turn \d+$/).innerText()).split(" ")[1]);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("30×");
  const before = await turn();
  await time.pass(page, 2_000);
  await page.getByRole("button", { name: /^Pause/ }).click();
  const stands = await turn();
  assert.ok(stands > before + 20, `${stands - before} turns in two seconds are no hurry`);
  await time.release(page);
  const watched = page.url();
  await leave(page.getByRole("button", { name: "Take over from here" }));
  await page.waitForFunction((watched) => location.href !== watched, watched);
  await field(page);
  assert.equal(await turn(), stands, "it goes on where the bot stood");
  await page.getByRole("button", { name: /^Explore/ }).waitFor();
  await open(page, "#/labyrinth/runs");
  await page.getByText("Branch").waitFor();
});

desk("the seed of a day is looked at before it is begun, and the table says that it is a day's", async ({ page }) => {
  await open(page, "#/labyrinth");
  await page.getByRole("link", { name: "Today's seed" }).first().click();
  const ahead = page.getByRole("region", { name: "What lies ahead" });
  await ahead.waitFor();
  await open(page, "#/labyrinth/runs");
  await page.getByText("No run on this device yet.").waitFor();
  await open(page, "#/labyrinth/daily");
  await ahead.getByRole("button", { name: "Begin the run" }).click();
  await field(page);
  await page.getByText("Daily seed").waitFor();
  await open(page, "#/labyrinth/runs");
  await page.getByText(/^Daily \d/).waitFor();
});

desk("a hint that was followed is not given again in another run", async ({ page }) => {
  const hint = page.getByText("Walk with the arrow keys");
  await begin(page);
  await hint.waitFor();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await hint.waitFor({ state: "hidden" });
  await begin(page, { seed: "FGH-JKL-BCD" });
  assert.equal((await outside(page)).state, "waiting");
  assert.equal(await hint.count(), 0);
});

desk("a record that was checked has the name of its game and can be watched", async ({ page }) => {
  const folder = process.env.ARCADE_RECORDS;
  const name = (await readdir(folder)).find((file) => /labyrinth-tower-/.test(file));
  const buffer = await readFile(join(folder, name));
  await open(page, "#/verify");
  await page.getByLabel("Record files").setInputFiles([{ name, mimeType: "application/octet-stream", buffer }]);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await row.getByText("Endless Tower").waitFor();
  await row.getByRole("link", { name: /^Watch/ }).click();
  await page.getByRole("slider", { name: /point/i }).waitFor();
});
