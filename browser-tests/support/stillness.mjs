// Waiting without a clock: a test waits for as long as its visitor's browser does anything, however
// slow the machine is, and gives up once everything there stands still.
//
// Every now and then all pages and their workers are asked what has come to pass. Whoever computes
// answers later, and as long as somebody owes an answer a look counts for nothing; so a slow machine
// is waited for longer. Signs that something goes on are a changed document, a request, a new page,
// a line in the console. Pictures that move are none: some move for ever, also where nothing will
// come any more.
// Whoever does not answer may compute for long or for ever. Processor time tells the two apart on
// every machine alike, since it passes only for those who have the processor.

import { setTimeout as pause } from "node:timers/promises";

/**
 * Between two looks, in milliseconds. All that is due by the clock, news that goes away or the next
 * move of a bot, is due long before the last of them.
 */
const BETWEEN = 1_000;

/** After so many looks that found everything still, nothing will come any more. */
const LOOKS = 40;

/** In seconds of processor time: who takes more between two looks is at work, be it on a picture for the test. */
const WORK = 0.25;

/** In seconds of processor time: whoever has worked for so long with nothing to show goes round in circles. */
const CIRCLES = 150;

/** How long the last words of a page are waited for, in milliseconds. By then the test has failed. */
const LAST_WORDS = 5_000;

/** Prepares a visitor to be watched, and stops the driver's own clocks. */
export async function prepare(context) {
  context.setDefaultTimeout(0);
  context.setDefaultNavigationTimeout(0);
  await context.addInitScript(countChanges);
}

/** Runs in every page from its very beginning: counts whatever changes in the document. */
function countChanges() {
  let changes = 0;
  const watch = new MutationObserver((list) => (changes += list.length));
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  Object.defineProperty(window, Symbol.for("changes"), { get: () => changes });
}

/** Runs in a page or a worker: what has come to pass there, in a text that is another after each change. */
const tellSigns = () => `${performance.timeOrigin} ${location.href} ${globalThis[Symbol.for("changes")]}`;

/**
 * Does something with a visitor for as long as anything moves. Then the visitor is sent away, and
 * whatever was still waited for says what that was.
 */
export async function whileMoving(context, act, looks = LOOKS) {
  const watch = new Watch(context, looks);
  try {
    return await Promise.race([act(), watch.standstill()]);
  } finally {
    watch.end();
  }
}

/** The events of a visitor that no page could tell. */
const EVENTS = ["request", "requestfinished", "requestfailed", "console", "page"];

class Watch {
  #context;
  #looks;
  #isOver = false;
  #events = 0;
  /** What everybody said last. */
  #signs = new Map();
  /** Those who have not answered yet. */
  #asked = new Set();
  #note = () => (this.#events += 1);

  constructor(context, looks) {
    this.#context = context;
    this.#looks = looks;
    for (const event of EVENTS) context.on(event, this.#note);
  }

  end() {
    this.#isOver = true;
    for (const event of EVENTS) this.#context.off(event, this.#note);
  }

  /** Fails when everything stands still; without that it ends with the watch. */
  async standstill() {
    const meter = await Meter.of(this.#context.browser());
    let [still, worked, known] = [0, 0, ""];
    for (;;) {
      this.#ask();
      await pause(BETWEEN, undefined, { ref: false });
      const [used, signs] = [await meter.used(), this.#told()];
      if (this.#isOver) return meter.end();
      // Who does not answer and takes no time for it either never will.
      const isStill = this.#asked.size > 0 ? used.byPages === 0 : used.byAll < WORK;
      if (signs !== known) [still, worked, known] = [0, 0, signs];
      else if (isStill) still += 1;
      else worked += used.byAll;
      if (still >= this.#looks) await this.#giveUp(`nothing has moved for ${this.#looks} looks`);
      if (worked >= CIRCLES) await this.#giveUp(`${CIRCLES} s of processor time have come to nothing`);
    }
  }

  #ask() {
    const pages = this.#context.pages();
    for (const one of [...pages, ...pages.flatMap((page) => page.workers())]) {
      if (this.#asked.has(one)) continue;
      this.#asked.add(one);
      // One who is gone has said so once; that alone moves nothing any more.
      one.evaluate(tellSigns).catch(() => "gone").then((signs) => {
        this.#signs.set(one, signs);
        this.#asked.delete(one);
      });
    }
  }

  #told() {
    return [this.#events, ...this.#signs.values()].join("\n");
  }

  async #giveUp(why) {
    const pages = await Promise.all(this.#context.pages().map(lastWords));
    const reason = [why, ...pages].join("\n");
    await Promise.race([this.#context.close({ reason }), pause(LAST_WORDS)]);
    throw new Error(reason);
  }
}

/** Where a page is and what it shows. */
async function lastWords(page) {
  const told = page.evaluate(() => document.body.innerText).catch(({ message }) => message);
  const words = await Promise.race([told, pause(LAST_WORDS, "(it does not answer)")]);
  return `${page.url()} shows:\n${words.trim().slice(0, 2_000).replaceAll(/^/gm, "  | ")}`;
}

/** How much processor time a browser takes, and the test that drives it. */
class Meter {
  #session;
  #processes = new Map();
  #own = process.cpuUsage();

  static async of(browser) {
    const meter = new Meter();
    meter.#session = await browser.newBrowserCDPSession();
    await meter.used();
    return meter;
  }

  async end() {
    await this.#session.detach();
  }

  /** In seconds, since this was asked for last. */
  async used() {
    const { processInfo } = await this.#session.send("SystemInfo.getProcessInfo");
    const before = this.#processes;
    this.#processes = new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
    const sum = (processes) => processes.reduce((sum, { id, cpuTime }) => sum + cpuTime - (before.get(id) ?? 0), 0);
    const { user, system } = process.cpuUsage(this.#own);
    this.#own = process.cpuUsage();
    return {
      byPages: sum(processInfo.filter(({ type }) => type === "renderer")),
      byAll: sum(processInfo) + (user + system) / 1e6,
    };
  }
}
