// Every page of the arcade, how to get there, and which of its pictures the README shows, by size.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { open, outside } from "./arcade.mjs";
import * as descent from "./descent.mjs";
import { HURRIED, begin, dieSoon, hurry, marked, roadUntil, table } from "./forward.mjs";
import { oncePlayed, tear } from "./kept.mjs";
import * as labyrinth from "./labyrinth.mjs";
import * as tactics from "./tactics.mjs";

const SEED = HURRIED.seed;

/** A record of a whole run, to be brought in. */
export async function thinker() {
  const { ARCADE_RECORDS: records } = process.env;
  const name = (await readdir(records)).find((file) => /road-thinker/.test(file));
  return readFile(join(records, name));
}

/** Plays until something is to be seen, and stops there. */
async function until(page, name) {
  await begin(page, { seed: SEED });
  await playUntil(page, () => page.getByRole("button", { name }).first().isVisible());
}

async function playUntil(page, isThere) {
  for (let count = 0; count < 400; count += 1) {
    if ((await isThere()) || (await outside(page)).state === "over") return;
    await page.keyboard.press("Enter");
  }
}

/** Plays in a hurry up to a moment that asks this. */
async function hurryTo(page, keys, asked) {
  await begin(page, { seed: SEED });
  await hurry(page, keys);
  await page.getByRole("heading", { name: asked }).waitFor();
}

/** A run that has come to its end. */
const ended = (page) =>
  oncePlayed(page, "ended", async () => {
    await begin(page, { seed: SEED });
    await dieSoon(page);
  });

/** A match that was won. */
const won = (page) =>
  oncePlayed(page, "won", async () => {
    await tactics.beginAt(page, "won");
    await tactics.turn(page);
    await tactics.order(page, "e1", "c4");
    await tactics.ending(page, "You win");
  });

/** A climb that has come to its end. */
const fallen = (page) =>
  oncePlayed(page, "fallen", async () => {
    await labyrinth.begin(page, { content: labyrinth.FRAIL });
    await labyrinth.die(page);
  });

/** A run of Descent that has come to its end. */
const lost = (page) =>
  oncePlayed(page, "lost", async () => {
    await descent.begin(page, { content: descent.FATAL });
    await descent.lose(page);
  });

async function bringIn(page, record) {
  await open(page, "#/forward/runs");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Import/ }).click();
  await (await chosen).setFiles([{ name: "one.run", mimeType: "application/octet-stream", buffer: record }]);
  await page.getByRole("heading", { name: /^1 run/ }).waitFor();
}

