// What the arcade keeps in the browser, read and spoilt from outside.

import { open } from "./arcade.mjs";

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

/**
 * Plays something once and keeps what is stored then; whoever comes later finds it played, at the
 * place where it was played.
 */
const played = new Map();
export async function oncePlayed(page, name, play) {
  if (!played.has(name)) {
    await play();
    const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => !key.startsWith("roguery/claim/")));
    played.set(name, { stored, place: new URL(page.url()).hash });
    return;
  }
  const { stored, place } = played.get(name);
  await open(page);
  await page.evaluate((stored) => stored.forEach(([key, text]) => localStorage.setItem(key, text)), stored);
  await open(page, place);
}

/** Changes settings on the page as it is, as another tab would. */
export async function change(page, settings) {
  await page.evaluate((text) => {
    localStorage.setItem("roguery/settings", text);
    dispatchEvent(new StorageEvent("storage", { key: "roguery/settings" }));
  }, JSON.stringify(settings));
}

/** Visits the arcade with other settings than the usual, from the first page on. */
export function prefer(page, settings) {
  return page.addInitScript((text) => localStorage.setItem("roguery/settings", text), JSON.stringify(settings));
}

/** Keeps so many runs with some records in turn, a quarter of an hour after each other, as if they had been played here. */
export function stock(page, records, count) {
  const letters = records.map((record) => record.toString("base64").replaceAll("=", ""));
  return page.evaluate(
    ({ letters, count, prefix }) => {
      const first = Date.UTC(2026, 0, 1) / 1_000;
      for (let number = 0; number < count; number += 1) {
        const begun = first + number * 900;
        const name = new Date(begun * 1_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
        const run = { layout: 1, origin: "own", kept: "kept", begun, played: begun + 600, record: letters[number % letters.length] };
        localStorage.setItem(`${prefix}${name}-many`, JSON.stringify(run));
      }
      dispatchEvent(new StorageEvent("storage"));
    },
    { letters, count, prefix: RUN },
  );
}
