// Runs of Descent: explored, offered, gone down, died; by keyboard, by mouse, by touch; by one and by two; kept, watched and raced.

import assert from "node:assert/strict";
import { PHONE, leave, open, outside, test, together } from "../support/arcade.mjs";
import { DEADLY, FATAL, begin, choice, creature, lose, meet, offer, play, takeOver, towards, trade, ways } from "../support/descent.mjs";
import { record } from "../support/kept.mjs";
import { errand, field, said } from "../support/labyrinth.mjs";

/** Whoever sits at a desk, one test after the other. */
const desk = together({});

desk("play begins at once, and the page tells from outside how far it is", async ({ page }) => {
  await open(page, "#/descent/play");
  await field(page);
  assert.deepEqual(await outside(page), { state: "waiting", score: 0 });
  await page.getByText(/on the seventh slay Vhal/).waitFor();
  // Whoever begins is told whom they play, and how long the floor stays calm.
  assert.equal(await page.locator(".descent-hero .dungeon-vital-name").innerText(), "Sexton");
  await page.getByRole("log").or(page.locator("#table-log")).getByText("You are the Sexton: 100 HP").first().waitFor();
  assert.match(await page.locator(".descent-calm").innerText(), /^calm \d+$/);
  for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(arrow);
  await page.waitForFunction(() => window.gameState === "playing");
});

desk("a whole run by keyboard: explored, chosen from, fought and lost", async ({ page }) => {
  await begin(page, { content: DEADLY });
  await lose(page);
  assert.equal((await outside(page)).state, "over");
  await page.getByRole("img", { name: /The last five turns/ }).waitFor();
  // One press leads into the next run.
  const over = page.url();
  await page.keyboard.press("n");
  await field(page);
  assert.notEqual(page.url(), over);
  assert.equal((await outside(page)).state, "waiting");
});

