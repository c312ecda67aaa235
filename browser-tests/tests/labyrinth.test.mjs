// Runs of Endless Tower: explored, fought, traded, died; by keyboard, by mouse, by touch; kept, watched, and climbed by bots.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PHONE, open, outside, test, together } from "../support/arcade.mjs";
import { change, record } from "../support/kept.mjs";
import { FRAIL, begin, die, errand, field, foe, hp, log, meet, noteHits, said, shop, tiles, toShop, toStation } from "../support/labyrinth.mjs";
import * as time from "../support/time.mjs";

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
  assert.match(await errand(page, "o"), /Exploring stops: .+\.$/);
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
  await detail.getByText(/You \d.*; it \d.*lose about \d+/).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("button", { name: /^Look/ }).getAttribute("aria-pressed"), "false");
});

test("each hit shows its number, a bar going down, a picture that trembles, and everything standing still", {}, async ({ page }) => {
  await time.own(page);
  await begin(page, { content: "(hero_hp: 400, hero_attack: 100)" });
  await meet(page);
  await change(page, { motion: "full" });
  await time.hold(page);
  await noteHits(page);
  const whole = await hp(page);
  for (let count = 0; count < 60 && (await hp(page)) === whole; count += 1) {
    await foe(page).click();
    await time.pass(page, 1_500);
    assert.ok(await foe(page).isVisible(), "whoever can be hit for so long is still there");
  }
  assert.ok((await hp(page)) < whole, "the hero was never hit");
  const hits = await page.evaluate(() => window.hits);
  assert.ok(hits.length >= 2, "both of them are hit");
  for (const { bar, popups, stop, stood, shakes } of hits) {
    const [before, after, most] = bar.match(/\d+/g).map(Number);
    assert.ok(after < before && before <= most, `the bar goes down: ${bar}`);
    assert.ok(popups.includes(`-${before - after}`), `${popups} tell of ${bar}`);
    assert.ok(stop >= 50 && stop <= 120, `everything is to stand still for ${stop} ms`);
    // Pictures follow each other every 16 ms.
    assert.ok(Math.abs(stood - stop) <= 17, `everything stood still for ${stood} ms instead of ${stop}`);
    assert.ok(shakes.length > 0 && shakes.every((far) => far >= 2 && far <= 4), `the picture trembles by ${shakes} px`);
  }
  assert.ok(hits.some(({ bar }) => Number(bar.match(/\d+$/)[0]) === whole), "the hero's bar is among them");
});

desk("a run by mouse alone: a way is shown, gone, and a button does what its key does", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: /^Explore/ }).click();
  await page.waitForFunction(() => /stops|explored/.test(document.querySelector(".dungeon-said").textContent));
  // What is farthest in sight is far enough for a way to be shown.
  const far = page.getByRole("region", { name: "In sight" }).getByRole("button").last();
  await far.click();
  await page.getByText(/there: choose the tile again to go/).waitFor();
  await far.click();
  await page.waitForFunction(() => /stops|You are|You found|You read|shrine/.test(document.querySelector(".dungeon-said").textContent));
  // A button that cannot be used says why.
  const idle = page.getByRole("group", { name: "Actions" }).getByRole("button", { disabled: true }).first();
  const why = await idle.getAttribute("title");
  await idle.click({ force: true });
  await said(page).getByText(why).waitFor();
});

desk("a place on the map is gone to, on the small one and on the large one, and the map covers no tile unless it is asked for", async ({ page }) => {
  await begin(page);
  await errand(page, "o");
  const small = page.getByRole("complementary").getByRole("img", { name: /^Map of floor 1$/ });
  const [map, ground] = [await small.boundingBox(), await tiles(page).boundingBox()];
  assert.ok(map.x >= ground.x + ground.width, "the small map stands beside the field");
  const kept = await record(page);
  await page.keyboard.press("b");
  const large = page.getByRole("region", { name: "Map" });
  await large.getByText("Choose a place to go there.").waitFor();
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  assert.equal(await record(page), kept, "whoever only looked has done nothing");
  await page.getByRole("button", { name: /^Map/ }).click();
  await large.getByRole("img").waitFor();
  await page.getByRole("button", { name: /^Map/ }).click();
  await large.waitFor({ state: "detached" });
  await small.click({ position: { x: 2, y: 2 } });
  await said(page).getByText(/nobody knows what is there/).waitFor();
});

