// How soon the arcade is there, how soon it answers a key, and how fast its rules are. A benchmark, not a test: it fails
// only when the game did not draw what was to be measured.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lighthouse } from "./lighthouse.mjs";
import { ARCADE, close, launch, open, visit, watched } from "./support/arcade.mjs";
import { begin } from "./support/forward.mjs";

const VISITS = 7;
const KEYS = 60;
/** How many frames are drawn between two keys. */
const FRAMES = 8;

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
const worst = (numbers) => Math.max(...numbers);
const told = (what, numbers) =>
  `${what}: median ${median(numbers).toFixed(0)} ms, slowest ${worst(numbers).toFixed(0)} ms of ${numbers.length}`;

/** What is found at a visit, which is given up only when nothing moves any more. */
async function visiting(options, look) {
  const visitor = await visit(options);
  let found;
  await watched(visitor, async () => {
    found = await look(visitor.page);
  });
  await visitor.context.close();
  return found;
}

/** From the first byte of the page to a hall that is drawn and answers. */
async function arrival(page) {
  await page.addInitScript(() => {
    const look = () => {
      const cabinet = document.querySelector("main canvas");
      if (cabinet && document.querySelector("main a[href]")) {
        // Drawn by the next frame at the latest.
        requestAnimationFrame(() => requestAnimationFrame(() => (window.arrived = performance.now())));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page);
  await page.waitForFunction(() => window.arrived);
  const drawn = await page.locator("main canvas").first().evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(drawn > 4, "the miniature shows a game");
  return page.evaluate(() => window.arrived - performance.getEntriesByType("navigation")[0].responseStart);
}

/** From a key press to the first frame with something new on the table. */
async function answers(page) {
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
    // Nothing else may be under way when the next key comes.
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    }, FRAMES);
  }
  const times = await page.evaluate(() => window.answers);
  assert.ok(times.length > KEYS / 2, `only ${times.length} of ${KEYS} keys were answered`);
  return times;
}

/** How often the same is asked; the quickest time counts, since whatever else goes on only takes longer. */
const GOES = 7;

/** A number in the notation of messages between page and worker. */
function varint(number) {
  const bytes = [];
  for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
  return [...bytes, number];
}

const sized = (bytes) => Buffer.concat([Buffer.from(varint(bytes.length)), bytes]);
/** Asks whether records are true (`counsel::message::Ask::Records`). */
const toCheck = (records) => Buffer.concat([Buffer.from([1, ...varint(records.length)]), ...records.map(sized)]);
/** Asks what the hardest bot of Tactics plays for the first side (`counsel::message::Ask::Game`). */
const toSearch = (record) =>
  Buffer.concat([
    Buffer.from([0]),
    sized(Buffer.from("tactics")),
    sized(Buffer.concat([sized(record), Buffer.from([0, 0, 2])])),
  ]);

/** How many microseconds the arcade's own worker takes to answer. */
async function thinking(page, ask) {
  const times = await page.evaluate(
    async ([ask, goes]) => {
      const worker = new Worker(document.querySelector("meta[name=worker]").content, { type: "module" });
      const heard = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
      await heard();
      const times = [];
      for (let go = 0; go < goes; go += 1) {
        const start = performance.now();
        worker.postMessage(new Uint8Array(ask));
        const reply = await heard();
        times.push((performance.now() - start) * 1000);
        if (reply[0] !== ask[0]) throw new Error("the worker answers another question");
      }
      worker.terminate();
      return times;
    },
    [[...ask], GOES],
  );
  return Math.min(...times);
}

/** What is done in a second, natively and in this browser. */
async function pace(page) {
  const folder = process.env.ARCADE_RECORDS;
  const listed = (await readFile(join(folder, "expected.txt"), "utf8")).trim().split("\n");
  const files = listed.map((line) => line.split(" ")[0]);
  await open(page);
  const lines = [];
  for (const line of process.env.ARCADE_NATIVE.trim().split("\n")) {
    const [what, count, natively] = line.split(" ");
    const isSearch = what === "search";
    const names = isSearch ? ["search.run"] : files.filter((file) => file.split("-")[1] === what);
    const records = await Promise.all(names.map((name) => readFile(join(folder, name))));
    const here = await thinking(page, isSearch ? toSearch(records[0]) : toCheck(records));
    const aSecond = (micros) => Math.round((count / micros) * 1e6).toLocaleString("en");
    lines.push(
      `${isSearch ? "positions of the search of tactics" : `commands of ${what}`} a second: ` +
        `natively ${aSecond(natively)}, in the browser ${aSecond(here)}, ${(here / natively).toFixed(2)} times slower`,
    );
  }
  return lines;
}

await launch();
const arrivals = [];
for (let count = 0; count < VISITS; count += 1) arrivals.push(await visiting({}, arrival));
const figures = [
  `The arcade at ${ARCADE}`,
  told("from the first byte to a hall that is drawn", arrivals),
  told("from a key to the first frame that shows its effect", await visiting({ reducedMotion: "no-preference" }, answers)),
  ...(await visiting({}, pace)),
  ...(await lighthouse()),
].join("\n");
await close();
console.log(figures);
if (process.env.ARCADE_FIGURES) await writeFile(process.env.ARCADE_FIGURES, `${figures}\n`);
