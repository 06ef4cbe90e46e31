/** Where the locations of a bay are drawn: rings around the centre, spawners at the open sea. */
import type { Location } from "./view";

export const WIDTH = 372;
export const HEIGHT = 278;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
export const FLAT = 0.757;
export const DOT = 16.5;
const SEA = 161;

/** The middles of the rings, and how far each reaches, by the number of rings inside the open sea. */
const RINGS: Record<number, { at: number; to: number }[]> = {
  1: [{ at: 112, to: 160 }],
  2: [
    { at: 82, to: 112 },
    { at: 138, to: 160 },
  ],
  3: [
    { at: 62, to: 82 },
    { at: 99, to: 119 },
    { at: 138, to: 160 },
  ],
};

export interface Dot extends Location {
  x: number;
  y: number;
}

export interface Bay {
  dots: Dot[];
  rings: { stage: string; rx: number }[];
}

export function bay(locations: readonly Location[]): Bay {
  const stages = [...new Set(locations.map((one) => one.stage))];
  const inner = stages.slice(0, -1);
  const rings = RINGS[inner.length] ?? inner.map((_, at) => ({ at: 60 + (at * 80) / inner.length, to: 160 }));
  const outwards = stages.map((stage, ring) => ({
    here: locations.filter((one) => one.stage === stage),
    radius: rings[ring]?.at ?? SEA,
  }));
  const placed = outwards.reduceRight<Dot[]>((outside, { here, radius }) => {
    const tries = radius === SEA ? [0] : turns(here.length);
    const rounds = tries.map((first) => round(here, radius, first));
    const widest = rounds.reduce((best, one) =>
      apart(one, outside) > apart(best, outside) + 0.5 ? one : best,
    );
    return [...widest, ...outside];
  }, []);
  return { dots: placed, rings: inner.map((stage, at) => ({ stage, rx: rings[at]?.to ?? SEA })) };
}

/** Ways to turn a ring of so many locations. */
function turns(number: number): number[] {
  const step = (2 * Math.PI) / Math.max(1, number);
  return Array.from({ length: 24 }, (_, at) => -Math.PI / 2 + (at * step) / 24);
}

function round(here: readonly Location[], radius: number, first: number): Dot[] {
  return here.map((one, at) => {
    const angle = first + (2 * Math.PI * at) / here.length;
    return { ...one, x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y + radius * FLAT * Math.sin(angle) };
  });
}

/** The least distance between locations of a ring and those outside it. */
function apart(ring: readonly Dot[], outside: readonly Dot[]): number {
  return Math.min(
    ...ring.flatMap((one) => outside.map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
}