test("a key that is held walks until somebody comes into sight, and has to be pressed anew to go on", {}, async ({ page }) => {
  await time.own(page);
  await begin(page);
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const lean = (code) =>
    page.evaluate((code) => document.body.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, repeat: true, bubbles: true, cancelable: true })), code);
  await lean("ArrowLeft");
  await page.waitForFunction(() => window.gameState === "playing");
  await meet(page);
  // By then every key is heard again.
  await time.pass(page, 500);
  const kept = await record(page);
  for (const arrow of arrows) await lean(arrow);
  assert.equal(await record(page), kept, "whoever leans on a key goes nowhere");
  for (const arrow of arrows) await page.keyboard.press(arrow);
  assert.notEqual(await record(page), kept);
});

desk("buttons of the strip keep their places, and each says what it does", async ({ page }) => {
  await begin(page);
  const places = () =>
    page.getByRole("group", { name: "Actions" }).getByRole("button").evaluateAll((all) =>
      all.map((button) => {
        const { x, y, width } = button.getBoundingClientRect();
        return `${button.querySelector(".dungeon-deed-name").textContent} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`;
      }),
    );
  const first = await places();
  assert.equal(first.length, 17);
  assert.match(await page.getByRole("button", { name: /^Dash/ }).getAttribute("title"), /\d tiles/);
  // Doors are passed and left behind on the way.
  for (let count = 0; count < 4; count += 1) {
    await errand(page, "o");
    assert.deepEqual(await places(), first);
  }
});

test("treasure that exploring stops for is shown on a card until the next command", {}, async ({ page }) => {
  await time.own(page);
  // A card goes away by itself, but not before it was read.
  await begin(page, { held: true });
  const card = page.locator(".labyrinth-prize");
  for (let count = 0; count < 24 && !(await card.isVisible()); count += 1) {
    await page.keyboard.press("o");
    await time.pass(page, 2_000);
  }
  assert.match(await card.innerText(), /\S+/);
  await page.keyboard.press("g");
  await card.waitFor({ state: "hidden" });
});

desk("a shop sells, has relics, improves and lays out other things, and whoever trades by key goes on trading", async ({ page }) => {
  const { trade, paid } = await shop(page);
  const cursor = trade.locator("[data-cursor]:focus");
  await page.keyboard.press("Enter");
  for (let count = 0; count < 2; count += 1) {
    await cursor.waitFor();
    await paid(() => page.keyboard.press("Enter"));
    await log(page, /You bought/);
  }
  await cursor.waitFor();
  const button = (name) => trade.getByRole("button", { name }).first();
  await paid(() => button(/^Buy: Relic: /).click());
  await page.getByRole("region", { name: "Relics" }).waitFor();
  await paid(() => button(/^Buy: Improve /).click());
  const before = await trade.innerText();
  await paid(() => button(/^Buy: Other things/).click());
  assert.notEqual(await trade.innerText(), before);
});

desk("a heal station gives back health for gold", async ({ page }) => {
  const { trade, paid } = await shop(page);
  await toStation(page);
  const wounded = await hp(page);
  await paid(() => trade.getByRole("button", { name: /^Buy: Heal station/ }).click());
  assert.ok((await hp(page)) > wounded, "nothing was healed");
});

desk("the cursor of the bag has the focus as long as the bag is open, and the log tells floors and turns", async ({ page }) => {
  await toShop(page);
  const kept = await record(page);
  await page.keyboard.press("p");
  await page.getByRole("region", { name: /^Bag/ }).locator("[data-cursor]:focus").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement === document.body);
  assert.equal(await record(page), kept, "whoever only looked has done nothing");
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByText(/^Floor 1, turn 0$/).waitFor();
  await page.getByRole("dialog").getByText(/^Floor 5, turn \d+$/).first().waitFor();
});

