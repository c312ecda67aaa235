// The rules give the same digests in a browser as natively.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { open, test } from "../support/arcade.mjs";

const RECORDS = process.env.ARCADE_RECORDS;

test("500 records come to the same digests as natively", {}, async ({ page }) => {
  const expected = (await readFile(join(RECORDS, "expected.txt"), "utf8")).trim().split("\n");
  assert.equal(expected.length, 500);
  const files = expected.map((line) => line.split(" ")[0]);
  await open(page, "#/verify");
  await page.getByLabel("Record files").setInputFiles(files.map((file) => join(RECORDS, file)));
  await page.getByText("500 checked, 500 of them true.").waitFor();
  const rows = await page.locator("tbody tr").evaluateAll((rows) =>
    rows.map(({ cells: [file, , , commands, score, , digest] }) =>
      [file, commands, score, digest].map((cell) => cell.textContent.trim()).join(" "),
    ),
  );
  assert.deepEqual(rows.sort(), expected.sort());
});

test("a file that is no record is told, and so is a damaged one", {}, async ({ page }) => {
  const [name] = (await readdir(RECORDS)).filter((file) => file.endsWith(".run"));
  const record = await readFile(join(RECORDS, name));
  const untrue = Buffer.from(record);
  untrue[untrue.length >> 1] ^= 1;
  await open(page, "#/verify");
  await page.getByLabel("Record files").setInputFiles([
    { name: "letter.run", mimeType: "application/octet-stream", buffer: Buffer.from("Dear all") },
    { name: "damaged.run", mimeType: "application/octet-stream", buffer: untrue },
    { name: "empty.run", mimeType: "application/octet-stream", buffer: Buffer.alloc(0) },
  ]);
  await page.getByText("3 checked").waitFor();
  await page.getByRole("row", { name: /letter\.run Not true/ }).waitFor();
  await page.getByRole("row", { name: /empty\.run Not true/ }).waitFor();
  await page.getByRole("row", { name: /damaged\.run.*damaged/ }).waitFor();
});
