/** Silhouettes of sea animals, 48 by 24, heads to the left: solid parts, lines, lines cut out, an eye. */
export interface Silhouette {
  solid: string;
  line?: string;
  cut?: string;
  eyes: readonly (readonly [number, number])[];
}

const body = (back: number, belly: number) =>
  `M2 12C8 ${back} 24 ${back - 1} 37 12C24 ${belly + 1} 8 ${belly} 2 12z`;
const FORKED_TAIL = "M33 12 45 4 41 12 45 20z";

export const FISH: Record<string, Silhouette> = {
  anchovy: {
    solid: `${body(8, 16)}${FORKED_TAIL}M19 8 23 5 25 8.5z`,
    cut: "M2 12 9 14.5",
    eyes: [[7, 11.3]],
  },
  cod: {
    solid: `${body(5, 19)}M33 12 43 7V17zM12 6 16 2 18 6zM19 5 24 2 26 6zM27 7 31 4.5 33 9z`,
    line: "M5 15V19",
    eyes: [[9, 10.7]],
  },
  crab: {
    solid:
      "M13 14a11 7 0 1 0 22 0 11 7 0 1 0-22 0zM9 9C3 8 2 3 5 0L7 4 10 1C13 4 12 8 9 9zM39 9C45 8 46 3 43 0L41 4 38 1C35 4 36 8 39 9z",
    line: "M14 11 8 8M34 11 40 8M14 15l-7 1M34 15l7 1M16 19l-5 4M32 19l5 4",
    eyes: [
      [21, 11],
      [27, 11],
    ],
  },
  herring: { solid: `${body(6, 18)}${FORKED_TAIL}M20 6 25 2.5 27 7z`, cut: "M13 14H31", eyes: [[9, 10.9]] },
  mackerel: {
    solid: `${body(6, 18)}${FORKED_TAIL}`,
    cut: "M15 6q2 3 0 6M20 5.5q2 3 0 6M25 6q2 3 0 6M30 8q1 2 0 4",
    eyes: [[9, 10.9]],
  },
  mahi: {
    solid:
      "M3 6C8 1 14 2 20 4 28 7 34 10 38 12 30 15 18 19 8 18 3 17 1 11 3 6zM36 12 46 3 42 12 46 21zM9 3C18-2 28 3 35 10 27 7 18 4 9 3z",
    eyes: [[8, 10]],
  },
  pollock: {
    solid: `${body(6, 18)}${FORKED_TAIL}M13 7 16 3 19 6.5zM20 6 24 3 26 6.5zM27 7.5 31 5 32 9z`,
    cut: "M12 12Q22 9 32 12",
    eyes: [[9, 10.9]],
  },
  sardine: {
    solid: `${body(7, 17)}${FORKED_TAIL}`,
    cut: "M14 12h2M19 12h2M24 12h2M29 12h2",
    eyes: [[9, 11.1]],
  },
  sharks: {
    solid: `${body(5.5, 18.5)}M34 12 46 2 41 11 44 18zM17 6 23-1 26 7zM16 17 20 23 23 17z`,
    cut: "M12 9.5v5M14.3 9.5v5",
    eyes: [[8, 10.8]],
  },
  shrimp: {
    solid: "M8 8Q22 1 32 7 40 12 36 20L31 22Q33 15 27 13 18 10 10 13 6 12 8 8z",
    line: "M9 9Q4 5 2 1M9 10Q3 9 1 6M14 13v5M19 12.5v5M24 13v4",
    cut: "M19 5v7M26 5.5l-1 7M33 9l-5 5",
    eyes: [[12, 9.5]],
  },
  snapper: {
    solid:
      "M2 13C7 4 18 1 27 5 32 7 35 10 37 12 34 17 26 22 16 20 9 19 5 16 2 13zM34 12 45 5 42 12 45 19zM12 5 15 0 17 4 20 0 22 4 25 1 27 6z",
    eyes: [[9, 11]],
  },
  squid: {
    solid: "M2 12 10 4 12 8H27Q31 8 31 12 31 16 27 16H12L10 20z",
    line: "M31 9.5Q37 5 45 7M31 11Q38 9 46 12M31 13Q38 15 45 13M31 14.5Q37 19 45 18",
    eyes: [[27, 10.5]],
  },
  tuna: {
    solid: `${body(4, 20)}M34 12 44 2Q39 12 44 22zM17 4 20 0 23 5zM20 20 23 24 26 19zM28 6.5l2-1.5 1 2.5zM28 17.5l2 1.5 1-2.5z`,
    eyes: [[9, 10.6]],
  },
  whales: {
    solid: "M2 13C2 5 14 4 22 6 30 8 34 12 38 11L37 5 41 8 46 5 44 12C38 19 28 21 16 20 7 19 2 18 2 13z",
    line: "M12 5V2M12 2Q9 1 8-1M12 2Q15 1 16-1",
    cut: "M3 15Q12 18 20 15",
    eyes: [[10, 11.5]],
  },
};

const PLAIN = "herring";

/** The silhouette of a species by its name; a herring if there is none for it. */
export function silhouette(species: string): Silhouette {
  const name = species.toLowerCase();
  const found = FISH[name] ?? FISH[`${name}s`] ?? FISH[PLAIN];
  if (!found) throw new Error("the plain fish is missing");
  return found;
}