desk("the panel beside the field can be closed, and its key opens it for as long as it is used", async ({ page }) => {
  await begin(page);
  const panel = page.getByRole("heading", { name: /^Bag/ });
  await panel.waitFor();
  const toggle = page.getByRole("button", { name: /^Pack/ });
  await toggle.click();
  await panel.waitFor({ state: "hidden" });
  assert.equal(await toggle.getAttribute("aria-expanded"), "false");
  await page.keyboard.press("p");
  await panel.waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
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

test("a bot climbs while one watches and waits when it is told to; nobody plays in its run, and everybody can leave", {}, async ({ page }) => {
  await time.own(page);
  await begin(page, { climber: "tactician", held: true });
  await time.pass(page, 5_000);
  assert.equal((await outside(page)).state, "playing");
  await page.getByRole("button", { name: /^Pause/ }).click();
  await page.getByRole("button", { name: /^Go on/ }).waitFor();
  const stands = await record(page);
  for (const key of ["u", "i", "ArrowLeft", "."]) await page.keyboard.press(key);
  await time.pass(page, 5_000);
  assert.equal(await record(page), stands, "a bot that waits does nothing, and nobody does it instead");
  await page.getByRole("button", { name: /^Go on/ }).click();
  await time.pass(page, 5_000);
  assert.notEqual(await record(page), stands);
  await time.release(page);
  const table = page.getByRole("group", { name: "Actions" });
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => location.hash === "#/labyrinth");
  await table.waitFor({ state: "detached" });
  await open(page, "#/labyrinth/history");
  await page.getByText(/runs of bots are not counted: 1 run is left out/).waitFor();
});

desk("a record of a bot is watched and taken over", async ({ page }) => {
  const folder = process.env.ARCADE_RECORDS;
  const name = (await readdir(folder)).find((file) => /labyrinth-tower-/.test(file));
  const bytes = await readFile(join(folder, name));
  await open(page, `#/shared/${bytes.toString("base64url")}`);
  const slider = page.getByRole("slider", { name: /point/i });
  await slider.fill("20");
  await page.getByText(/^turn \d+$/).waitFor();
  await page.keyboard.press("t");
  // Whoever watches sees a field as well.
  await slider.waitFor({ state: "detached" });
  await page.waitForFunction(() => location.hash.startsWith("#/labyrinth/run/"));
  await field(page);
});

test("a run by fingers alone", PHONE, async ({ page }) => {
  await begin(page, { hand: "tap" });
  for (const way of ["west", "east"]) await page.getByRole("button", { name: `Step ${way}` }).tap();
  await page.waitForFunction(() => window.gameState === "playing");
  await page.getByRole("button", { name: /^Explore/ }).tap();
  await page.waitForFunction(() => /stops|explored/.test(document.querySelector(".dungeon-said").textContent));
  // What is looked at is never below what is told about it, and the pack opens all the same.
  await page.getByRole("button", { name: /^Look/ }).tap();
  await page.getByRole("button", { name: "Step south" }).tap();
  const sheet = await page.getByRole("region", { name: "What is there" }).boundingBox();
  const box = await tiles(page).boundingBox();
  assert.ok(sheet.y + sheet.height <= box.y + box.height / 2, "the sheet lies over the other half");
  await page.getByRole("button", { name: /^Pack/ }).tap();
  await page.getByRole("heading", { name: /^Bag/ }).waitFor();
  await page.getByRole("button", { name: "Back to the field" }).tap();
  await page.getByRole("heading", { name: /^Bag/ }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /^Look/ }).tap();
  await page.getByRole("button", { name: /^Map/ }).tap();
  await page.getByRole("region", { name: "Map" }).getByRole("button", { name: "Back to the field" }).tap();
  assert.equal(await hp(page), 30);
});

test("a bot that is watched on a phone keeps neither panel nor log to itself", PHONE, async ({ page }) => {
  await time.own(page);
  await begin(page, { climber: "tactician", hand: "tap", held: true });
  await time.pass(page, 5_000);
  assert.equal((await outside(page)).state, "playing");
  await page.getByRole("button", { name: /^Pack/ }).tap();
  await page.getByRole("heading", { name: /^Bag/ }).waitFor();
  await page.getByRole("button", { name: "Back to the field" }).tap();
  await page.getByRole("heading", { name: /^Bag/ }).waitFor({ state: "hidden" });
});