desk("a whole run by mouse alone", async ({ page }) => {
  await begin(page, { content: FATAL });
  const button = (name) => page.getByRole("group", { name: "Actions" }).getByRole("button", { name });
  await play(page, {
    explore: async () => {
      await button(/^Explore/).click();
      await page.waitForFunction(() => window.gameState === "over" || !document.querySelector(".dungeon-deed-on"));
    },
    // Whoever was there may be gone by the time that the mouse is.
    fight: async () => {
      const row = await page.$(".dungeon-seen button.dungeon-sight:has(.dungeon-sight-state)");
      const box = await row?.boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
    choose: () => choice(page).click(),
    wait: () => button(/^Wait/).click(),
    descend: () => button(/^Stairs/).click(),
    answer: () => page.getByRole("dialog").getByRole("button").first().click(),
  });
});

test("a whole run by touch, on a phone that is held upright", PHONE, async ({ page }) => {
  await begin(page, { content: FATAL, hand: "tap" });
  const button = (name) => page.getByRole("group", { name: "Actions" }).getByRole("button", { name });
  await play(page, {
    explore: async () => {
      await button(/^Explore/).tap();
      await page.waitForFunction(() => window.gameState === "over" || !document.querySelector(".dungeon-deed-on"));
    },
    fight: async (count) => {
      const ways = await towards(page);
      await page.getByRole("button", { name: `Step ${ways[count % ways.length]}` }).tap();
    },
    choose: () => choice(page).tap(),
    wait: () => page.getByRole("group", { name: "Steps" }).getByRole("button", { name: "Wait" }).tap(),
    descend: () => button(/^Stairs/).tap(),
    answer: () => page.getByRole("dialog").getByRole("button").first().tap(),
  });
});

desk("an offer says what each comes to, and is answered by its number", async ({ page }) => {
  await takeOver(page, "at-offer.run");
  const cards = offer(page).getByRole("listitem").getByRole("button");
  assert.ok((await cards.count()) >= 3);
  for (const card of await cards.all()) assert.match(await card.innerText(), /% becomes \d+%/);
  const first = (await cards.first().innerText()).split("\n")[0];
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await offer(page).waitFor({ state: "detached" });
  const slots = page.getByRole("region", { name: "Six slots" });
  await slots.getByText(first.replace(/ [CURL]$/, "")).first().waitFor();
});

desk("an offer waits for whoever looks around first", async ({ page }) => {
  await takeOver(page, "at-offer.run");
  await page.getByText(/looks around first: the offer waits/).waitFor();
  await page.keyboard.press("e");
  await offer(page).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await offer(page).waitFor();
});

desk("an offer is answered by mouse", async ({ page }) => {
  await takeOver(page, "at-offer.run");
  await choice(page).click();
  await offer(page).waitFor({ state: "detached" });
});

test("an offer is answered by touch", PHONE, async ({ page }) => {
  await takeOver(page, "at-offer.run");
  await choice(page).tap();
  await offer(page).waitFor({ state: "detached" });
});

desk("both ways down are shown side by side, and one is pressed", async ({ page }) => {
  await takeOver(page, "at-stairs.run");
  const kept = await record(page);
  await page.keyboard.press(">");
  await ways(page).waitFor();
  for (const word of [/Ground:/, /Creatures:/, /Offers:/, /Risk:/, /Reward:/]) assert.equal(await ways(page).getByText(word).count(), 2);
  await page.keyboard.press("Escape");
  await ways(page).waitFor({ state: "detached" });
  assert.equal(await record(page), kept, "whoever only looked has done nothing");
  await page.keyboard.press(">");
  await ways(page).getByRole("button", { name: /^Right/ }).click();
  await page.getByRole("heading", { level: 1, name: /^2 · Spore Grotto/ }).waitFor();
});

desk("a keeper sells for gold, and says why not", async ({ page }) => {
  await takeOver(page, "at-keeper.run");
  await trade(page).waitFor();
  // A row a ware, each with what it does.
  const wares = trade(page).getByRole("row");
  assert.ok((await wares.count()) > 1);
  for (const does of await trade(page).getByRole("cell").allInnerTexts()) assert.ok(does.trim().length > 5, does);
  const gold = async () => Number((await trade(page).getByRole("heading").innerText()).match(/(\d+) gold/)[1]);
  const before = await gold();
  await trade(page).getByRole("button", { name: /^Buy/, disabled: false }).first().click();
  await page.waitForFunction((before) => !document.querySelector("#descent-trade-title")?.textContent.includes(`${before} gold`), before);
});

desk("a creature is looked at with exact figures", async ({ page }) => {
  await begin(page);
  await meet(page);
  await page.keyboard.press("e");
  await page.getByRole("region", { name: "What is there" }).getByText(/HP/).first().waitFor();
  assert.match(await creature(page).innerText(), /\d+ \/ \d+ HP/);
});

desk("the log has room while somebody is in sight, and the column beside the field is where it was after the pack", async ({ page }) => {
  await begin(page);
  await meet(page);
  const lines = await page.locator("#table-log").evaluate((log) => log.clientHeight / parseFloat(getComputedStyle(log).lineHeight));
  assert.ok(lines >= 4, `${lines} lines`);
  const scrolled = () => page.locator(".dungeon-side").evaluate((side) => side.scrollTop);
  await page.keyboard.press("p");
  await page.locator(".dungeon-side [data-cursor]").first().waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".dungeon-side [data-cursor]"));
  await page.waitForFunction(() => document.querySelector(".dungeon-side").scrollTop === 0);
  assert.equal(await scrolled(), 0);
});

test("on a phone an ailment moves nothing that fingers press", PHONE, async ({ page }) => {
  await begin(page, { hand: "tap" });
  const top = () => page.locator(".dungeon-controls").evaluate((controls) => controls.getBoundingClientRect().top);
  const before = await top();
  await page.locator(".descent-hero").evaluate((hero) => {
    hero.insertAdjacentHTML("beforeend", '<p class="descent-ails"><span class="tip-word"><span class="badge badge-bad descent-ail">Burning 3</span></span></p>');
  });
  assert.equal(await top(), before);
});

