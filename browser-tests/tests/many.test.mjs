// Thousands of runs, lines and files: every page that shows them opens and answers.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { forget, leave, open, test } from "../support/arcade.mjs";
import { record, stock } from "../support/kept.mjs";
import * as labyrinth from "../support/labyrinth.mjs";

const RECORDS = process.env.ARCADE_RECORDS;

const MANY = 5_000;

/** No longer than this in bytes, so that as many as that have room in a browser's storage. */
const SHORT = 600;

/** Every game: there are records of each, and a way to begin a run of it. */
const GAMES = [...new Set((await readdir(RECORDS)).flatMap((name) => /^\d+-([a-z]+)-/.exec(name)?.[1] ?? []))];

/** Short records of a game, as many different ones as there are; every eighth is of a run that has just begun. */
async function shortRecords(page, game) {
  const { begin } = await import(`../support/${game}.mjs`);
  await begin(page, {});
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("roguery/run/")));
  const begun = Buffer.from(await record(page), "base64");
  const names = (await readdir(RECORDS)).filter((name) => new RegExp(`^\\d+-${game}-`).test(name)).sort();
  const played = await Promise.all(names.map((name) => readFile(join(RECORDS, name))));
  const short = played.filter(({ length }) => length <= SHORT);
  assert.ok(short.length >= 20, `${short.length} records are too much alike`);
  return short.flatMap((record, number) => (number % 7 === 6 ? [record, begun] : [record]));
}

/** Whoever presses the key for help is answered by the rules. */
async function answersKey(page) {
  const place = page.url();
  await page.keyboard.press("?");
  await page.waitForURL(/\/codex/);
  assert.notEqual(page.url(), place);
}

for (const game of GAMES) {
  test(`with ${MANY} runs of ${game} every page that lists runs opens and answers a key`, {}, async ({ page }) => {
    const records = await shortRecords(page, game);
    await forget(page);
    await stock(page, records, MANY);
    const list = page.getByRole("heading", { name: new RegExp(`^${MANY} (runs|matches)$`) });
    const places = {
      [`#/${game}/runs`]: list,
      [`#/${game}/history`]: page.getByRole("table").last().getByRole("row").nth(30),
      [`#/${game}`]: page.getByRole("heading", { name: /^Other (runs|matches) under way$/ }),
      [`#/${game}/daily`]: page.getByRole("region", { name: "What lies ahead" }),
      "#/": page.getByRole("heading", { name: /^Your last (run|match)/ }),
      "#/settings": page.getByRole("heading", { name: "Settings" }),
    };
    for (const [place, there] of Object.entries(places)) {
      await open(page, place);
      await there.waitFor();
      await answersKey(page);
    }
    // More of them are listed for whoever asks, and one that is deleted is gone.
    await open(page, `#/${game}/runs`);
    await list.waitFor();
    const listed = page.getByRole("button", { name: /^Delete: / });
    const before = await listed.count();
    await page.getByRole("button", { name: "More" }).click();
    await listed.nth(before).waitFor();
    await listed.first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: new RegExp(`^${MANY - 1} (runs|matches)$`) }).waitFor();
  });
}

test(`a log of ${MANY} lines is watched, gone on with and read, and every key is answered`, {}, async ({ page }) => {
  const record = await readFile(join(RECORDS, "long.run"));
  await open(page, `#/shared/${record.toString("base64url")}`);
  const slider = page.getByRole("slider", { name: /point/i });
  await slider.press("End");
  const last = Number(await slider.getAttribute("max"));
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((last) => document.querySelector("input[type=range]").value === String(last - 1), last);
  await leave(page.getByRole("button", { name: /^Take over/ }));
  await page.waitForFunction(() => location.hash.startsWith("#/labyrinth/run/"));
  await labyrinth.field(page);
  await page.keyboard.press("m");
  const archive = page.getByRole("dialog", { name: "Log" });
  await archive.getByText(/^Floor 1, turn 0$/).waitFor();
  const lines = await archive.getByRole("listitem").count();
  assert.ok(lines >= MANY, `${lines} lines`);
  await page.keyboard.press("Escape");
  await archive.waitFor({ state: "hidden" });
  assert.match(await labyrinth.errand(page, "o"), /Exploring stops: /);
});

test(`${MANY} records are checked beside the page: it answers meanwhile, and whoever stops is told how far it came`, {}, async ({ page }) => {
  const names = (await readFile(join(RECORDS, "expected.txt"), "utf8")).trim().split("\n").map((line) => line.split(" ")[0]);
  const files = Array.from({ length: MANY }, (_, number) => join(RECORDS, names[number % names.length]));
  await open(page, "#/verify");
  const sound = page.getByRole("button", { name: "Sound", exact: true });
  const isOn = await sound.getAttribute("aria-pressed");
  await page.getByLabel("Record files").setInputFiles(files);
  const state = page.getByRole("main").getByRole("status");
  await state.getByText(/^[1-9]\d* checked, \d+ to go\.$/).waitFor();
  await page.keyboard.press("x");
  await page.waitForFunction((isOn) => document.querySelector("header [aria-pressed]").ariaPressed !== isOn, isOn);
  await state.getByText(/ to go\.$/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await state.getByText(/^Stopped: /).waitFor();
  const [checked, held, left] = (await state.innerText()).match(/\d+/g).map(Number);
  assert.ok(checked > 0 && left > 0, `${checked} were checked and ${left} left out`);
  assert.equal(checked + left, MANY);
  assert.equal(held, checked);
  // Whoever has stopped may begin anew.
  await page.getByLabel("Record files").setInputFiles(files.slice(0, 3));
  await page.getByText("3 checked, 3 of them true.").waitFor();
  assert.equal(await page.locator("tbody tr").count(), 3);
});
