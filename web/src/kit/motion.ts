/** Durations of the design's motion, for transitions that are played from code; 0 where motion is not wanted. */
export function duration(token: "quick" | "move" | "phase"): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--m-${token}`)) || 0;
}
