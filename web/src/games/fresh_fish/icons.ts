/** The signs on tiles, 24 by 24: solid parts, and lines of one ink. */
interface Sign {
  fill?: string;
  stroke?: string;
}

export const GLYPHS = {
  harbor: {
    stroke: "M9.8 4a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M12 6.5V22M6.5 10h11M3 14q1 7 9 8 8-1 9-8",
  },
  nuclear: {
    fill: "M9.6 12a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0zM12 7.6a4.4 4.4 0 0 1 3.8 2.2l5.7-3.3A11 11 0 0 0 12 1zM7.6 12h.6a4.4 4.4 0 0 0 1.6 3.8l-3.3 5.7A11 11 0 0 1 1 12zM16.4 12a4.4 4.4 0 0 1-2.2 3.8l3.3 5.7A11 11 0 0 0 23 12z",
  },
  refinery: { fill: "M3 22V9h5v13zM10 22V4h5v18zM17 22V12h4v10z", stroke: "M12.5 3q-2-2 1-3M5.5 8q-2-2 1-3" },
  factory: { fill: "M2 22V11l6 4v-4l6 4v-4l6 4v7zM16.5 3h4v9h-4z" },
  market: { fill: "M2 9l3-6h14l3 6zM8 16q4-4 8 0-4 4-8 0z", stroke: "M4 10v11h16V10" },
  waste: {
    fill: "M10.2 13a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z",
    stroke: "M5 5h14v16H5zM3 5h18M5 10h14M5 16h14",
  },
  gas: {
    fill: "M6 6h5v4H6z",
    stroke: "M4.5 3h8A1.5 1.5 0 0 1 14 4.5V21H3V4.5A1.5 1.5 0 0 1 4.5 3zM14 10h3v7q0 2 2 2t2-2V8l-3-3",
  },
  shop: {
    fill: "M5.6 13a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0zM9.6 17a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0zM16 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z",
    stroke: "M5 9h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM17 21V10q0-2 2-2M15 10h5",
  },
  apartments: { stroke: "M4 22V5h16v17zM8 9h2M14 9h2M8 13h2M14 13h2M8 17h2M14 17h2" },
  crane: { fill: "M15.5 11h5v4h-5z", stroke: "M6 22V4M3 22h6M6 5h15M6 9l4-4M18 5v6" },
  banner: { fill: "M3 4h18v8H3z", stroke: "M5 22V9M19 22V9" },
  street: { stroke: "M8 2v20M16 2v20M12 4v3M12 11v3M12 18v3" },
  marker: { stroke: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0z" },
  deck: {
    fill: "M7.4 9a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0zM13.4 15a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0z",
    stroke: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z",
  },
} satisfies Record<string, Sign>;

export type GlyphName = keyof typeof GLYPHS;

/** The signs of the four trades, in the order of the views. */
export const CENTER_GLYPHS: readonly GlyphName[] = ["harbor", "nuclear", "refinery", "factory"];
export const OUTLET_GLYPHS: readonly GlyphName[] = ["market", "waste", "gas", "shop"];

const TILE_GLYPHS: Readonly<Record<string, GlyphName>> = {
  apartments: "apartments",
  street: "street",
  demonstration: "banner",
  "construction zone": "crane",
  "fish market": "market",
  "nuclear waste disposal": "waste",
  "gas station": "gas",
  "game shop": "shop",
};

/** The sign of a tile, as views and tellings call it. */
export const glyphOf = (tile: string): GlyphName =>
  TILE_GLYPHS[tile.toLowerCase().replaceAll("-", " ")] ?? "apartments";
