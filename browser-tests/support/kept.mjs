// What the arcade keeps in the browser, read and spoilt from outside.

const RUN = "roguery/run/";

/** The record of the only run on this device, as letters: equal letters are equal commands. */
export function record(page) {
  return page.evaluate((prefix) => {
    const [key] = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return JSON.parse(localStorage.getItem(key)).record;
  }, RUN);
}

/** Makes what is kept of the only run on this device unreadable. */
export function tear(page) {
  return page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith(prefix));
    localStorage.setItem(key, "{ torn");
  }, RUN);
}

/** Which tab has the run that the page plays; nothing if none has. */
export function claim(page) {
  return page.evaluate(() => localStorage.getItem(`roguery/claim/${location.hash.split("/").at(-1)}`));
}

/** Visits the arcade with other settings than the usual, from the first page on. */
export function prefer(page, settings) {
  return page.addInitScript((text) => localStorage.setItem("roguery/settings", text), JSON.stringify(settings));
}