/** Each page with a name; `visit` opens it with something on it. */
export const PAGES = [
  { name: "home", visit: (page) => open(page) },
  {
    name: "home-with-run",
    readme: { desktop: "hall.png" },
    visit: async (page) => {
      await begin(page, { seed: SEED, rules: "road" });
      await marked(page).click();
      await open(page);
    },
  },
  { name: "game", visit: (page) => open(page, "#/forward") },
  { name: "new-run", visit: (page) => open(page, "#/forward/new") },
  { name: "row", visit: (page) => begin(page, { seed: SEED }) },
  { name: "fight", visit: (page) => until(page, /^Keep die/) },
  {
    name: "cleared",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await playUntil(page, () => page.getByRole("button", { name: /^Forward/ }).isVisible());
    },
  },
  { name: "terror", visit: (page) => hurryTo(page, HURRIED.terror, /Terror bars the way/) },
  { name: "pit", visit: (page) => hurryTo(page, HURRIED.pit, /hand slips/) },
  {
    name: "peeking",
    visit: async (page) => {
      await hurryTo(page, HURRIED.light, /Turn a card/);
      await page.keyboard.press("p");
      await page.getByRole("button", { name: /^Look at/ }).waitFor();
      await page.keyboard.press("1");
    },
  },
  {
    name: "peeked",
    visit: async (page) => {
      await hurryTo(page, HURRIED.light, /Turn a card/);
      await page.keyboard.press("p");
      await page.getByRole("button", { name: /^Look at/ }).click();
      await page.getByRole("button", { name: /^(Leave all|Shuffle)/ }).waitFor();
    },
  },
  {
    name: "deadly-question",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await hurry(page, HURRIED.deadly);
      await page.getByRole("dialog", { name: /kills you/ }).waitFor();
    },
  },
  { name: "road-row", readme: { phone: "forward-phone.png" }, visit: (page) => begin(page, { seed: SEED, rules: "road" }) },
  { name: "road-fight", readme: { desktop: "forward-fight.png" }, visit: (page) => roadUntil(page, /Which dice strike/) },
  { name: "road-pit", visit: (page) => roadUntil(page, /Which die do you lay across/) },
  { name: "road-terror", visit: (page) => roadUntil(page, /Terror bars the way/) },
  { name: "road-find", visit: (page) => roadUntil(page, /Which weapon do you take/) },
  {
    name: "keys",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keys" }).waitFor();
    },
  },
  {
    name: "ending",
    visit: async (page) => {
      await ended(page);
      await page.getByRole("button", { name: /^Again/ }).waitFor();
    },
  },
  {
    name: "question",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await page.getByRole("button", { name: /Give up/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "given-up",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await marked(page).click();
      await page.getByRole("button", { name: /Give up/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: /give/i }).click();
      await page.getByRole("heading", { name: /gave this run up/ }).waitFor();
    },
  },
  {
    name: "elsewhere",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      const other = await page.context().newPage();
      await other.goto(page.url());
      await table(other);
      await page.getByRole("heading", { name: /open in another tab/ }).waitFor();
      await page.bringToFront();
    },
  },
  {
    name: "damaged",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      const place = page.url();
      await open(page);
      await tear(page);
      await page.goto(place);
      await page.getByRole("heading", { name: /cannot be opened/ }).waitFor();
    },
  },
  {
    name: "day-ahead",
    visit: async (page) => {
      await open(page, "#/labyrinth/daily");
      await page.getByRole("region", { name: "What lies ahead" }).waitFor();
    },
  },
  {
    name: "day-result",
    visit: async (page) => {
      await oncePlayed(page, "day", async () => {
        await open(page, "#/forward/daily");
        await page.getByRole("button", { name: "Begin the run" }).click();
        await table(page);
        await dieSoon(page);
      });
      await open(page, "#/forward/daily");
      await page.getByRole("heading", { name: /Today's seed/ }).waitFor();
    },
  },
  { name: "records-empty", visit: (page) => open(page, "#/forward/runs") },
  { name: "records", visit: bringIn },
  {
    name: "deletion",
    visit: async (page, record) => {
      await bringIn(page, record);
      await page.getByRole("button", { name: /^Delete/ }).click();
      // What cannot be taken back has to be readable under the pointer as well.
      await page.getByRole("dialog").getByRole("button", { name: /Delete/ }).hover();
    },
  },
  {
    name: "history",
    visit: async (page) => {
      await ended(page);
      await open(page, "#/forward/history");
    },
  },
  { name: "history-empty", visit: (page) => open(page, "#/forward/history") },
  { name: "rules", visit: (page) => open(page, "#/forward/codex") },
  {
    name: "replay",
    readme: { desktop: "replay.png" },
    visit: async (page, record) => {
      await open(page, `#/shared/${record.toString("base64url")}`);
      await page.getByRole("slider", { name: /point/i }).fill("9");
    },
  },
  {
    name: "replay-own",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await hurry(page, HURRIED.terror);
      await page.goto(page.url().replace("/run/", "/watch/"));
      await page.getByRole("slider", { name: /point/i }).fill("3");
    },
  },
  { name: "tactics-game", visit: (page) => open(page, "#/tactics") },
  { name: "tactics-new", visit: (page) => open(page, "#/tactics/new") },
  {
    name: "tactics-cover",
    visit: async (page) => {
      await tactics.begin(page, { players: ["person", "person"] });
      await page.getByRole("button", { name: /I am P1/ }).waitFor();
    },
  },
  {
    name: "tactics-draft",
    visit: async (page) => {
      await tactics.begin(page);
      await page.getByRole("button", { name: /^Rogue/ }).click();
      await page.getByRole("button", { name: /^Smoke Bomb/ }).waitFor();
    },
  },
  {
    name: "tactics-board",
    readme: { desktop: "tactics.png" },
    visit: async (page) => {
      await tactics.beginAt(page, "won");
      await tactics.turn(page);
      await tactics.press(page, "e1");
    },
  },
  {
    name: "tactics-choice",
    visit: async (page) => {
      await tactics.beginAt(page, "choice");
      await tactics.turn(page);
      await tactics.order(page, "c2", "c4");
      await page.getByRole("group", { name: "What does it leave behind?" }).waitFor();
    },
  },
  { name: "tactics-ending", visit: (page) => won(page) },
  {
    name: "tactics-history",
    visit: async (page) => {
      await won(page);
      await open(page, "#/tactics/history");
    },
  },
  {
    name: "tactics-records",
    visit: async (page) => {
      await won(page);
      await open(page, "#/tactics/runs");
    },
  },
  { name: "tactics-rules", visit: (page) => open(page, "#/tactics/codex") },
  {
    name: "tactics-replay",
    visit: async (page) => {
      await won(page);
      await page.goto(page.url().replace("/run/", "/watch/"));
      await page.getByRole("slider", { name: /point/i }).waitFor();
    },
  },
  {
    name: "tactics-first-match",
    visit: async (page) => {
      await open(page, "#/tactics/lesson/1");
      await tactics.turn(page);
      await page.getByRole("note", { name: "How to play" }).waitFor();
    },
  },
  {
    name: "tactics-lesson",
    visit: async (page) => {
      await open(page, "#/tactics/lesson/3");
      await tactics.turn(page);
    },
  },
  {
    name: "tactics-solved",
    visit: async (page) => {
      await open(page, "#/tactics/lesson/2");
      await tactics.turn(page);
      await tactics.order(page, "e2", "c4");
      await page.getByRole("heading", { name: "Solved" }).waitFor();
    },
  },
  {
    name: "labyrinth-field",
    readme: { desktop: "labyrinth.png" },
    visit: async (page) => {
      await labyrinth.begin(page);
      await labyrinth.meet(page);
      await page.keyboard.press("e");
      await page.getByText(/lose about/).waitFor();
    },
  },
  {
    name: "labyrinth-shop",
    visit: async (page) => {
      await oncePlayed(page, "shop", () => labyrinth.toShop(page));
      await labyrinth.field(page);
      await page.keyboard.press("Enter");
      await page.getByRole("region", { name: /^Trade/ }).locator("[data-cursor]:focus").waitFor();
    },
  },
  { name: "labyrinth-ending", visit: fallen },
  {
    name: "labyrinth-history",
    visit: async (page) => {
      await fallen(page);
      await open(page, "#/labyrinth/history");
    },
  },
  {
    name: "labyrinth-replay",
    visit: async (page) => {
      await fallen(page);
      await page.goto(page.url().replace("/run/", "/watch/"));
      await page.getByRole("slider", { name: /point/i }).fill("9");
    },
  },
  { name: "descent-game", visit: (page) => open(page, "#/descent") },
  {
    name: "descent-new",
    visit: async (page) => {
      await open(page, "#/descent/new");
      await page.getByText("Make it harder").click();
    },
  },
  {
    name: "descent-draft",
    visit: async (page) => {
      await open(page, "#/descent/new");
      await page.getByText("Draft and race").click();
      await page.getByRole("button", { name: "Lay them out" }).click();
      await page.locator(".descent-face-up button").first().click();
    },
  },
  {
    name: "descent-field",
    readme: { desktop: "descent.png" },
    visit: async (page) => {
      await descent.begin(page);
      await descent.meet(page);
      await page.keyboard.press("e");
      await page.getByText(/Look around with the arrows|Tap what you want/).waitFor();
    },
  },
  {
    name: "descent-pack",
    visit: async (page) => {
      await descent.begin(page);
      await page.keyboard.press("p");
      await page.locator(".dungeon-side [data-cursor]:focus").waitFor();
    },
  },
  { name: "descent-offer", visit: (page) => descent.takeOver(page, "at-offer.run") },
  {
    name: "descent-ways",
    visit: async (page) => {
      await descent.takeOver(page, "at-stairs.run");
      await page.keyboard.press(">");
      await descent.ways(page).waitFor();
    },
  },
  {
    name: "descent-keeper",
    visit: async (page) => {
      await descent.takeOver(page, "at-keeper.run");
      await page.keyboard.press("Enter");
      await descent.trade(page).locator("[data-cursor]").waitFor();
    },
  },
  { name: "descent-two", visit: (page) => descent.begin(page, { companion: "Lamplighter" }) },
  { name: "descent-ending", visit: (page) => lost(page) },
  {
    name: "descent-history",
    visit: async (page) => {
      await lost(page);
      await open(page, "#/descent/history");
    },
  },
  { name: "descent-rules", visit: (page) => open(page, "#/descent/codex") },
  {
    name: "descent-replay",
    visit: async (page) => {
      await lost(page);
      await page.goto(page.url().replace("/run/", "/watch/"));
      const points = page.getByRole("slider", { name: /point/i });
      // How many commands such a run has is left to its seed.
      await points.fill(String(Math.floor(Number(await points.getAttribute("max")) / 2)));
    },
  },
  { name: "settings", visit: (page) => open(page, "#/settings") },
  {
    name: "key-capture",
    visit: async (page) => {
      await open(page, "#/settings");
      await page.getByRole("button", { name: /: The second one/ }).last().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "check-records", visit: (page) => open(page, "#/verify") },
  { name: "trouble", visit: (page) => open(page, "#/nowhere/at/all") },
];
