// Every page of the arcade, and how to get there.

import { open, outside } from "./arcade.mjs";
import { begin, dieSoon, marked } from "./forward.mjs";

const SEED = "BCD-FGH-JKL";

/** Plays until something is to be seen, and stops there. */
async function until(page, name) {
  await begin(page, { seed: SEED });
  await playUntil(page, () => page.getByRole("button", { name }).first().isVisible());
}

async function playUntil(page, isThere) {
  for (let count = 0; count < 400; count += 1) {
    if ((await isThere()) || (await outside(page)).state === "over") return;
    await marked(page).click();
  }
}

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
    visit: async (page) => {
      await begin(page, { seed: SEED });
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
  {
    name: "ending",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await dieSoon(page);
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
  { name: "records-empty", visit: (page) => open(page, "#/forward/runs") },
  { name: "records", visit: bringIn },
  {
    name: "history",
    visit: async (page) => {
      await begin(page, { seed: SEED });
      await dieSoon(page);
      await open(page, "#/forward/history");
    },
  },
  { name: "history-empty", visit: (page) => open(page, "#/forward/history") },
  { name: "rules", visit: (page) => open(page, "#/forward/codex") },
  {
    name: "replay",
    visit: async (page, record) => {
      await open(page, `#/shared/${record.toString("base64url")}`);
      await page.getByRole("slider", { name: /point/i }).fill("9");
    },
  },
  { name: "settings", visit: (page) => open(page, "#/settings") },
  { name: "check-records", visit: (page) => open(page, "#/verify") },
  { name: "trouble", visit: (page) => open(page, "#/nowhere/at/all") },
];
