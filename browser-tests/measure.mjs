// How soon the arcade is there, and how soon it answers a key. A benchmark, not a test: it fails
// only when the game did not draw what was to be measured.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { ARCADE, close, launch, open, visit } from "./support/arcade.mjs";
import { begin } from "./support/forward.mjs";

const VISITS = 7;
const KEYS = 60;

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
const worst = (numbers) => Math.max(...numbers);
const told = (what, numbers) =>
  `${what}: median ${median(numbers).toFixed(0)} ms, slowest ${worst(numbers).toFixed(0)} ms of ${numbers.length}`;

/** From the first byte of the page to a hall that is drawn and answers. */
async function arrival() {
  const visitor = await visit();
  await visitor.page.addInitScript(() => {
    const look = () => {
      const cabinet = document.querySelector("main canvas");
      if (cabinet && document.querySelector("main a[href]")) {
        // Drawn by the next frame at the latest.
        requestAnimationFrame(() => requestAnimationFrame(() => (window.arrived = performance.now())));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(visitor.page);
  await visitor.page.waitForFunction(() => window.arrived);
  const drawn = await visitor.page.locator("main canvas").first().evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(drawn > 4, "the miniature shows a game");
  const time = await visitor.page.evaluate(
    () => window.arrived - performance.getEntriesByType("navigation")[0].responseStart,
  );
  await visitor.context.close();
  return time;
}

/** From a key press to the first frame with something new on the table. */
async function answers() {
  const { page, context } = await visit({ reducedMotion: "no-preference" });
  await begin(page, { seed: "BCD-FGH-JKL" });
  assert.equal(await page.getByRole("button", { name: /^Turn card/ }).count(), 3, "three cards lie there");
  await page.evaluate(() => {
    window.answers = [];
    let watch;
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        // A key that changed nothing is not answered by what a later key does.
        watch?.disconnect();
        watch = new MutationObserver((_, watch) => {
          watch.disconnect();
          requestAnimationFrame(() => {
            const frame = new MessageChannel();
            // A message sent in a frame comes after it has been painted.
            frame.port1.onmessage = () => window.answers.push(performance.now() - timeStamp);
            frame.port2.postMessage(0);
          });
        });
        watch.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true, characterData: true });
      },
      { capture: true },
    );
  });
  for (let count = 0; count < KEYS; count += 1) {
    await page.keyboard.press(count % 2 ? "ArrowRight" : "Enter");
    await page.waitForTimeout(120);
  }
  const times = await page.evaluate(() => window.answers);
  assert.ok(times.length > KEYS / 2, `only ${times.length} of ${KEYS} keys were answered`);
  await context.close();
  return times;
}

await launch();
const arrivals = [];
for (let count = 0; count < VISITS; count += 1) arrivals.push(await arrival());
const figures = [
  `The arcade at ${ARCADE}`,
  told("from the first byte to a hall that is drawn", arrivals),
  told("from a key to the first frame that shows its effect", await answers()),
].join("\n");
await close();
console.log(figures);
if (process.env.ARCADE_FIGURES) await writeFile(process.env.ARCADE_FIGURES, `${figures}\n`);
