// What is left of a page for eyes that see no colours.

/** Text below this ratio of lightest to darkest cannot be read well. WCAG asks for as much. */
const LEAST_RATIO = 4.5;

/** Elements that say something by their own text. */
const SPEAKING = "h1, h2, h3, p, a, button, label, li, td, th, dt, dd, legend, summary";

/**
 * Takes a picture of the page without colours and returns the texts that do not stand out from
 * what is behind them, with their ratio.
 */
export async function unreadable(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  const picture = await page.screenshot({ scale: "css" });
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
  const places = await page.locator(SPEAKING).evaluateAll((elements) => {
    const speaksItself = (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const isUsable = (element) => !element.closest("[disabled], [aria-disabled=true], .sr-only, [inert]");
    return elements.filter((element) => speaksItself(element) && isUsable(element)).flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      // What lies under something else, a dialog or the edge of a scrolled list, is not to be read now.
      const seen = inside && right - left > 4 && element.contains(
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2),
      );
      return seen ? [{ text: element.textContent.trim().slice(0, 40), left, top, right, bottom }] : [];
    });
  });
  const ratios = await page.evaluate(measure, { png: picture.toString("base64"), places });
  return ratios
    .filter(({ ratio }) => ratio < LEAST_RATIO)
    .map(({ text, ratio }) => `${ratio.toFixed(2)}: ${text}`);
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
  return places.map(({ text, left, top, right, bottom }) => {
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const { data } = context.getImageData(x, y, Math.ceil(right) - x, Math.ceil(bottom) - y);
    const greys = [];
    for (let place = 0; place < data.length; place += 4) greys.push(data[place + 1]);
    greys.sort((one, other) => one - other);
    // Edges of letters are soft: the outermost hundredths are the letters themselves.
    const dark = greys[Math.floor(greys.length * 0.01)];
    const light = greys[Math.floor(greys.length * 0.99)];
    return { text, ratio: (luminance(light) + 0.05) / (luminance(dark) + 0.05) };
  });
}
