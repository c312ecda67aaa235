// Before anything is drawn: who opens another page than the hall does not see the hall first, and whoever has chosen
// how the arcade looks sees it so from the first picture on.

const root = document.documentElement;
if (!/^#?\/?$/.test(location.hash)) root.dataset.elsewhere = "";

try {
  const { theme, text_size: textSize } = JSON.parse(localStorage.getItem("roguery/settings")) ?? {};
  if (typeof theme === "string") root.dataset.theme = theme;
  if (typeof textSize === "string") root.dataset.textSize = textSize;
} catch {
  // Nothing is kept, or nothing that can be read: the arcade itself says so.
}
