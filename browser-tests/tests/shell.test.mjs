// The ways into a run from hall and game, what a link of somebody's run opens with, and how the shell lies on each screen.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, PHONE, leave, open, outside, together } from "../support/arcade.mjs";
import { HURRIED, begin, dieSoon, marked, table } from "../support/forward.mjs";
import { oncePlayed } from "../support/kept.mjs";
import { covered, height, sideways } from "../support/layout.mjs";

const RECORDS = process.env.ARCADE_RECORDS;
const TALL_PHONE = { ...PHONE, viewport: { width: 360, height: 800 } };
const WIDE = { viewport: { width: 1920, height: 1080 } };

/** Every game: there are records of each. */
const GAMES = [...new Set((await readdir(RECORDS)).flatMap((name) => /^\d+-([a-z]+)-/.exec(name)?.[1] ?? []))];

/** A record of a game that was played to its end by a bot. */
async function recordOf(game, bot = "") {
  const name = (await readdir(RECORDS)).sort().find((file) => new RegExp(`^\\d+-${game}-.*${bot}`).test(file));
  return readFile(join(RECORDS, name));
}

/** The record of a game that a bot lost soonest: whoever hurries along its seed does not come far either. */
async function soonestLost(game, bot) {
  const played = (await readFile(join(RECORDS, "expected.txt"), "utf8")).trim().split("\n").map((line) => line.split(" "));
  const [[name]] = played.filter(([file]) => new RegExp(`^\\d+-${game}-.*${bot}`).test(file)).sort(([, one], [, other]) => one - other);
  return readFile(join(RECORDS, name));
}

const shared = (bytes) => `#/shared/${bytes.toString("base64url")}`;

/** How many runs are kept on this device. */
const runs = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("roguery/run/")).length);

const desk = together(DESKTOP);
const phone = together(TALL_PHONE);
const wide = together(WIDE);

desk("Play begins at once with what is recommended, and a run under way is never passed over", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Play: Forward", exact: true }).click();
  await table(page);
  await page.getByText(/^The road · seed/).waitFor();
  assert.equal(await runs(page), 1);
  await marked(page).click();
  await page.waitForFunction(() => window.gameState === "playing");
  const place = page.url();
  await page.goBack();
  await page.getByRole("link", { name: "Continue: Forward", exact: true }).waitFor();
  assert.equal(await runs(page), 1, "going back begins nothing");
  assert.equal(await page.getByRole("link", { name: "Play: Forward", exact: true }).count(), 0);
  await page.getByRole("link", { name: "Continue: Forward", exact: true }).click();
  await table(page);
  assert.equal(page.url(), place);
  // A new one is for whoever asks for it.
  await open(page);
  await page.getByRole("button", { name: "New run: Forward" }).click();
  await table(page);
  assert.notEqual(page.url(), place);
  assert.equal(await runs(page), 2);
});

for (const game of GAMES) {
  desk(`Play on the page of ${game} begins at once, and its address asks where a run is under way`, async ({ page }) => {
    await open(page, `#/${game}`);
    await page.getByRole("link", { name: /^Play: / }).click();
    await page.waitForURL((address) => address.hash.startsWith(`#/${game}/run/`));
    assert.equal(await runs(page), 1);
    await open(page, `#/${game}/play`);
    await page.waitForURL((address) => address.hash === `#/${game}`);
    await page.getByRole("link", { name: /^Continue: / }).waitFor();
    await page.getByRole("button", { name: /^New (run|match): / }).waitFor();
    assert.equal(await runs(page), 1, "nothing has begun");
  });
}

desk("rule sets have names for players, with their own in small print", async ({ page }) => {
  for (const [game, names] of [["forward", ["The road road", "Your call written", "High dice published"]], ["labyrinth", ["The climb tower", "No mercy gdd"]], ["descent", ["The way down descent", "By the book guide"]]]) {
    await open(page, `#/${game}/new`);
    for (const name of names) await page.getByRole("radio", { name: new RegExp(`^${name}`) }).waitFor({ state: "attached" });
    assert.doesNotMatch(await page.getByRole("main").innerText(), /to the letter|for designers/i);
  }
});

desk("a link of somebody's run opens with its result, and it can be tried to beat it", async ({ page }) => {
  const bytes = await soonestLost("forward", "thinker");
  await open(page, shared(bytes));
  const result = page.getByRole("region", { name: /./ }).filter({ has: page.getByRole("button", { name: "Beat it" }) });
  const points = Number.parseInt(await result.getByText(/^\d+$/).first().textContent(), 10);
  assert.ok(points > 0);
  await leave(result.getByRole("button", { name: "Beat it" }));
  await table(page);
  await page.getByText(new RegExp(`To beat: ?${points}`)).first().waitFor();
  await dieSoon(page);
  const { score } = await outside(page);
  const told = score > points ? "Beaten" : "Not beaten yet";
  await page.getByText(`${told}: ${score} against ${points}.`).waitFor();
  // The same once more, from the same seed.
  const before = page.url();
  await leave(page.getByRole("button", { name: "Try it again, same seed" }));
  await page.waitForURL((address) => address.href !== before);
  await page.getByText(new RegExp(`To beat: ?${points}`)).first().waitFor();
});

