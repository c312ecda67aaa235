// What of a dungeon is on the screen: in large letters, on a phone, and whoever is outside of the picture.

import assert from "node:assert/strict";
import { DESKTOP, PHONE, painted, test, together } from "../support/arcade.mjs";
import { change } from "../support/kept.mjs";
import * as descent from "../support/descent.mjs";
import { begin, errand, field, foe, meet, said } from "../support/labyrinth.mjs";

const desk = together(DESKTOP);

/** How a run of each dungeon begins, how one comes to somebody, and seeds on which somebody is outside of the picture of a phone; in Descent it holds all that one can see. */
const DUNGEONS = {
  "Endless Tower": { begin, meet, next: (page) => errand(page, "o"), seeds: ["BCD-FGH-JKL", "FGH-JKL-BCD", "JKL-BCD-FGH"], isWide: false },
  Descent: { begin: descent.begin, meet: descent.meet, next: descent.explore, seeds: ["BCD-FGH-JKL"], isWide: true },
};

const LARGEST = { text_size: "larger" };

/** Buttons of the strip that are not wholly on the screen. */
const cut = (page) =>
  page.getByRole("group", { name: "Actions" }).getByRole("button").evaluateAll((all) =>
    all
      .map((button) => [button.textContent, button.getBoundingClientRect()])
      .filter(([, { left, top, right, bottom }]) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      .map(([name]) => name),
  );

const height = async (locator) => (await locator.boundingBox()).height;

for (const [game, { begin, meet }] of Object.entries(DUNGEONS)) desk(`in the largest letters the strip of actions of ${game} stays on the screen`, async ({ page }) => {
  await begin(page);
  await change(page, LARGEST);
  await page.waitForFunction(() => document.documentElement.dataset.textSize === "larger");
  assert.deepEqual(await cut(page), [], "before anything has happened");
  await meet(page);
  assert.deepEqual(await cut(page), [], "with somebody in sight");
  assert.equal(await page.evaluate(() => scrollY), 0);
});

for (const [size, settings] of [["usual", {}], ["largest", LARGEST]]) {
  desk(`as long as nothing is looked at, the log has the room for it, in the ${size} letters`, async ({ page }) => {
    await begin(page);
    await change(page, settings);
    await errand(page, "o");
    const log = page.getByRole("group", { name: "Log" });
    const look = page.getByRole("region", { name: "What is there" });
    const panel = page.getByRole("region", { name: "Log" });
    // Exploring may have stopped because somebody came into sight, who is told about then.
    for (let count = 0; count < 20 && (await painted(page), await look.isVisible()); count += 1) {
      if (await foe(page).isVisible()) await foe(page).click();
      else await errand(page, "o");
    }
    await look.waitFor({ state: "hidden" });
    await painted(page);
    const alone = await height(panel);
    const map = page.getByRole("complementary").getByRole("img", { name: /^Map of floor/ });
    const place = (await map.boundingBox()).y;
    assert.ok((await height(log)) >= 60, "there are lines to be read");
    await page.keyboard.press("e");
    await look.waitFor();
    await painted(page);
    const beside = await height(panel);
    assert.ok(alone > beside + 100 && beside >= 60, `${alone} px alone, ${beside} px beside what is looked at`);
    assert.ok(Math.abs((await map.boundingBox()).y - place) < 2, "what stands below does not jump");
    await page.keyboard.press("Escape");
    await look.waitFor({ state: "hidden" });
    await painted(page);
    assert.ok(Math.abs((await height(panel)) - alone) < 1, "and has it back afterwards");
  });
}

desk("the newest is told first, and what is refused again is counted", async ({ page }) => {
  await begin(page);
  await meet(page);
  const counts = [];
  while (counts.length < 2) {
    const told = await errand(page, "o");
    assert.match(told, /^Exploring stops: [^.]+ in sight\./);
    const count = Number(told.match(/ ×(\d+)/)?.[1] ?? 1);
    if (count > (counts.at(-1) ?? 1)) counts.push(count);
  }
});

/** Everybody in sight, wherever the list is, by how far away they are told to be: columns and rows. */
const inSight = (page) =>
  page.locator(".dungeon-sight").evaluateAll((all) =>
    all
      .filter((listed) => / HP/.test(listed.querySelector(".dungeon-sight-state")?.textContent))
      .map((listed) => {
        const told = listed.querySelector(".dungeon-sight-place").textContent;
        const far = (ways) => Number(told.match(new RegExp(`(\\d+) (${ways})`))?.[1] ?? 0);
        return [far("east|west"), far("north|south")];
      }),
  );

for (const [game, { begin, next, seeds, isWide }] of Object.entries(DUNGEONS)) test(`on a phone of ${game} an arrow points to whoever is in sight but not in the picture, and says how far`, { ...PHONE, viewport: { width: 360, height: 800 } }, async ({ page }) => {
  let arrows = 0;
  for (const seed of seeds) {
    await begin(page, { seed, hand: "tap" });
    const labyrinth = await field(page);
    const [columns, rows] = await labyrinth.evaluate(({ style }) => ["--columns", "--rows"].map((name) => Number(style.getPropertyValue(name))));
    for (let count = 0; count < 14 && (await page.evaluate(() => window.gameState)) !== "over"; count += 1) {
      await next(page);
      const foes = await inSight(page);
      const outside = foes.filter(([across, down]) => across > (columns - 1) / 2 || down > (rows - 1) / 2);
      const steps = outside.map(([across, down]) => across + down).sort((one, two) => one - two);
      assert.equal((await labyrinth.getAttribute("data-beyond")) ?? "", steps.join(" "));
      arrows += steps.length;
      // Whoever is in sight comes nearer.
      if (foes.length > 0) await page.keyboard.press(".");
    }
  }
  assert.ok(isWide || arrows > 0, "nobody was ever outside of the picture");
});
