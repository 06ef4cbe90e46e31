/**
 * Return whether the reader wants no motion, by the settings of the page or of the device.
 * The styles say the same in tokens.css; to ask them would make the browser lay out the page at once.
 */
export function prefersStill(): boolean {
  if (typeof document === "undefined") return false;
  const { motion } = document.documentElement.dataset;
  return motion === "none" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
