// Matches of 5×5 Tactics: by keyboard, by mouse, by touch; beside a friend, against bots, and to watch.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PHONE, leave, open, outside, test, together } from "../support/arcade.mjs";
import { record } from "../support/kept.mjs";
import { aim, begin, beginAt, board, draft, ending, order, press, stands, tile, told, turn } from "../support/tactics.mjs";
import * as time from "../support/time.mjs";

/** Whoever sits at a desk, one test after the other. */
const desk = together({});

const RECORDS = process.env.ARCADE_RECORDS;

/** A match of bots, played to its end. */
async function someMatch() {
  const name = (await readdir(RECORDS)).find((file) => /tactics-written-greedy/.test(file));
  return readFile(join(RECORDS, name));
}

const shared = (bytes) => `#/shared/${bytes.toString("base64url")}`;

desk("a whole match by keyboard alone, from the draft to a rematch", async ({ page }) => {
  await open(page, "#/tactics/new?seed=BCD-FGH-JKL");
  const seat = page.getByRole("group", { name: "Who plays P2" });
  await seat.getByRole("radio", { name: "normal bot" }).focus();
  await page.keyboard.press("ArrowLeft");
  assert.ok(await seat.getByRole("radio", { name: "easy bot" }).isChecked());
  await page.getByText("Your own numbers").press("Enter");
  await page.getByLabel("Numbers to change").fill("(last_round: 1)");
  await page.getByRole("button", { name: "Begin the match" }).press("Enter");
  await page.getByRole("heading", { name: "P1 drafts" }).waitFor();
  // The second class, its first skill, the first pair, and ready.
  for (const key of ["ArrowRight", "Enter", "Enter", "Enter", "Enter"]) {
    await page.waitForFunction(() => document.activeElement.matches("[data-cursor], h1"));
    await page.keyboard.press(key);
  }
  await turn(page);
  assert.equal((await outside(page)).state, "playing");
  // The hero steps ahead, then both minions wait: so the only round ends. A key that ends a film
  // does nothing else, so it may take another one.
  for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  for (const key of Array(20).fill([".", "Enter"]).flat()) {
    await page.getByRole("button", { name: /^(Wait|Rematch)/ }).first().waitFor();
    if ((await outside(page)).state === "over") break;
    await page.keyboard.press(key);
  }
  await page.getByRole("heading", { level: 1, name: /You (win|lose)|A draw/ }).waitFor();
  await page.keyboard.press("n");
  await page.getByRole("heading", { name: "P1 drafts" }).waitFor();
});

desk("a match by mouse alone is won by a charge", async ({ page }) => {
  await beginAt(page, "won");
  await turn(page);
  await press(page, "e1");
  await stands(page, "c4", /Mage.*Strike/);
  // What would happen is told before a click does it.
  await tile(page, "c4").hover({ force: true });
  await page.getByText("P2 Mage: 2 to 0 HP, is gone.").waitFor();
  await aim(page, "c4");
  await ending(page, "You win");
  await page.getByText("Round 1: P2 Mage fell to an attack.").waitFor();
  await page.getByRole("button", { name: /^Rematch/ }).click();
  await board(page);
});

desk("a key does only what is shown, wherever the mouse rests", async ({ page }) => {
  await beginAt(page, "won");
  await turn(page);
  await press(page, "e1");
  await page.keyboard.press("ArrowUp");
  await page.locator('[data-tile="e2"][data-cursor]:focus').waitFor({ state: "attached" });
  await tile(page, "c4").hover({ force: true });
  await page.getByText("P2 Mage: 2 to 0 HP, is gone.").waitFor();
  // The first Enter shows what it would do at the cursor, the second does it.
  await page.keyboard.press("Enter");
  await page.getByText("P2 Mage: 2 to 0 HP, is gone.").waitFor({ state: "detached" });
  await stands(page, "e1", /Assassin/);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /Assassin/.test(document.querySelector('[data-tile="e2"]').ariaLabel));
});

desk("a button below the board keeps the focus of whoever presses it with a key", async ({ page }) => {
  await beginAt(page, "won");
  await turn(page);
  const next = page.getByRole("button", { name: /^Next/ });
  await next.focus();
  for (const time of ["once", "twice"]) {
    const before = await page.locator("[data-tile][data-cursor]").getAttribute("data-tile");
    await page.keyboard.press("Space");
    await page.locator(`[data-tile][data-cursor]:not([data-tile="${before}"])`).waitFor({ state: "attached" });
    assert.ok(await next.evaluate((button) => button === document.activeElement), time);
  }
  // Whoever clicks one goes on at the board.
  await page.getByRole("button", { name: /^Previous/ }).click();
  await page.locator("[data-tile][data-cursor]:focus").waitFor({ state: "attached" });
});

