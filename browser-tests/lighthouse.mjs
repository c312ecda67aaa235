// What Lighthouse says of the hall, on its slow phone and on a desktop. It is no part of what must be installed.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { ARCADE, FLAGS } from "./support/arcade.mjs";

const PORT = 9377;
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "interactive", "cumulative-layout-shift"];

const module = async (path) =>
  import(pathToFileURL(join(process.env.ARCADE_LIGHTHOUSE, "node_modules/lighthouse", path)));

/** A line for each kind of device: the scores out of 100, and when what was there. */
export async function lighthouse() {
  if (!process.env.ARCADE_LIGHTHOUSE) return ["Lighthouse cannot be had here"];
  const { default: look, desktopConfig } = await module("core/index.js");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS, `--remote-debugging-port=${PORT}`],
  });
  const lines = [];
  for (const [device, config] of [["a phone", undefined], ["a desktop", desktopConfig]]) {
    const { lhr } = await look(ARCADE, { port: PORT, logLevel: "error" }, config);
    const scores = Object.values(lhr.categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const times = TIMES.map((name) => `${lhr.audits[name].title} ${lhr.audits[name].displayValue}`);
    lines.push(`Lighthouse ${lhr.lighthouseVersion} on ${device}: ${scores.join(", ")}; ${times.join(", ")}`);
  }
  await browser.close();
  return lines;
}

if (process.argv[1] === import.meta.filename) console.log((await lighthouse()).join("\n"));
