// What is left of a page for eyes that see no colours.

/** Text below this ratio of lightest to darkest cannot be read well. WCAG asks for as much. */
const LEAST_RATIO = 4.5;

/** Elements that say something by their own text. */
const SPEAKING = "h1, h2, h3, p, a, button, label, li, td, th, dt, dd, legend, summary";

/** So much of a screenful is seen again in the next, that no text is cut by the edge of all. */
const OVERLAP = 0.25;

/**
 * Looks at the page without colours, screenful by screenful, and returns the texts that do not
 * stand out from what is behind them, with their ratio. Of a page behind a dialog, the dialog.
 */
export async function unreadable(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  const lowest = new Map();
  for (let screenful = 0; await page.evaluate(scroll, { screenful, step: 1 - OVERLAP }); screenful += 1) {
    const places = await page.locator(SPEAKING).evaluateAll(seen);
    const picture = await page.screenshot({ scale: "css" });
    for (const { text, ratio } of await page.evaluate(measure, { png: picture.toString("base64"), places })) {
      // Something that lies over a part of a text only makes it look better.
      lowest.set(text, Math.min(ratio, lowest.get(text) ?? Infinity));
    }
  }
  await page.evaluate(scroll, { screenful: 0, step: 1 });
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
  return [...lowest].filter(([, ratio]) => ratio < LEAST_RATIO).map(([text, ratio]) => `${ratio.toFixed(2)}: ${text}`);
}

/** Runs in the page: scrolls to a screenful; says whether there is such a one. */
function scroll({ screenful, step }) {
  const scroller = document.querySelector("dialog[open]") ?? document.scrollingElement;
  const height = Math.max(1, Math.floor(scroller.clientHeight * step));
  const last = Math.ceil((scroller.scrollHeight - scroller.clientHeight) / height);
  scroller.scrollTo({ top: screenful * height, behavior: "instant" });
  return screenful <= last;
}

/** Runs in the page: where the texts are that can be read now. */
function seen(elements) {
  const speaksItself = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const isUsable = (element) => !element.closest("[disabled], [aria-disabled=true], .sr-only, [inert]");
  return elements.filter((element) => speaksItself(element) && isUsable(element)).flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    // What lies under something else, a dialog or the edge of a scrolled list, is not to be read now.
    const isSeen = inside && right - left > 4 && element.contains(
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2),
    );
    return isSeen ? [{ text: element.textContent.trim().slice(0, 40), left, top, right, bottom }] : [];
  });
}

/** Runs in the page: the ratio of the lightest to the darkest part of each place. */
async function measure({ png, places }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const luminance = (grey) => {
    const share = grey / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return places.map(({ text, left, top, right, bottom }) => {
    const [ends, lines] = [Math.min(Math.ceil(right), width), Math.min(Math.ceil(bottom), height)];
    const counts = new Uint32Array(256);
    for (let y = Math.floor(top); y < lines; y += 1)
      for (let x = Math.floor(left); x < ends; x += 1) counts[data[(y * width + x) * 4 + 1]] += 1;
    const all = counts.reduce((sum, count) => sum + count);
    // Edges of letters are soft: the outermost hundredths are the letters themselves.
    const greyAt = (share) => {
      let left = Math.floor(all * share);
      return counts.findIndex((count) => (left -= count) < 0);
    };
    const [dark, light] = [greyAt(0.01), greyAt(0.99)];
    return { text, ratio: (luminance(light) + 0.05) / (luminance(dark) + 0.05) };
  });
}
