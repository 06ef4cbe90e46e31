/** Draws the icons of the installed site from `public/mark.svg`: `npm run icons`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";

const pages = join(import.meta.dirname, "../public");
const mark = readFileSync(join(pages, "mark.svg"), "utf-8");
const SEA = "#0b5673";
/** A launcher cuts a maskable icon to its own shape, so the mark stays within the inner four fifths. */
const ICONS = [
  { name: "icon-180.png", size: 180, part: 1, ground: SEA },
  { name: "icon-192.png", size: 192, part: 1, ground: "transparent" },
  { name: "icon-512.png", size: 512, part: 1, ground: "transparent" },
  { name: "icon-maskable-512.png", size: 512, part: 0.8, ground: SEA },
];

for (const { name, size, part, ground } of ICONS) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
       <style>svg { width: ${size * part}px; height: ${size * part}px }</style>${mark}</body>`,
    );
    await page.screenshot({ path: join(pages, name), omitBackground: true });
  });
}
