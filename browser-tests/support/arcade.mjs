// Opens the served arcade in Debian's Chromium, the way a person would: nothing is mocked.

import assert from "node:assert/strict";
import { after, before, test as plain } from "node:test";
import { chromium } from "playwright-core";
import { prepare, whileMoving } from "./stillness.mjs";

/** Where the arcade is served; `cargo xtask browser` starts a server and says it here. */
export const ARCADE = process.env.ARCADE_URL ?? "http://127.0.0.1:7777/";

/** The sizes that every page is looked at in. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Sounds are made, but nobody has to hear them.
  "--mute-audio",
  "--autoplay-policy=user-gesture-required",
];

/**
 * What makes a browser one for fingers. The touch screen of a visitor alone does not: a picture of
 * the whole page ends it, and the rest of the visit would be seen with a mouse.
 */
const FINGERS = [
  "--touch-events=enabled",
  "--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1",
];

const browsers = new Map();
let started;

/** Starts the browser; tests do so by themselves. The one for fingers starts with its first visitor. */
export async function launch() {
  await browserFor("mouse");
}

/** Ends whatever was started. */
export async function close() {
  for (const browser of browsers.values()) await browser.close();
  browsers.clear();
}

async function browserFor(hand) {
  if (!browsers.has(hand)) {
    const args = hand === "fingers" ? [...FLAGS, ...FINGERS] : FLAGS;
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    browsers.set(hand, await chromium.launch({ executablePath, args, timeout: 0 }));
  }
  return browsers.get(hand);
}

/**
 * A test with a visitor of its own: a fresh profile and one page. Whatever the page complains
 * about in its console fails the test.
 */
export function test(name, options, play) {
  start();
  plain(name, async () => {
    const visitor = await visit(options);
    try {
      await watched(visitor, play);
    } finally {
      await visitor.context.close();
    }
  });
}

/**
 * Gives a `test` whose tests share a visitor, one after the other. Each finds nothing stored and
 * the arcade open already; after one that failed comes a new visitor.
 */
export function together(options) {
  start();
  let visitor;
  after(() => visitor?.context.close());
  return (name, play) =>
    plain(name, async () => {
      visitor ??= await visit(options);
      try {
        await watched(visitor, async () => {
          await forget(visitor.page);
          await play(visitor);
        });
        for (const other of visitor.context.pages().slice(1)) await other.close();
      } catch (error) {
        await visitor.context.close();
        visitor = undefined;
        throw error;
      }
    });
}

function start() {
  started ??= (before(launch), after(close), true);
}

/** Whatever the page complains about fails what was tried, and so does a page on which nothing moves any more. */
export async function watched(visitor, play) {
  try {
    await whileMoving(visitor.context, () => play(visitor));
    assert.deepEqual(visitor.complaints, [], "the page complained");
  } catch (error) {
    // What the page itself had to say comes first: it is most often the reason.
    throw new Error(`at ${visitor.page.url()}\n  ${visitor.complaints.join("\n  ")}`, { cause: error });
  }
}

/** A visitor with a fresh profile, who waits for ever unless being watched. */
export async function visit(options = {}) {
  const browser = await browserFor(options.hasTouch ? "fingers" : "mouse");
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce", ...options });
  await prepare(context);
  const complaints = [];
  context.on("weberror", (event) => complaints.push(event.error().stack ?? String(event.error())));
  context.on("console", (message) => {
    // The tests themselves read canvases, which the browser advises against.
    const isOfTests = message.text().startsWith("Canvas2D: Multiple readback");
    if (["error", "warning"].includes(message.type()) && !isOfTests) complaints.push(message.text());
  });
  const page = await context.newPage();
  return { context, page, complaints };
}

/** Waits until whatever was told to be drawn has been drawn. */
export const painted = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a place of the arcade and waits until it is drawn. */
export async function open(page, place = "#/") {
  await page.goto(new URL(place, ARCADE).href);
  // From one place to another the arcade stays where it is: then the page before is still there for an instant.
  await painted(page);
  // The page has a heading from the first moment on; this is the arcade's own.
  await page.locator("#page").getByRole("heading", { level: 1 }).first().waitFor();
}

/**
 * Presses what leads to another place, and waits until the page that it stood on is gone. The address changes first:
 * until then what is looked for may be found on that page, and what is pressed is pressed there.
 */
export async function leave(button) {
  await button.click();
  await button.waitFor({ state: "detached" });
}

/** Makes a visitor a new one, for whom the arcade need not be loaded again. */
export async function forget(page) {
  await open(page, "#/verify");
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    localStorage.clear();
    // News of the page before would go away by itself, but in its own time.
    for (const close of document.querySelectorAll("[aria-label='Close this notice']")) close.click();
    // As when another tab has wiped all of it away: what is known of it in memory goes as well.
    dispatchEvent(new StorageEvent("storage"));
  });
}

/** What the page tells programs that watch from outside. */
export function outside(page) {
  return page.evaluate(() => ({ state: window.gameState, score: window.score }));
}