desk("a hint says what a good player would do, and one key does it", async ({ page }) => {
  await beginAt(page, "won");
  await turn(page);
  await page.keyboard.press("i");
  await page.getByRole("status").getByText(/Enter does it/).waitFor();
  await page.keyboard.press("Enter");
  await ending(page, "You win");
});

test("a match by touch on a phone is lost by waiting", PHONE, async ({ page }) => {
  await beginAt(page, "lost", { hand: "tap" });
  await turn(page);
  for (const name of [/^Wait/, /^Wait, really/]) await page.getByRole("button", { name }).tap();
  await ending(page, "You lose");
  await page.getByText(/P1 Warrior fell/).first().waitFor();
});

desk("two people draft at one screen, and nothing of the first draft is on the page of the second", async ({ page }) => {
  const pages = [];
  for (const picks of [{}, { hero: "Rogue", skill: "Death Mark", minions: "Archer + Assassin" }]) {
    await begin(page, { players: ["person", "person"] });
    await page.getByRole("button", { name: /I am P1/ }).click();
    await draft(page, picks);
    await page.getByRole("heading", { name: "Hand the screen to P2" }).waitFor();
    const cover = await page.locator("main").innerHTML();
    assert.doesNotMatch(cover, /Mage|Rogue|Wild Magic|Death Mark|Tank|Assassin/);
    await page.getByRole("button", { name: /I am P2/ }).click();
    await page.getByRole("heading", { name: "P2 drafts" }).waitFor();
    const second = await page.evaluate(() => document.querySelector("main").innerHTML + document.title + window.score);
    // Whatever P1 picked, both pages are the same to the last letter, but for the name of the run.
    pages.push((cover + second).replaceAll(/\d{8}-\d{6}-[a-z]{4}/g, "run"));
    assert.equal(await page.locator("main [aria-pressed=true]").count(), 0, "nothing is picked yet");
    // Whoever comes back to the screen has to ask for the draft again.
    await page.reload();
    await page.getByRole("heading", { name: "Hand the screen to P2" }).waitFor();
  }
  assert.equal(pages[0], pages[1]);
  await page.getByRole("button", { name: /I am P2/ }).click();
  await draft(page);
  await turn(page);
  await stands(page, "c1", /Rogue/);
  await stands(page, "c5", /Mage/);
});

desk("a match goes on after a reload, and a command is taken back with the answer to it", async ({ page }) => {
  await beginAt(page, "choice");
  await turn(page);
  const start = await told(page);
  await order(page, "e1", "e2");
  await turn(page);
  await stands(page, "e2", /Tank/);
  const [later, kept] = [await told(page), await record(page)];
  await page.reload();
  await turn(page);
  assert.equal(await told(page), later);
  assert.equal(await record(page), kept);
  await page.keyboard.press("u");
  await page.getByText("Taken back: does not count").waitFor();
  await turn(page);
  assert.equal(await told(page), start);
});

desk("what a dead minion leaves is asked, with both answers in sight", async ({ page }) => {
  await beginAt(page, "choice");
  await turn(page);
  await order(page, "c2", "c4");
  const asked = page.getByRole("group", { name: "What does it leave behind?" });
  await asked.getByRole("button", { name: /^An obstacle/ }).waitFor();
  await asked.getByRole("button", { name: /^A tile/ }).click();
  await turn(page);
  assert.doesNotMatch(await tile(page, "c4").getAttribute("aria-label"), /obstacle/);
});

test("who takes too long on the clock loses the action and a HP of the hero", {}, async ({ page }) => {
  await time.own(page);
  await beginAt(page, "choice", { clock: true, held: true, options: { "Numbers to change": "(action_time: 1000, grace_time: 0)" } });
  await page.getByRole("timer").first().waitFor();
  await time.pass(page, 800);
  await stands(page, "a1", /Warrior[^,]*, [^,]*\b5\b/);
  await time.pass(page, 400);
  await stands(page, "a1", /Warrior[^,]*, [^,]*\b4\b/);
});

test("bots play each other to the end, and whoever watches may pause", {}, async ({ page }) => {
  await time.own(page);
  await beginAt(page, "won", { players: ["easy bot", "easy bot"], held: true });
  await page.getByRole("button", { name: /^Pause/ }).click();
  const stopped = await record(page);
  await page.getByRole("button", { name: /^Go on/ }).waitFor();
  await time.pass(page, 5_000);
  assert.equal(await record(page), stopped);
  await time.release(page);
  await page.getByRole("button", { name: /^Go on/ }).click();
  await ending(page, /P[12] wins/);
});

