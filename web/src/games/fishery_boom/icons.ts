/** The signs of equipment and boxes, 24 by 24: lines of one ink, and solid parts. */
interface Sign {
  stroke: string;
  fill?: string;
}

const RING = (r: number) => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;

const SIGNS: Record<string, Sign> = {
  default: { stroke: "M3 21 19 3q3 4 2 12M21 15v3a1.8 1.8 0 0 1-3.4.4" },
  seine: {
    stroke: "M2 6Q12 3 22 6 22 20 12 21 2 20 2 6zM7 5l3 16M12 4v17M17 5l-3 16M3 11q9 3 18 0M5 16q7 2 14 0",
  },
  longline: { stroke: "M1 5h22M5 5v8a2 2 0 1 0 3 1.5M13 5v11a2 2 0 1 0 3 1.5M20 5v6" },
  trawler: { fill: "M1 8h9l-2 4H3z", stroke: "M10 9q5 1 8 5M10 9q3 5 4 10M18 13l5 1-3 8-7-3z" },
  release: { stroke: "M3 16q4-5 8 0 4 5 9 0M12 11V3M8 7l4-4 4 4" },
  refrigeration: { stroke: "M12 2v20M3.5 7l17 10M20.5 7l-17 10" },
  radar: { stroke: `${RING(9.5)}${RING(5)}M12 12 18 5` },
  faux: { stroke: "M2 12C4 9 6 8 8 7.5M11 7.5q4 .5 7 4.5l4-4v3M22 13v3l-4-4q-2 3-5 4M10 16.5Q6 16 3.5 13.5" },
  marketing: { stroke: `${RING(9)}${RING(5)}` },
  enforcement: { stroke: "M12 2l8 3v6q0 7-8 11-8-4-8-11V5z" },
  poachers: { stroke: "M4 2v20M4 4h17l-4 5.5 4 5.5H4M8 7l5 5M13 7l-5 5" },
  overfish: { stroke: "M3 21 19 3q3 4 2 12M21 15v3a1.8 1.8 0 0 1-3.4.4M4 4v6M1 7h6" },
};

/** The sign of a piece of equipment or of a box; an upgrade has the sign of what it upgrades. */
export function sign(name: string): Sign {
  return SIGNS[name.replace("+", "")] ?? { stroke: "" };
}

export const SHIELD = "M12 2l8 3v6q0 7-8 11-8-4-8-11V5z";
export const TICK = "M8 12l3 3 5-6";
