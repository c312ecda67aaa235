// Runs of Endless Tower: explored, fought, traded, died; by keyboard, by mouse, by touch; kept, watched, and climbed by bots.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PHONE, open, outside, test, together } from "../support/arcade.mjs";
import { change } from "../support/kept.mjs";
import { FRAIL, approach, begin, die, errand, field, foe, hp, log, meet, said, toShop } from "../support/labyrinth.mjs";

/** Whoever sits at a desk, one test after the other. */
const desk = together({});

desk("a run is begun, explored by key, and every stop is told", async ({ page }) => {
  await begin(page);
  assert.equal((await outside(page)).state, "waiting");
  await page.getByText("Walk with the arrow keys.").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => window.gameState === "playing");
  // A hint goes away once it was followed.
  await page.getByText("Walk with the arrow keys.").waitFor({ state: "detached" });
  assert.match(await errand(page, "o"), /^Exploring stops: .+\.$/);
  await meet(page);
  assert.match(await said(page).innerText(), /in sight/);
  await page.getByRole("heading", { name: "In sight" }).waitFor();
  assert.match(await foe(page).innerText(), /\d+ \/ \d+ HP/);
});

desk("a foe is examined with exact figures, and a turn that showed nothing is taken back", async ({ page }) => {
  await begin(page);
  await page.keyboard.press("g");
  await log(page, /guard/i);
  await page.keyboard.press("u");
  await page.waitForFunction(() => window.gameState === "waiting");
  await meet(page);
  await page.keyboard.press("e");
  const detail = page.getByRole("region", { name: "What is there" });
  await detail.getByText(/Your bump takes \d+/).waitFor();
  await detail.getByText(/strikes back for \d+/).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("button", { name: /^Look/ }).getAttribute("aria-pressed"), "false");
});

desk("each hit shows its number, the bar going down and everything standing still", async ({ page }) => {
  await begin(page, { content: "(hero_hp: 400, hero_attack: 100)" });
  await meet(page);
  await change(page, { motion: "full" });
  // Every hit of the fight is noted as it is shown.
  await page.evaluate(() => {
    const field = document.querySelector("[aria-label='The labyrinth']");
    const bar = document.querySelector("[role=meter][aria-label=HP]");
    window.hits = [];
    new MutationObserver(() => {
      const stop = Number(field.dataset.stop ?? 0);
      if (stop) window.hits.push({ stop, popups: field.dataset.popups ?? "", hp: Number(bar.getAttribute("aria-valuenow")) });
    }).observe(document.querySelector("main"), { subtree: true, attributes: true, attributeFilter: ["data-stop", "data-popups", "aria-valuenow"] });
  });
  const whole = await hp(page);
  for (let count = 0; count < 60; count += 1) {
    await ((await foe(page).isVisible()) ? approach(page) : meet(page));
    if (await page.evaluate((whole) => window.hits.some(({ hp }) => hp < whole), whole)) break;
  }
  const hits = await page.evaluate(() => window.hits);
  assert.ok(hits.length > 0, "nobody was hit");
  for (const { stop } of hits) assert.ok(stop >= 50 && stop <= 120, `everything stood still for ${stop} ms`);
  assert.ok(hits.some(({ popups }) => /-\d+/.test(popups)), "no number rose");
  assert.ok(hits.some(({ hp }) => hp < whole), "the bar did not go down");
});

desk("a run by mouse alone: a way is shown, gone, and a button does what its key does", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: /^Explore/ }).click();
  await page.waitForFunction(() => /stops|explored/.test(document.querySelector(".lt-said").textContent));
  // What is farthest in sight is far enough for a way to be shown.
  const far = page.getByRole("region", { name: "In sight" }).getByRole("button").last();
  await far.click();
  await page.getByText(/there: choose the tile again to go/).waitFor();
  await far.click();
  await page.waitForFunction(() => /stops|You are there/.test(document.querySelector(".lt-said").textContent));
  // A button that cannot be used says why.
  const idle = page.getByRole("group", { name: "Actions" }).getByRole("button", { disabled: true }).first();
  const why = await idle.getAttribute("title");
  await idle.click({ force: true });
  await said(page).getByText(why).waitFor();
  await page.getByRole("button", { name: /^Map/ }).click();
  assert.equal(await page.getByRole("img", { name: /^Map of floor/ }).count(), 0);
});

