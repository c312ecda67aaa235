// The arcade comes in parts: the hall first, each game when it is wanted.

import assert from "node:assert/strict";
import { test as plain } from "node:test";
import { ARCADE, launch, open, PHONE, test, visit } from "../support/arcade.mjs";

const isPart = (url) => /\/(split|chunk)_[^/]*\.wasm$/.test(url);

test("the hall can be used before any game was fetched, and games come by themselves", {}, async ({ page }) => {
  const held = [];
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/\/(split|chunk)_[^/]*\.wasm$/, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await open(page);
  // Nothing of a game is here, and all that the hall offers can be pressed.
  for (const name of ["Play: Forward", "Options: Forward"]) await page.getByRole("link", { name, exact: true }).waitFor();
  assert.equal(await page.locator(".cabinet-lit canvas.miniature").count(), 0);
  release();
  await page.locator(".cabinet-lit canvas.miniature").nth(2).waitFor();
  assert.ok(held.some((url) => url.includes("split_forward")), `${held}`);
});

test("one game is fetched for its own page, and no other", {}, async ({ page }) => {
  const fetched = [];
  page.on("request", (request) => isPart(request.url()) && fetched.push(request.url()));
  await page.route("**/service-worker.js", (route) => route.abort());
  await open(page, "#/tactics/codex");
  const games = fetched.filter((url) => url.includes("split_"));
  assert.ok(games.length === 1 && games[0].includes("split_tactics"), `${fetched}`);
});

plain("a game that does not arrive can be fetched again", async () => {
  await launch();
  // The page complains of the network, as it should; so nobody watches for complaints here.
  const { context, page } = await visit({ serviceWorkers: "block" });
  await page.route(/\/(split|chunk)_[^/]*\.wasm$/, (route) => route.abort());
  await open(page, "#/forward/codex");
  await page.getByRole("heading", { name: "The cabinet did not arrive" }).waitFor();
  await page.unroute(/\/(split|chunk)_[^/]*\.wasm$/);
  await page.getByRole("button", { name: "Fetch it again" }).click();
  await page.locator(".codex").waitFor();
  await context.close();
});

for (const [device, options] of [["a desktop", {}], ["a phone", PHONE]]) {
  test(`the first picture of the hall needs no script, on ${device}`, { ...options, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(ARCADE);
    await page.getByRole("heading", { name: "Roguery", level: 1 }).waitFor();
    for (const name of ["Forward", "5×5 Tactics"]) await page.getByRole("heading", { name, level: 3 }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Play", exact: true }).first().getAttribute("href"), "#/forward/daily");
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth).catch(() => false);
    assert.equal(isTooWide, false);
  });
}

test("whoever opens another page does not see the hall first", {}, async ({ page }) => {
  await page.route(/web_bg-.*\.wasm$/, () => {});
  await page.goto(new URL("#/settings", ARCADE).href);
  await page.locator("#first").waitFor({ state: "hidden" });
});
