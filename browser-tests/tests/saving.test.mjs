// Nothing that was played is lost: reloads, killed tabs, two tabs, full and damaged storage.

import assert from "node:assert/strict";
import { open, outside, test } from "../support/arcade.mjs";
import { begin, marked, table, told } from "../support/forward.mjs";
import { claim, tear } from "../support/kept.mjs";
import * as time from "../support/time.mjs";

const choices = async (page, count) => {
  for (let made = 0; made < count; made += 1) {
    if ((await outside(page)).state === "over") return;
    await marked(page).click();
  }
};

test("a reload in the middle goes on where it was", {}, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await choices(page, 6);
  const before = await told(page);
  const score = (await outside(page)).score;
  await page.reload();
  await table(page);
  assert.equal(await told(page), before);
  assert.equal((await outside(page)).score, score);
});

test("a killed tab loses nothing, and the hall offers to go on", {}, async ({ page, context }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await choices(page, 6);
  const before = await told(page);
  const devtools = await context.newCDPSession(page);
  // The browser ends the tab's process as if it had run out of memory.
  devtools.send("Page.crash").catch(() => {});
  await page.waitForEvent("crash");
  const again = await context.newPage();
  await open(again);
  await again.getByRole("link", { name: "Continue" }).first().click();
  await table(again);
  assert.equal(await told(again), before);
});

test("two tabs on one run are noticed, and the run can be taken back", {}, async ({ page, context }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await choices(page, 3);
  const first = await claim(page);
  assert.ok(first, "the tab says that it has the run");
  const other = await context.newPage();
  await other.goto(page.url());
  await table(other);
  const second = await claim(page);
  assert.ok(second && second !== first, "and now the other does");
  await page.getByRole("heading", { name: /open in another tab/ }).waitFor();
  await choices(other, 2);
  const there = await told(other);
  await page.getByRole("button", { name: "Play here" }).click();
  await table(page);
  assert.equal(await told(page), there);
  await other.getByRole("heading", { name: /open in another tab/ }).waitFor();
  const third = await claim(page);
  assert.ok(third && third !== second, `the run is this tab's again and says so, not '${third}'`);
});

test("full storage is said, with export offered, and nothing is lost", {}, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await page.evaluate(() => {
    let size = 1 << 20;
    for (let place = 0; size > 0; place += 1) {
      try {
        localStorage.setItem(`filler/${place}`, "x".repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  await choices(page, 6);
  const warning = page.getByRole("alert").filter({ hasText: /not saved/i });
  await warning.waitFor();
  const download = page.waitForEvent("download");
  await warning.getByRole("button", { name: "Export" }).click();
  assert.match((await download).suggestedFilename(), /^forward-.*\.run$/);
  // As soon as there is room again, the next command keeps all that was played.
  await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("filler/")).forEach((key) => localStorage.removeItem(key)),
  );
  await choices(page, 1);
  await warning.waitFor({ state: "hidden" });
  const before = await told(page);
  await page.reload();
  await table(page);
  assert.equal(await told(page), before);
});

test("forbidden storage is said, and the game is played all the same", {}, async ({ page, complaints }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await begin(page, { seed: "BCD-FGH-JKL" });
  await page.getByRole("alert").filter({ hasText: /not saved/i }).waitFor();
  await choices(page, 4);
  assert.notEqual((await outside(page)).state, "waiting");
  assert.deepEqual(complaints, []);
});

test("a damaged end of a run is cut off and said; the rest goes on", {}, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  await choices(page, 6);
  const place = page.url();
  await open(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("roguery/run/"));
    const kept = JSON.parse(localStorage.getItem(key));
    kept.record = kept.record.slice(0, Math.floor((kept.record.length - 6) / 4) * 4);
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.goto(place);
  await table(page);
  await page.getByText(/part of this run is lost/i).waitFor();
  assert.ok(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("roguery/aside/"))));
});

test("a run that cannot be read says so and is kept", {}, async ({ page }) => {
  await begin(page, { seed: "BCD-FGH-JKL" });
  const place = page.url();
  await open(page);
  await tear(page);
  await page.goto(place);
  await page.getByRole("heading", { name: "This run cannot be opened" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /as it is/ }).click();
  await download;
  await open(page, "#/forward/runs");
  await page.getByText(/damaged/i).first().waitFor();
});

test("what was set aside is listed, can be taken along, deleted and taken back", {}, async ({ page }) => {
  await time.own(page);
  await begin(page, { seed: "BCD-FGH-JKL" });
  await choices(page, 6);
  const place = page.url();
  // Two damages of one run, one after the other: both are kept.
  for (const letters of [6, 9]) {
    await open(page);
    await page.evaluate((letters) => {
      const key = Object.keys(localStorage).find((key) => key.startsWith("roguery/run/"));
      const kept = JSON.parse(localStorage.getItem(key));
      kept.record = kept.record.slice(0, Math.floor((kept.record.length - letters) / 4) * 4);
      localStorage.setItem(key, JSON.stringify(kept));
    }, letters);
    await page.goto(place);
    await table(page);
    await page.getByRole("button", { name: "Close this notice" }).click();
    await choices(page, 2);
  }
  await open(page, "#/forward/runs");
  const aside = page.getByRole("region", { name: "Set aside" });
  await aside.getByRole("listitem").nth(1).waitFor();
  assert.equal(await aside.getByRole("listitem").count(), 2);
  await aside.getByText(/^The record is damaged from byte \d+ on/).first().waitFor();
  const download = page.waitForEvent("download");
  await aside.getByRole("button", { name: /as it is/ }).first().click();
  assert.match((await download).suggestedFilename(), /\.damaged\.json$/);
  // What was deleted can be taken back for a while.
  await time.hold(page);
  await aside.getByRole("button", { name: /^Delete/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Take it back" }).waitFor();
  assert.equal(await aside.getByRole("listitem").count(), 1);
  await page.getByRole("button", { name: "Take it back" }).click();
  await aside.getByRole("listitem").nth(1).waitFor();
});