desk("two go down on one keyboard: whoever has the next action is framed, and a key hands over", async ({ page }) => {
  await begin(page, { companion: "Lamplighter" });
  const acts = () => page.locator(".descent-acts .dungeon-vital-name").innerText();
  assert.equal(await acts(), "Sexton");
  await page.getByRole("button", { name: /^Other/ }).click();
  await page.waitForFunction(() => document.querySelector(".descent-acts .dungeon-vital-name").textContent === "Lamplighter");
  await page.keyboard.press(".");
  await page.waitForFunction(() => window.gameState === "playing");
});

/** Whoever acts, by name. */
const acting = (page) => page.locator(".descent-acts .dungeon-vital-name").innerText();

/** Two take turns at one device: one takes what is offered, both let time pass, and a press hands over; by `press`, whatever hand that is. To wait there is a button in the strip, or in the pad for fingers. */
async function byTurns(page, press, strip) {
  await takeOver(page, "two-at-offer.run");
  assert.deepEqual(await page.locator(".descent-hero .dungeon-vital-name").allInnerTexts(), ["Sexton", "Lamplighter"]);
  await press(choice(page));
  await offer(page).waitFor({ state: "detached" });
  const seen = new Set();
  for (let turn = 0; turn < 4; turn += 1) {
    const [who, kept] = [await acting(page), await record(page)];
    seen.add(who);
    await press(page.getByRole("group", { name: strip }).getByRole("button", { name: /^Wait/ }));
    await page.waitForFunction((kept) => Object.keys(localStorage).some((key) => key.startsWith("roguery/run/") && JSON.parse(localStorage.getItem(key)).record !== kept), kept);
    // In danger whoever comes next is framed without a press.
    if ((await acting(page)) !== who) continue;
    await press(page.getByRole("button", { name: /^Other/ }));
    await page.waitForFunction((who) => document.querySelector(".descent-acts .dungeon-vital-name").textContent !== who, who);
  }
  assert.equal(seen.size, 2);
}

desk("two take turns by mouse", ({ page }) => byTurns(page, (it) => it.click(), "Actions"));

test("two take turns on a phone, by touch", PHONE, ({ page }) => byTurns(page, (it) => it.tap(), "Steps"));

test("on a phone whoever is framed walks by a tap beside them, and the other stands still", PHONE, async ({ page }) => {
  await begin(page, { companion: "Lamplighter", hand: "tap" });
  await page.getByRole("button", { name: /^Other/ }).tap();
  await page.waitForFunction(() => document.querySelector(".descent-acts .dungeon-vital-name").textContent === "Lamplighter");
  for (const way of ["north", "east", "south", "west"]) await page.getByRole("button", { name: `Step ${way}` }).tap();
  await page.waitForFunction(() => window.gameState === "playing");
  // Nobody is in sight: whoever walks goes on walking.
  assert.equal(await acting(page), "Lamplighter");
});

desk("a draft of eighteen, six each in turn, and a race on one seed", async ({ page }) => {
  await open(page, "#/descent/new");
  await page.getByText("Draft and race").click();
  await page.getByRole("button", { name: "Lay them out" }).click();
  const lying = page.locator(".descent-face-up button:not([disabled])");
  for (let left = 18; left > 6; left -= 1) {
    assert.equal(await lying.count(), left);
    await lying.first().click();
    await page.waitForFunction((left) => document.querySelectorAll(".descent-face-up button:not([disabled])").length < left || !document.querySelector(".descent-face-up"), left);
  }
  await page.getByRole("button", { name: "First goes down" }).click();
  await field(page);
  await page.getByText("Drafted, still to come").waitFor();
  await page.getByRole("button", { name: /Give up/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /give/i }).click();
  await page.getByRole("button", { name: "Now Second goes down" }).click();
  await field(page);
});

