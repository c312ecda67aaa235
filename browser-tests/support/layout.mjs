// Whether a page fits the screen and the finger.

/** How far the page can be scrolled sideways, in pixels. */
export async function sideways(page) {
  // A phone zooms out to fit a page that is too wide, so the window's own width says nothing.
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize().width;
}

/** How high the page is, in pixels. */
export function height(page) {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** What can be pressed and lies, at least in part, under something that stands in front of the page. */
export function covered(page, selector) {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const meets = (one, other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, .skip-link");
    return [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")]
      .filter((element) => isSeen(element) && !element.closest(selector))
      .filter((element) => boxes.some((box) => meets(box, element.getBoundingClientRect())))
      .map((element) => element.getAttribute("aria-label") ?? element.textContent.trim());
  }, selector);
}

/** Buttons, links and fields that are too small for a finger, with their size. */
export function tooSmall(page) {
  return page
    .locator("button, a[href], input, select, summary, [role=button]")
    .evaluateAll((elements, least) => {
      const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility() && !element.closest(".sr-only, .skip-link");
      };
      // A link within a sentence may be as small as its words.
      const isInText = (element) => element.tagName === "A" && element.closest("p, li, td, dd") !== null;
      // The label around a field is what the finger meets.
      const target = (element) => element.closest("label") ?? element;
      return elements
        .filter((element) => isSeen(element) && !isInText(element))
        .map((element) => [element, target(element).getBoundingClientRect()])
        .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
        .map(([element, { width, height }]) => {
          const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30);
          return `${element.tagName.toLowerCase()} '${name}' ${Math.round(width)}×${Math.round(height)}`;
        });
    }, 44);
}