desk("a run that has come less far is beaten, and the last page says so", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  await marked(page).click();
  await page.waitForFunction(() => window.gameState === "playing");
  const early = await page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith("roguery/run/"))[1]).record);
  await open(page, shared(Buffer.from(early, "base64")));
  await leave(page.getByRole("button", { name: "Beat it" }));
  await table(page);
  await dieSoon(page);
  await page.getByText(/^Beaten: \d+ against \d+\.$/).waitFor();
});

for (const game of GAMES) {
  desk(`the seed of somebody's run of ${game} is played from its beginning`, async ({ page }) => {
    const bytes = await recordOf(game);
    await open(page, shared(bytes));
    const seed = await page.locator(".shared-words .mono").innerText();
    await leave(page.getByRole("button", { name: "Play this seed" }));
    await page.waitForURL((address) => address.hash.startsWith(`#/${game}/run/`));
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await open(page, `#/${game}`);
    await page.getByText(seed).first().waitFor();
  });
}

desk("the page of a day shows no best of another seed", async ({ page }) => {
  await oncePlayed(page, "another seed", async () => {
    await begin(page, { seed: HURRIED.seed });
    await dieSoon(page);
  });
  const { score } = await outside(page);
  assert.ok(score > 0);
  await open(page, "#/forward/daily");
  const ahead = page.getByRole("region", { name: "What lies ahead" });
  await ahead.waitFor();
  const told = await page.getByRole("main").innerText();
  assert.doesNotMatch(told, /best/i);
  assert.ok(!told.includes(String(score)), "the score of another seed");
});

for (const [size, test, pages] of [["phone", phone, 2_400], ["desktop", desk, 2_400], ["wide", wide, 2_160]]) {
  test(`the hall is a few screens high, with the day on the first of them, ${size}`, async ({ page }) => {
    await open(page);
    assert.ok((await height(page)) <= pages, `${await height(page)} pixels`);
    const day = await page.getByRole("region", { name: /^Today/ }).boundingBox();
    assert.ok(day.y + day.height <= page.viewportSize().height, `the day ends at ${day.y + day.height}`);
    assert.ok((await sideways(page)) <= 0);
  });
}

for (const [size, test] of [["desktop", desk], ["wide", wide]]) {
  test(`every game can be begun without scrolling, ${size}`, async ({ page }) => {
    await open(page);
    const plays = page.locator(".cabinet-lit .button-primary");
    assert.equal(await plays.count(), GAMES.length);
    for (const play of await plays.all()) {
      const { y, height: high } = await play.boundingBox();
      assert.ok(y + high <= page.viewportSize().height, `${await play.getAttribute("aria-label")} ends at ${y + high}`);
    }
  });
}

wide("on a wide screen pages use the width", async ({ page }) => {
  for (const place of ["#/", "#/forward", "#/labyrinth/new", "#/forward/history", "#/forward/codex", "#/settings", "#/labyrinth/runs", "#/descent", "#/descent/new", "#/descent/history", "#/descent/codex"]) {
    await open(page, place);
    const used = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll("main *")].filter((element) => element.checkVisibility() && element.textContent.trim());
      const sides = boxes.map((element) => element.getBoundingClientRect()).filter(({ width }) => width < innerWidth);
      return Math.max(...sides.map(({ right }) => right)) - Math.min(...sides.map(({ left }) => left));
    });
    assert.ok(used >= 1_600, `${place} uses ${used} pixels`);
  }
});

for (const [size, test] of [["phone", phone], ["desktop", desk]]) {
  for (const game of GAMES) {
    test(`news covers nothing that can be pressed at the table of ${game}, ${size}`, async ({ page }) => {
      await open(page, shared(await recordOf(game)));
      await page.getByRole("slider", { name: /point/i }).fill("1");
      await leave(page.getByRole("button", { name: /^Take over/ }));
      await page.waitForURL((address) => address.hash.startsWith(`#/${game}/run/`));
      await page.getByRole("status").getByText(/of your own|from here/).waitFor();
      await page.getByRole("main").getByRole("button").first().waitFor();
      assert.deepEqual(await covered(page, ".toasts > .notice"), []);
    });
  }

  test(`what was deleted is taken back from where nothing is covered, ${size}`, async ({ page }) => {
    await open(page, "#/forward/runs");
    const bytes = await recordOf("forward");
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /Import/ }).click();
    await (await chosen).setFiles([{ name: "one.run", mimeType: "application/octet-stream", buffer: bytes }]);
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    const back = page.getByRole("button", { name: "Take it back" });
    await back.waitFor();
    // Whatever is scrolled up lies under the head of the page anyway.
    await page.evaluate(() => scrollTo(0, 0));
    assert.deepEqual(await covered(page, ".toasts > .notice"), []);
    await back.click();
    await page.getByRole("heading", { name: /^1 run/ }).waitFor();
  });
}
