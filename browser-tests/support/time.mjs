// The time of a page in the hands of a test: what lasts for a while there, a film, news, the breath
// of a bot, lasts for as long as the test needs it, also on a machine that needs longer.

/** Longer than any machine takes to say how late it is, in milliseconds. */
const AN_HOUR = 3_600_000;

/** Lets the time of a page be held later. Comes before the page is opened, because timers that run already stay as they are. */
export async function own(page) {
  await page.clock.install();
  await page.addInitScript(numberTimers);
}

/** Runs in the page: gives timers numbers that fit into 32 bits, as browsers do. Those of the driver's clock do not, and the client could not end them. */
function numberTimers() {
  const timers = [];
  for (const [begin, end] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"], ["requestAnimationFrame", "cancelAnimationFrame"]]) {
    const [begun, ended] = [window[begin], window[end]];
    window[begin] = (...how) => timers.push(begun(...how));
    window[end] = (number) => ended(timers[number - 1]);
  }
}

/**
 * Holds the time of a page: from here on it passes only when the test lets it. First it leaps
 * ahead, and whatever is due by then happens once.
 */
export async function hold(page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AN_HOUR);
}

/** Lets so many milliseconds pass, with all that is due in them. */
export async function pass(page, milliseconds) {
  await page.clock.runFor(milliseconds);
}

/** Lets time pass by itself again. A place of the arcade cannot be opened before. */
export async function release(page) {
  await page.clock.resume();
}