desk("a match is watched backwards, checked and taken over", async ({ page }) => {
  const bytes = await someMatch();
  await open(page, shared(bytes));
  await page.getByText("Verified: played again by the rules").waitFor();
  const slider = page.getByRole("slider", { name: /point/i });
  const last = Number(await slider.getAttribute("max"));
  await slider.fill("4");
  assert.doesNotMatch(await slider.getAttribute("aria-valuetext"), /class|minions|skill/, "picks are not told ahead");
  const middle = Math.max(9, last >> 1);
  await slider.fill(String(middle));
  const there = await told(page);
  await page.keyboard.press("End");
  assert.notEqual(await told(page), there);
  await slider.fill(String(middle + 1));
  await page.getByRole("button", { name: "One command back" }).click();
  assert.equal(await told(page), there, "the same point looks the same from both sides");
  await leave(page.getByRole("button", { name: /Take over/ }));
  await page.waitForURL(/#\/tactics\/run\//);
  await turn(page);
  assert.equal((await outside(page)).state, "playing");
  await open(page, "#/tactics/runs");
  await page.getByText(/against normal/).first().waitFor();
});

desk("a lesson is solved, leads to the next, and stays solved", async ({ page }) => {
  await open(page, "#/tactics");
  await page.getByRole("link", { name: /Lesson 2/ }).click();
  await turn(page);
  await order(page, "e2", "c4");
  await page.getByRole("heading", { level: 1, name: "Solved" }).waitFor();
  await leave(page.getByRole("button", { name: /^Next lesson/ }));
  await page.waitForURL(/lesson\/3$/);
  await turn(page);
  await open(page, "#/tactics");
  await page.getByRole("listitem").filter({ hasText: "Win this turn" }).getByText("Solved").waitFor();
});

/** What newcomers are told, next to what it is about. */
const guide = (page) => page.getByRole("note", { name: "How to play" });

/** The tiles that what is told is about. */
const toldOf = (page) => page.locator("[data-tile].tactics-told-of").evaluateAll((tiles) => tiles.map(({ dataset }) => dataset.tile).sort());

desk("the first match is told step by step, can be had again, and what was done is not told anew", async ({ page }) => {
  await open(page, "#/tactics");
  await page.getByText(/^Fell the enemy hero/).first().waitFor();
  await page.getByRole("link", { name: /Lesson 1/ }).click();
  await turn(page);
  await page.getByText("Fell the enemy hero, the Warrior. If your Mage falls, you lose.").waitFor();
  await guide(page).getByText(/Choose one of your units/).waitFor();
  assert.deepEqual(await toldOf(page), ["b2", "c2", "d2"]);
  await press(page, "c2");
  await guide(page).getByText(/can strike what is crossed/).waitFor();
  assert.deepEqual(await toldOf(page), ["c4"]);
  await press(page, "b2");
  await guide(page).getByText(/Go to one of the marked tiles/).waitFor();
  await aim(page, "b3");
  await turn(page);
  await guide(page).getByText(/Both sides take turns/).waitFor();
  // From the menu it begins with the first word again.
  await open(page, "#/tactics");
  await page.getByRole("link", { name: /Lesson 1/ }).click();
  await turn(page);
  await guide(page).getByText(/Choose one of your units/).waitFor();
  // In a match of one's own it does not.
  await beginAt(page, "won");
  await turn(page);
  assert.doesNotMatch(await guide(page).innerText(), /Choose one of your units/);
});

desk("whoever wants no hints gets none, now and later", async ({ page }) => {
  await open(page, "#/tactics/lesson/1");
  await turn(page);
  await guide(page).getByRole("button", { name: "No hints" }).click();
  await guide(page).waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: /which unit acts/ }).waitFor();
  await beginAt(page, "won");
  await turn(page);
  assert.equal(await guide(page).count(), 0);
});

desk("who is guarded is told on the tile, and in the list of units", async ({ page }) => {
  await open(page, "#/tactics/lesson/1");
  await turn(page);
  assert.match(await tile(page, "c5").getAttribute("aria-label"), /Warrior, 5 HP, guarded/);
  await page.getByRole("region", { name: "Units of P2" }).getByText("guards", { exact: true }).waitFor();
});

desk("the last table is offered again, and a damaged one is told", async ({ page }) => {
  await begin(page, { players: ["hard bot", "person"], clock: true });
  await page.getByRole("heading", { name: "P2 drafts" }).waitFor();
  const place = page.url();
  await open(page, "#/tactics/new");
  const chosen = await page.getByRole("radio", { checked: true }).evaluateAll((radios) => radios.map((radio) => radio.parentElement.innerText.trim()));
  assert.deepEqual(chosen.slice(0, 3), ["hard bot", "person", "with a clock"]);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("roguery/run/"));
    localStorage.setItem(key, localStorage.getItem(key).replace("hard-person-clock", "hard-nobody"));
  });
  await page.goto(place);
  await page.getByRole("alert").getByText(/'hard-nobody' is no table/).waitFor();
});
