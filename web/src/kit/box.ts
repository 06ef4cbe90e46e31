import type { Box } from "./popoverPlace";

type Measured = Pick<Element, "tagName" | "children" | "getBoundingClientRect">;

/**
 * Return where an element lies in the window. A group of an SVG lies where its parts lie: Firefox counts the place of a
 * nested SVG twice if it is asked for the whole group.
 */
export function boxOf(element: Measured): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = element.tagName === "g" ? [...element.children].map(boxOf).filter(hasSize) : [];
  if (parts.length === 0) return { left, top, width, height };
  const [x, y] = [Math.min(...parts.map((one) => one.left)), Math.min(...parts.map((one) => one.top))];
  const right = Math.max(...parts.map((one) => one.left + one.width));
  const bottom = Math.max(...parts.map((one) => one.top + one.height));
  return { left: x, top: y, width: right - x, height: bottom - y };
}

const hasSize = ({ width, height }: Box) => width > 0 || height > 0;
