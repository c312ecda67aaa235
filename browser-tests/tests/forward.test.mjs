// Whole runs of Forward: by keyboard, by mouse, by touch.

import assert from "node:assert/strict";
import { DESKTOP, PHONE, open, outside, test, together } from "../support/arcade.mjs";
import { HURRIED, along, begin, hp, hurry, lux, marked, playOut, roadUntil, table, told } from "../support/forward.mjs";
import { prefer, record } from "../support/kept.mjs";
import { sideways, tooSmall } from "../support/layout.mjs";
import * as time from "../support/time.mjs";

/** Whoever sits at a desk, one test after the other. */
const desk = together({});

test("a whole run by keyboard alone", {}, async ({ page }) => {
  await open(page);
  // The first stop is the way past the navigation.
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /skip/i);
  await open(page, "#/forward/new");
  await page.getByLabel(/^Seed/).focus();
  await page.keyboard.type("BCD-FGH-JKL");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "The table" }).waitFor();
  assert.deepEqual(await outside(page), { state: "waiting", score: 0 });

  await page.keyboard.press("1");
  await page.waitForFunction(() => window.gameState === "playing");
  const count = await playOut(page, async (_, asked) => {
    if (!asked) return page.keyboard.press("Enter");
    // The way to the other answer, which is never the one that a key too many would give.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  });
  assert.ok(count > 5, `a run has more than ${count} choices`);
  assert.ok((await outside(page)).score > 0);

  // One key starts again.
  await page.keyboard.press("n");
  await page.waitForFunction(() => window.gameState === "waiting");
  await page.getByRole("region", { name: "The table" }).waitFor();
});

desk("a whole run by mouse alone", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Options: Forward" }).click();
  await page.getByRole("button", { name: /^(Start|Begin)/ }).waitFor();
  // A link names the seed: this one's run takes seconds, where one by chance may take minutes.
  await open(page, `#/forward/new?seed=${HURRIED.seed}`);
  await page.getByRole("button", { name: /^(Start|Begin)/ }).click();
  await page.getByRole("button", { name: /^Turn card 1/ }).click();
  await playOut(page, (place) => page.mouse.click(...place));
  await page.getByRole("button", { name: /^Again/ }).click();
  await page.waitForFunction(() => window.gameState === "waiting");
});

test("a whole run by touch on a phone", PHONE, async ({ page }) => {
  await begin(page, { seed: HURRIED.seed, hand: "tap" });
  await playOut(page, (place) => page.touchscreen.tap(...place));
  await page.getByRole("button", { name: /^Again/ }).tap();
  await page.waitForFunction(() => window.gameState === "waiting");
});

desk("light heals, and is spent by that", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  await hurry(page, HURRIED.light);
  const [hurt, bright] = [await hp(page), await lux(page)];
  assert.ok(hurt < 20 && bright > 0, `with ${hurt} HP and ${bright} Lux there is something to heal`);
  await page.keyboard.press("e");
  await page.waitForFunction((hurt) => document.querySelector("[role=meter]").ariaValueNow > hurt, hurt);
  assert.ok((await hp(page)) > hurt);
  assert.equal(await lux(page), bright - 1);
});

desk("refusals say why and change nothing", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  const before = await told(page);
  await page.keyboard.press("e");
  await page.getByRole("status").getByText(/prism is empty|unhurt/).first().waitFor();
  assert.equal(await told(page), before);
  assert.equal(await hp(page), 20);
});

desk("a hint says what is to be seen, and Enter does it wherever the hint was asked for", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  const untouched = await record(page);
  await page.getByRole("button", { name: /Hint/ }).click();
  await page.getByRole("status").getByText(/^A good player would turn the (left|middle|right) card: Enter does it/).waitFor();
  await page.waitForFunction(() => document.activeElement.matches("[data-cursor=true]"));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Keep die 1: \d/ }).waitFor();
  assert.notEqual(await record(page), untouched);
  await page.getByRole("button", { name: /Hint/ }).click();
  await page.getByRole("status").getByText(/would keep the [1-6] \((miss|block|hit|counter)/).waitFor();
});

