/** Where the locations of a bay are drawn: rings around the centre, spawners at the open sea. */
import type { Location } from "./view";

export const WIDTH = 372;
/** The height of a bay for which nothing else is known. */
export const HEIGHT = 224;
/** How flat or round a bay may become. */
const LEAST = 176;
const MOST = 352;
export const DOT = 17.5;
const SEA = 161;
const POOL = 34;
const TURNS = 24;

/** The middles of the rings, and how far each reaches, by the number of rings inside the open sea. */
const RINGS: Record<number, { at: number; to: number }[]> = {
  1: [{ at: 112, to: 160 }],
  2: [
    { at: 82, to: 112 },
    { at: 138, to: 160 },
  ],
  3: [
    { at: 65, to: 87 },
    { at: 101, to: 121 },
    { at: 138, to: 160 },
  ],
};

export interface Dot extends Location {
  x: number;
  y: number;
}

export interface Ellipse {
  rx: number;
  ry: number;
}

export interface Bay {
  height: number;
  middle: { x: number; y: number };
  sea: Ellipse;
  pool: Ellipse;
  rings: ({ stage: string } & Ellipse)[];
  dots: Dot[];
}

/** The height of a drawing that fills a box of this size, in units of the drawing. */
export function heightIn(width: number, height: number): number {
  if (width <= 0 || height <= 0) return HEIGHT;
  return Math.round(Math.max(LEAST, Math.min(MOST, (WIDTH * height) / width)));
}

export function bay(locations: readonly Location[], height = HEIGHT): Bay {
  const stages = [...new Set(locations.map((one) => one.stage))];
  const inner = stages.slice(0, -1);
  const rings = RINGS[inner.length] ?? inner.map((_, at) => ({ at: 60 + (at * 80) / inner.length, to: 160 }));
  const sea = WIDTH / 2 - 6;
  const flat = (height / 2 - 3) / sea;
  const middle = { x: WIDTH / 2, y: height / 2 };
  const ellipse = (rx: number): Ellipse => ({ rx, ry: rx * flat });
  const around = (here: readonly Location[], radius: number, first: number): Dot[] =>
    here.map((one, at) => {
      const angle = first + (2 * Math.PI * at) / here.length;
      return {
        ...one,
        x: middle.x + radius * Math.cos(angle),
        y: middle.y + radius * flat * Math.sin(angle),
      };
    });
  const outwards = stages.map((stage, ring) => ({
    here: locations.filter((one) => one.stage === stage),
    radius: rings[ring]?.at ?? SEA,
  }));
  const dots = outwards.reduceRight<Dot[]>((outside, { here, radius }) => {
    const ways = radius === SEA ? [0] : turns(here.length);
    const rounds = ways.map((first) => around(here, radius, first));
    const widest = rounds.reduce((best, one) =>
      apart(one, outside) > apart(best, outside) + 0.5 ? one : best,
    );
    return [...widest, ...outside];
  }, []);
  const drawn = inner.map((stage, at) => ({ stage, ...ellipse(rings[at]?.to ?? SEA) }));
  return { height, middle, sea: ellipse(sea), pool: ellipse(POOL), rings: drawn, dots };
}

/** Ways to turn a ring of so many locations. */
function turns(number: number): number[] {
  const step = (2 * Math.PI) / Math.max(1, number);
  return Array.from({ length: TURNS }, (_, at) => -Math.PI / 2 + (at * step) / TURNS);
}

/** The least distance between locations of a ring and those outside it. */
function apart(ring: readonly Dot[], outside: readonly Dot[]): number {
  return Math.min(
    ...ring.flatMap((one) => outside.map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
}
