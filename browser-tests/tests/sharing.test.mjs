// Records leave and enter the browser: links, files, replays.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { leave, open, outside, test as alone, together } from "../support/arcade.mjs";
import { table, told } from "../support/forward.mjs";
import * as time from "../support/time.mjs";

const RECORDS = process.env.ARCADE_RECORDS;

async function someRecord(pattern = /thinker/) {
  const name = (await readdir(RECORDS)).filter((file) => file.endsWith(".run")).find((file) => pattern.test(file));
  return { name, bytes: await readFile(join(RECORDS, name)) };
}

const test = together({});

const shared = (bytes) => `#/shared/${bytes.toString("base64url")}`;

const bring = async (page, files) => {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Import/ }).click();
  await (await chosen).setFiles(files);
};

test("a shared link plays the whole run, forwards and backwards", async ({ page }) => {
  const { bytes } = await someRecord();
  await open(page, shared(bytes));
  const slider = page.getByRole("slider", { name: /point/i });
  const last = Number(await slider.getAttribute("max"));
  assert.ok(last > 20);
  const start = await told(page);
  await slider.fill(String(last >> 1));
  const middle = await told(page);
  assert.notEqual(middle, start);
  await page.keyboard.press("End");
  assert.notEqual(await told(page), middle);
  await slider.fill(String(last >> 1));
  assert.equal(await told(page), middle, "the same point looks the same from both sides");
  await page.getByRole("button", { name: "One command forward" }).click();
  await page.getByRole("button", { name: "One command back" }).click();
  assert.equal(await told(page), middle);
  await slider.fill("0");
  assert.equal(await told(page), start);
});

alone("a record that is watched goes on by itself until it is told to wait", {}, async ({ page }) => {
  const { bytes } = await someRecord();
  await time.own(page);
  await open(page, shared(bytes));
  const slider = page.getByRole("slider", { name: /point/i });
  await slider.waitFor();
  await time.hold(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await time.pass(page, 5_000);
  const point = Number(await slider.inputValue());
  assert.ok(point >= 2, `at command ${point}`);
  await page.getByRole("button", { name: "Pause" }).click();
  await time.pass(page, 5_000);
  assert.equal(Number(await slider.inputValue()), point);
});

test("the digest of a watched record is checked", async ({ page }) => {
  const { name, bytes } = await someRecord();
  const expected = (await readFile(join(RECORDS, "expected.txt"), "utf8")).split("\n").find((line) => line.startsWith(name));
  await open(page, shared(bytes));
  await page.getByText(expected.split(" ").at(-1)).waitFor();
});

test("somebody's run is taken over from the middle, as a branch that does not count", async ({ page }) => {
  const { bytes } = await someRecord();
  await open(page, shared(bytes));
  const slider = page.getByRole("slider", { name: /point/i });
  await slider.fill("12");
  await leave(page.getByRole("button", { name: /Take over/ }));
  await table(page);
  assert.equal((await outside(page)).state, "playing");
  await open(page, "#/forward/runs");
  await page.getByText(/branch/i).first().waitFor();
});

test("a watched run is taken over by key", async ({ page }) => {
  const { bytes } = await someRecord();
  await open(page, shared(bytes));
  const slider = page.getByRole("slider", { name: /point/i });
  await slider.fill("12");
  await page.keyboard.press("t");
  await slider.waitFor({ state: "detached" });
  assert.match(new URL(page.url()).hash, /^#\/forward\/run\//);
  await table(page);
  assert.equal((await outside(page)).state, "playing");
});

alone("a record is exported and imported again", {}, async ({ page }) => {
  const { bytes } = await someRecord();
  await time.own(page);
  await open(page, "#/forward/runs");
  await bring(page, [{ name: "mine.run", mimeType: "application/octet-stream", buffer: bytes }]);
  await page.getByRole("heading", { name: /^1 run/ }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export as a file:/ }).click();
  const exported = await readFile(await (await download).path());
  assert.deepEqual(exported, bytes);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /Delete/ }).click();
  await page.getByText(/No run on this device/).first().waitFor();
  await bring(page, [{ name: "again.run", mimeType: "application/octet-stream", buffer: exported }]);
  await page.getByRole("heading", { name: /^1 run/ }).waitFor();
  // The same record a second time changes nothing. That is told for a while only.
  await time.hold(page);
  await bring(page, [{ name: "again.run", mimeType: "application/octet-stream", buffer: exported }]);
  await page.getByRole("status").getByText(/already|known/i).first().waitFor();
  await page.getByRole("heading", { name: /^1 run/ }).waitFor();
});

test("a file that is no record is refused and changes nothing", async ({ page }) => {
  await open(page, "#/forward/runs");
  await bring(page, [{ name: "letter.run", mimeType: "text/plain", buffer: Buffer.from("Dear all") }]);
  await page.getByRole("alert").getByText(/letter\.run/).waitFor();
  await page.getByText(/No run on this device/).first().waitFor();
});

for (const [what, letters] of [
  ["no letters of a record", "Not*A*Record"],
  ["letters that say nothing", "QUJDREVGR0g"],
]) {
  test(`a bad link says so: ${what}`, async ({ page }) => {
    await open(page, `#/shared/${letters}`);
    await page.getByRole("alert").waitFor();
  });
}

test("a record of rules that are not known yet is refused and can be kept", async ({ page }) => {
  const { bytes } = await someRecord();
  // The game's name lies behind the magic number, the format and the head of the first chunk.
  const stranger = Buffer.from(bytes);
  const place = stranger.indexOf("forward");
  stranger.write("sideway", place);
  await open(page, shared(stranger));
  await page.getByRole("alert").waitFor();
  await page.getByRole("button", { name: /Save what came/ }).first().waitFor();
});

test("an address that leads nowhere has a page of its own", async ({ page }) => {
  for (const place of ["#/nowhere/at/all", "#/forward/new?seed=AAA-AAA-AAA", "#/forward/daily/tomorrow", "#/refuel/new", "#/tactics/lesson/99", "#/forward/run/gone"]) {
    await open(page, place);
    await page.getByRole("alert").waitFor();
    await page.getByRole("main").getByRole("link").first().waitFor();
  }
});
