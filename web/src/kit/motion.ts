/** Durations for transitions that are started from code; 0 if motion is turned off. */
export function duration(token: "quick" | "move" | "phase"): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--m-${token}`)) || 0;
}
