/** The drawings on the cards, 48 by 26: solid parts, lines of the same ink, and cuts that let the paper through. */
interface Drawing {
  solid: string;
  lines?: string;
  cuts?: string;
  eyes?: readonly [number, number][];
}

const KING_CRAB: Drawing = {
  solid: "M15 13 18 7 20 9 22 6 24 8 26 6 28 9 30 7 33 13Q33 20 24 20 15 20 15 13z",
  lines: "M16 11 9 4 4 8M32 11 39 4 44 8M15 14 6 13 2 18M33 14 42 13 46 18M17 18l-6 5M31 18l6 5",
  eyes: [
    [21, 13],
    [27, 13],
  ],
};

export const DRAWINGS: Record<string, Drawing> = {
  tuna: {
    solid:
      "M2 12C8 4 24 3 37 12 24 21 8 20 2 12zM34 12 44 2Q39 12 44 22zM17 4 20 0 23 5zM20 20 23 24 26 19zM28 6.5l2-1.5 1 2.5zM28 17.5l2 1.5 1-2.5z",
    eyes: [[9, 10.6]],
  },
  shrimp: {
    solid: "M8 8Q22 1 32 7 40 12 36 20L31 22Q33 15 27 13 18 10 10 13 6 12 8 8z",
    lines: "M9 9Q4 5 2 1M9 10Q3 9 1 6M14 13v5M19 12.5v5M24 13v4",
    cuts: "M19 5v7M26 5.5l-1 7M33 9l-5 5",
    eyes: [[12, 9.5]],
  },
  lobster: {
    solid:
      "M16 9Q26 6 36 10L46 6V18L36 14Q26 18 16 15zM12 6C7 7 2 5 2 1L6 3 7 0C11 0 13 3 12 6zM12 18C7 17 2 19 2 23L6 21 7 24C11 24 13 21 12 18z",
    lines: "M17 9 11 5M17 15 11 19M23 8l-2-4M28 8l-1-4M23 16l-2 4M28 16l-1 4",
    cuts: "M25 8v8M30 8.5v7M35 10v4",
  },
  vessel: { solid: "M3 14H45L40 22H8zM10 14V8h10v6zM30 14V4h6v10z", lines: "M22 14V3l8 5", cuts: "M12 11h6" },
  cod: {
    solid:
      "M2 12C8 5 24 4 37 12 24 20 8 19 2 12zM33 12 43 7V17zM12 6 16 2 18 6zM19 5 24 2 26 6zM27 7 31 4.5 33 9z",
    lines: "M5 15V19",
    eyes: [[9, 10.7]],
  },
  pub: {
    solid: "M14 6h16v15a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2zM13 7q-1-5 4-4 2-4 6-1 4-2 5 2 4 0 2 4z",
    lines: "M30 10h4q3 0 3 3v3q0 3-3 3h-4",
    cuts: "M18 11v8M22 11v8M26 11v8",
  },
  "king-crab": KING_CRAB,
  "king-crab-captains": KING_CRAB,
  "king-crab-fish": KING_CRAB,
  "king-crab-licences": KING_CRAB,
};
