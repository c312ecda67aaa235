// The tests themselves: they wait for whoever is slow and give up on whoever stands still.

import assert from "node:assert/strict";
import { test } from "../support/arcade.mjs";
import { whileMoving } from "../support/stillness.mjs";

/** So few looks that nobody has to wait for long. */
const LOOKS = 2;

/** Runs in the page: works for longer than it takes to look so often, and then shows something. */
const work = `const end = performance.now() + 4_000; while (performance.now() < end);`;

test("a page that stands still is given up, with what was waited for and what is there instead", {}, async ({ page, context }) => {
  await page.setContent("<h1>All is quiet</h1>");
  // Pictures that move for ever are no news.
  await page.evaluate(() => document.querySelector("h1").animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, iterations: Infinity }));
  const waiting = whileMoving(context, () => page.getByRole("heading", { name: "News" }).waitFor(), LOOKS);
  await assert.rejects(waiting, ({ message }) => {
    assert.match(message, /nothing has moved for 2 looks/);
    assert.match(message, /All is quiet/);
    assert.match(message, /heading.*News/);
    return true;
  });
});

test("a page that is busy is waited for", {}, async ({ page, context }) => {
  await page.setContent("<h1>At work</h1>");
  await page.evaluate((work) => setTimeout(`${work} document.querySelector("h1").textContent = "Done";`), work);
  await whileMoving(context, () => page.getByRole("heading", { name: "Done" }).waitFor(), LOOKS);
});

test("a page whose worker is busy is waited for", {}, async ({ page, context }) => {
  await page.setContent("<h1>At work</h1>");
  await page.evaluate((work) => {
    const script = new Blob([`${work} postMessage("Done");`]);
    const worker = new Worker(URL.createObjectURL(script));
    worker.onmessage = ({ data }) => (document.querySelector("h1").textContent = data);
  }, work);
  await whileMoving(context, () => page.getByRole("heading", { name: "Done" }).waitFor(), LOOKS);
});