desk("the log is a panel that Esc closes, and the first Esc never leaves a run", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  const place = page.url();
  await page.getByRole("button", { name: /^Log/ }).click();
  const log = page.getByRole("dialog", { name: "Log" });
  await log.getByText(/18 cards wait/).waitFor();
  await page.keyboard.press("Escape");
  await log.waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await page.getByRole("status").getByText(/Esc again leaves the table/).waitFor();
  assert.equal(page.url(), place);
  await page.keyboard.press("Escape");
  await page.waitForURL((address) => address.href !== place);
  await page.getByRole("region", { name: "The table" }).waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Forward" }).waitFor();
});

desk("newcomers are told one thing at a time, and never again what they have understood", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  await page.getByText(/^Nine places of 18 cards/).waitFor();
  await page.getByRole("button", { name: "Understood" }).click();
  assert.equal(await page.getByRole("button", { name: "Understood" }).count(), 0, "the next is told in a fight");
  await page.keyboard.press("1");
  await page.getByText(/^Keep one of your three dice/).waitFor();
  await page.reload();
  await page.getByText(/^Keep one of your three dice/).waitFor();
});

test("on a phone with the largest letters nothing scrolls sideways or is too small for a finger", PHONE, async ({ page }) => {
  await prefer(page, { text_size: "larger" });
  await begin(page, { seed: HURRIED.seed, hand: "tap" });
  for (const [from, to] of [[0, 0], [0, 1], [1, HURRIED.terror], [HURRIED.terror, HURRIED.light]]) {
    await hurry(page, to, from);
    assert.ok((await sideways(page)) <= 0, `the page scrolls sideways after ${to} choices`);
    assert.deepEqual(await tooSmall(page), [], `too small for a finger after ${to} choices`);
  }
});

test("on a phone the light lies above the tools and can be tapped", PHONE, async ({ page }) => {
  await begin(page, { seed: HURRIED.seed, hand: "tap" });
  for (const [from, to] of [[0, 0], [0, 1], [1, HURRIED.light]]) {
    await hurry(page, to, from);
    const light = await page.getByRole("region", { name: "Lux" }).boundingBox();
    const tools = await page.getByRole("navigation", { name: "Tools" }).boundingBox();
    assert.ok(light.y + light.height <= tools.y + 1, `the tools lie on the light after ${to} choices`);
    assert.ok(tools.y + tools.height <= 741, `the tools are in sight after ${to} choices`);
  }
});

/** The sizes in which a place is played in, a telephone of today and a small desk. */
const SIZES = { "a phone": { ...PHONE, viewport: { width: 360, height: 800 } }, "a desk": DESKTOP };

/** So many keys of somebody in a hurry show all that there is on the road. */
const ON_THE_ROAD = 30;

/** Ways into a fight under each rule set. */
const FIGHTS = {
  written: async (page) => {
    await begin(page, { seed: HURRIED.seed });
    await hurry(page, 1);
    await page.getByRole("button", { name: /^Keep die 1/ }).waitFor();
  },
  road: (page) => roadUntil(page, /Which dice strike/),
};

/** Where the place, the light and the tools are, on the page and not on the screen. */
async function whereabouts(page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const [place, light, tools] = await Promise.all([
    page.getByRole("region", { name: "The table" }).boundingBox(),
    page.getByRole("region", { name: "Lux" }).boundingBox(),
    page.getByRole("navigation", { name: "Tools" }).boundingBox(),
  ]);
  return { place, light, tools };
}