/** What whoever plays carries first, by which one knows them. */
const carried = (page) => page.locator(".descent-deed-slot .dungeon-deed-name").first().textContent();

/** Both, with a character each whom this device has not opened: by `press`, whatever hand that is. */
async function race(page, press) {
  await open(page, "#/descent/new?seed=BCD-FGH-JKL");
  await press(page.getByText("Draft and race"));
  for (const [racer, character] of [["First", "Poacher"], ["Second", "Gambler"]]) {
    const all = page.getByRole("group", { name: `${racer} goes down as` });
    await press(all.locator("label").filter({ hasText: character }));
    assert.ok(await all.getByRole("radio", { name: character }).isChecked());
  }
  await press(page.getByRole("button", { name: "Race without a draft" }));
  await field(page);
  assert.equal(await carried(page), "Shepherd's Sling");
  await press(page.getByRole("button", { name: /Give up/ }));
  await press(page.getByRole("dialog").getByRole("button", { name: /give/i }));
  await page.getByText("First, Poacher: gave up.").waitFor();
  await press(page.getByRole("button", { name: "Now Second goes down" }));
  await field(page);
  assert.equal(await carried(page), "Lucky Farthing");
  // Whoever leaves finds the race where it was.
  await open(page, "#/descent/new");
  await press(page.getByText("Draft and race"));
  await press(page.getByRole("button", { name: "Second goes on" }));
  await field(page);
}

desk("a race without a draft, with a character each, by mouse", ({ page }) => race(page, (it) => it.click()));

test("a race without a draft, with a character each, by touch", PHONE, ({ page }) => race(page, (it) => it.tap()));

desk("a race without a draft, with a character each, by keyboard", async ({ page }) => {
  await open(page, "#/descent/new");
  await page.getByText("Draft and race").focus();
  await page.keyboard.press("Enter");
  // From the first of each row by arrows: Sexton, Lamplighter, Tidewife.
  for (const racer of ["First", "Second"]) {
    const row = page.getByRole("group", { name: `${racer} goes down as` });
    await row.getByRole("radio", { name: "Sexton" }).focus();
    await page.keyboard.press("ArrowRight");
    if (racer === "Second") await page.keyboard.press("ArrowRight");
  }
  await page.getByLabel("Harder for both").selectOption("2");
  await page.getByRole("button", { name: "Race without a draft" }).focus();
  await page.keyboard.press("Enter");
  await field(page);
  assert.equal(await carried(page), "Lamp Oil");
});

desk("an earlier run on the same seed walks along", async ({ page }) => {
  await begin(page);
  await errand(page, "o");
  await begin(page);
  await said(page).getByText("An earlier run of yours on this seed walks along.").waitFor();
});

desk("creatures are in the rules once they were met", async ({ page }) => {
  await open(page, "#/descent/codex");
  await page.getByText(/31 of them you have not met yet/).waitFor();
  await begin(page);
  await meet(page);
  await open(page, "#/descent/codex");
  await page.getByText(/(30|29|28) of them you have not met yet/).waitFor();
});

desk("a run goes on where it was left, and is watched from its beginning", async ({ page }) => {
  await begin(page);
  await errand(page, "o");
  const [kept, there] = [await record(page), page.url()];
  await page.reload();
  await field(page);
  assert.equal(await record(page), kept);
  await page.goto(there.replace("/run/", "/watch/"));
  await page.getByRole("slider", { name: /point/i }).press("End");
  await page.getByRole("heading", { level: 1, name: /^1 · / }).waitFor();
});

desk("a bot plays, and can be taken over", async ({ page }) => {
  await begin(page, { player: "delver" });
  await page.waitForFunction(() => window.gameState === "playing");
  await leave(page.getByRole("button", { name: /^Take over/ }));
  await page.getByRole("group", { name: "Actions" }).waitFor();
});