desk("a shop sells, improves and heals, and whoever trades goes on trading", async ({ page }) => {
  await toShop(page);
  const trade = page.getByRole("region", { name: /^Trade/ });
  await trade.waitFor();
  const gold = async () => Number((await trade.getByRole("heading", { name: /^Trade/ }).innerText()).match(/(\d+) gold/)[1]);
  const before = await gold();
  const offer = trade.getByRole("button", { name: /^Buy: Potion/ });
  await offer.click();
  await page.waitForFunction((before) => !document.querySelector("#lt-trade-title").textContent.includes(`${before} gold`), before);
  assert.ok((await gold()) < before, "nothing was paid");
  await log(page, /bought/i);
});

desk("a run ends with what killed, how and what to do better, and one key begins the next", async ({ page }) => {
  await begin(page, { content: FRAIL });
  await die(page);
  assert.equal((await outside(page)).state, "over");
  await page.getByText("How it ended").waitFor();
  const first = page.url();
  await page.keyboard.press("n");
  await page.waitForFunction((first) => location.href !== first, first);
  await field(page);
  assert.equal((await outside(page)).state, "waiting");
});

desk("a run is kept after each command and goes on where it was left", async ({ page }) => {
  await begin(page);
  await errand(page, "o");
  const told = await page.getByRole("region", { name: "In sight" }).innerText();
  const place = page.url();
  await page.reload();
  await field(page);
  assert.equal(page.url(), place);
  assert.equal(await page.getByRole("region", { name: "In sight" }).innerText(), told);
  assert.equal((await outside(page)).state, "playing");
  await page.getByRole("button", { name: /Give up/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /give it up/i }).click();
  await page.getByRole("heading", { name: /gave this run up/ }).waitFor();
});

desk("a bot climbs while one watches, and waits when it is told to", async ({ page }) => {
  await begin(page, { climber: "tactician" });
  await page.waitForFunction(() => window.gameState === "playing");
  await page.getByRole("button", { name: /^Pause/ }).click();
  await page.getByRole("button", { name: /^Go on/ }).waitFor();
  const turn = () => page.getByText(/^turn \d+$/).innerText();
  const stands = await turn();
  await page.waitForTimeout(400);
  assert.equal(await turn(), stands, "a bot that waits does nothing");
  await open(page, "#/labyrinth/history");
  await page.getByText(/runs of bots are not counted: 1 run is left out/).waitFor();
});

desk("a record of a bot is watched and taken over", async ({ page }) => {
  const folder = process.env.ARCADE_RECORDS;
  const name = (await readdir(folder)).find((file) => /labyrinth-tower-/.test(file));
  const bytes = await readFile(join(folder, name));
  await open(page, `#/shared/${bytes.toString("base64url")}`);
  await page.getByRole("slider", { name: /point/i }).fill("20");
  await page.getByText(/^turn \d+$/).waitFor();
  await page.keyboard.press("t");
  await field(page);
  await page.waitForFunction(() => location.hash.startsWith("#/labyrinth/run/"));
});

test("a run by fingers alone", PHONE, async ({ page }) => {
  await begin(page, { hand: "tap" });
  for (const way of ["west", "east"]) await page.getByRole("button", { name: `Step ${way}` }).tap();
  await page.waitForFunction(() => window.gameState === "playing");
  await page.getByRole("button", { name: /^Explore/ }).tap();
  await page.waitForFunction(() => /stops|explored/.test(document.querySelector(".lt-said").textContent));
  await page.getByRole("button", { name: /^Pack/ }).tap();
  await page.getByRole("heading", { name: /^Bag/ }).waitFor();
  await page.getByRole("button", { name: "Back to the field" }).tap();
  await page.getByRole("heading", { name: /^Bag/ }).waitFor({ state: "hidden" });
  assert.equal(await hp(page), 30);
});