for (const [size, device] of Object.entries(SIZES)) {
  test(`on ${size} nothing that is told or asked moves the place, the light or the tools`, device, async ({ page }) => {
    await begin(page, { seed: HURRIED.seed });
    await page.getByRole("button", { name: "Understood" }).waitFor();
    const before = await whereabouts(page);
    assert.ok(before.tools.y + before.tools.height <= device.viewport.height + 1, "the tools are in sight");
    const stays = async (when) => assert.deepEqual(await whereabouts(page), before, when);
    await page.getByRole("button", { name: "Understood" }).click();
    await stays("after a tip");
    await hurry(page, 1);
    await page.getByRole("button", { name: "Understood" }).waitFor();
    await stays("in a fight with a tip");
    await page.getByRole("button", { name: "Understood" }).click();
    await stays("in a fight");
    await hurry(page, HURRIED.terror, 1);
    await stays("before a Terror");
    await hurry(page, HURRIED.light, HURRIED.terror);
    await stays("at the row with light");
    await hurry(page, HURRIED.pit, HURRIED.light);
    await stays("in a pit");
  });

  test(`on ${size} nothing on the road moves the place, the light or the tools`, device, async ({ page }) => {
    await begin(page, { seed: HURRIED.seed, rules: "road" });
    await page.getByRole("button", { name: "Understood" }).waitFor();
    const before = await whereabouts(page);
    assert.ok(before.tools.y + before.tools.height <= device.viewport.height + 1, "the tools are in sight");
    const stays = async (when) => assert.deepEqual(await whereabouts(page), before, when);
    await page.getByRole("button", { name: "Understood" }).click();
    await along(page, ON_THE_ROAD, stays);
  });

  test(`on ${size} no key cap, name or number of the road is broken or cut`, device, async ({ page }) => {
    await begin(page, { seed: HURRIED.seed, rules: "road" });
    await along(page, ON_THE_ROAD, async (when) => assert.deepEqual(await broken(page), [], when));
  });

  for (const [rules, meet] of Object.entries(FIGHTS)) test(`on ${size} traveller and foe stand on the ground of the place, large and facing each other, ${rules}`, device, async ({ page }) => {
    await meet(page);
    const box = (name) => page.locator(name).boundingBox();
    const [stage, traveller, foe] = [await box(".forward-stage"), await box(".forward-body"), await box(".forward-foe-figure")];
    const feet = ({ y, height }) => y + height;
    assert.ok(Math.abs(feet(traveller) - feet(foe)) < 2, "both on the same ground");
    assert.ok(traveller.x + traveller.width <= foe.x + 1, "the traveller to the left");
    // They were 48 and 100 pixels wide on a desk, 32 and 64 on a phone.
    const small = device === DESKTOP ? [48, 100] : [32, 64];
    assert.ok(traveller.width >= 3 * small[0] && foe.width >= 3 * small[1], `${traveller.width} and ${foe.width}`);
    assert.ok(feet(foe) < stage.y + stage.height, "inside of the place");
  });

  test(`on ${size} no key cap, name or number is broken or cut`, device, async ({ page }) => {
    await begin(page, { seed: HURRIED.seed });
    for (const [from, to] of [[0, 0], [0, 1], [1, HURRIED.terror], [HURRIED.terror, HURRIED.light], [HURRIED.light, HURRIED.pit]]) {
      await hurry(page, to, from);
      assert.deepEqual(await broken(page), [], `after ${to} choices`);
    }
  });
}

/** Key caps, names and numbers that take more than a line or more room than they have. */
function broken(page) {
  const names = "kbd, .forward-use-name, .forward-blow, .forward-blows td, .forward-foe-name, .forward-place-name, .forward-forecast";
  return page.locator(names).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom / 8)));
        return lines.size > 1 || element.scrollWidth > element.clientWidth + 2;
      })
      .map(({ className, textContent }) => `${className} '${textContent}'`));
}

for (const rules of Object.keys(FIGHTS)) test(`on a phone what a Snare does covers nothing that can be pressed, ${rules}`, SIZES["a phone"], async ({ page }) => {
  await begin(page, { seed: HURRIED.seed, rules });
  const light = page.getByRole("region", { name: "Lux" });
  const warning = light.locator(".forward-snared");
  await warning.evaluate((warning) => warning.classList.remove("forward-hushed"));
  const { x, y, width, height } = await warning.boundingBox();
  for (const button of await light.getByRole("button").all()) {
    const box = await button.boundingBox();
    const apart = x + width <= box.x || box.x + box.width <= x || y + height <= box.y || box.y + box.height <= y;
    assert.ok(apart, `it lies over '${await button.innerText()}'`);
  }
});

