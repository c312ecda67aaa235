// What an accessibility engine finds on a page.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The serious and critical findings on the page as it is now, a line each. */
export async function findings(page) {
  // Run by the debugger, so that the page's own policy against foreign scripts stays in force; once for as long as
  // the arcade stays loaded.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(AXE, "utf8"));
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${why(node)}`));
}

/** What exactly is wrong with an element. */
function why({ any, all, none }) {
  return [...any, ...all, ...none].map(({ message }) => message).join(" ");
}
