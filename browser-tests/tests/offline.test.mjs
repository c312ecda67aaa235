// Installed once, played anywhere.

import assert from "node:assert/strict";
import { ARCADE, open, outside, test } from "../support/arcade.mjs";
import { begin, marked } from "../support/forward.mjs";

test("without a network the arcade opens and plays", {}, async ({ page, context }) => {
  await open(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    }
    return registration.scope;
  });
  await context.setOffline(true);
  await page.reload();
  await begin(page, { seed: "BCD-FGH-JKL" });
  for (let count = 0; count < 4; count += 1) await marked(page).click();
  assert.notEqual((await outside(page)).state, "waiting");
  // A new tab finds the way as well.
  const other = await context.newPage();
  await open(other);
  await other.getByRole("link", { name: "Continue" }).first().waitFor();
});

test("the arcade can be installed", {}, async ({ page }) => {
  await open(page);
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(new URL(href, ARCADE).href)).json();
  assert.equal(manifest.name, "Roguery");
  assert.ok(manifest.start_url && manifest.display);
  const sizes = manifest.icons.flatMap(({ sizes }) => sizes.split(" "));
  assert.ok(sizes.includes("192x192") && sizes.includes("512x512"), `icons of ${sizes}`);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, ARCADE).href);
    assert.ok(icon.ok(), src);
  }
});