desk("a deadly choice asks first: refused it changes nothing, confirmed it ends the run", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  await hurry(page, HURRIED.deadly - 1);
  const [before, life, played] = [await told(page), await hp(page), await record(page)];
  const dialog = page.getByRole("dialog", { name: "This die kills you" });
  for (const refuse of [() => page.keyboard.press("Escape"), () => dialog.getByRole("button", { name: /think again/ }).click()]) {
    await page.keyboard.press("1");
    await dialog.waitFor();
    await refuse();
    await dialog.waitFor({ state: "hidden" });
    assert.equal(await told(page), before);
    assert.equal(await hp(page), life);
    assert.equal(await record(page), played, "nothing was played");
    assert.equal((await outside(page)).state, "playing");
  }
  await page.keyboard.press("1");
  await dialog.getByRole("button", { name: /die here/ }).click();
  await page.waitForFunction(() => window.gameState === "over");
  assert.notEqual(await record(page), played);
});

desk("giving up asks first, and the question can be refused by key", async ({ page }) => {
  await begin(page, { seed: HURRIED.seed });
  await page.getByRole("button", { name: /Give up/ }).click();
  const dialog = page.getByRole("dialog", { name: /Give this run up/ });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  assert.equal((await outside(page)).state, "waiting");
});

for (const [how, key] of [["that would choose", "Enter"], ["that would keep a die", "1"], ["that would turn a card", "2"]]) {
  test(`a key during a film, ${how}, ends the film and plays nothing unseen`, { reducedMotion: "no-preference" }, async ({ page }) => {
    await time.own(page);
    await begin(page, { seed: HURRIED.seed });
    const untouched = await record(page);
    // The film runs for as long as the next key takes to come.
    await time.hold(page);
    await page.keyboard.press("Enter");
    const { turned, isMarked } = await page.evaluate(() => ({
      turned: JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith("roguery/run/"))[1]).record,
      isMarked: document.querySelector("[data-cursor='true']") !== null,
    }));
    // Nothing is marked while a film runs: the next key comes into it.
    assert.ok(!isMarked, "the film runs");
    assert.notEqual(turned, untouched, "the card is turned, and that is kept");
    await page.keyboard.press(key);
    await page.getByRole("button", { name: /^Keep die 1: \d/ }).waitFor();
    assert.equal(await marked(page).count(), 1, "the film is over");
    assert.equal(await record(page), turned, "the first command and no other was played");
    assert.equal(await hp(page), 20, "no blow was dealt");
    // With the dice in sight the same kind of key plays.
    await page.keyboard.press(key);
    await page.waitForFunction(
      (turned) => Object.entries(localStorage).some(([key, text]) => key.startsWith("roguery/run/") && !text.includes(turned)),
      `"${turned}"`,
    );
  });
}

desk("the rules that a run with other numbers leads to tell its own, and lead back", async ({ page }) => {
  await open(page, "#/forward/new");
  await page.getByText("Your own numbers").click();
  await page.getByLabel("Numbers to change").fill("(lux_heal: 7)");
  await page.getByRole("button", { name: /^Begin/ }).click();
  await table(page);
  const place = page.url();
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: "Other numbers" }).waitFor();
  await page.getByText("The rules of this run: The road, patched").waitFor();
  await page.getByText("7 instead of 5: HP that one Lux heals.").waitFor();
  await page.getByText("5 HP, before the first card of a fork.").waitFor();
  await page.getByRole("link", { name: "Back to the run" }).click();
  await table(page);
  assert.equal(page.url(), place);
  await page.goBack();
  await page.getByRole("heading", { name: "Other numbers" }).waitFor();
  await page.goBack();
  await table(page);
  await open(page, "#/forward/codex");
  await page.getByText("3 HP, before the first card of a fork.").waitFor();
  assert.equal(await page.getByText("instead of").count(), 0);
});
