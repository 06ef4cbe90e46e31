/** What things are called: as in the log. */
import { named } from "./texts";
import { language } from "$/i18n/catalogs";

/** The supply centers and their outlets, in the order of the views. */
const CENTERS = ["harbor", "nuclear-power-plant", "oil-refinery", "game-factory"];
const OUTLETS = ["fish-market", "nuclear-waste-disposal", "gas-station", "game-shop"];

/** A tile of a view in the form that texts and things of the board use. */
export const keyOf = (tile: string) => tile.toLowerCase().replaceAll(" ", "-");
export const centerKey = (trade: number) => CENTERS[trade] ?? "";
export const outletKey = (trade: number) => OUTLETS[trade] ?? "";

export const tileName = (tile: string) => named("tile", keyOf(tile));
export const centerName = (trade: number) => named("center", centerKey(trade));
export const outletName = (trade: number) => named("tile", outletKey(trade));
/** The trade of a supply center, as views or tellings call it. */
export const tradeOf = (center: string) => CENTERS.indexOf(keyOf(center));

export function percent(part: number, whole: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(whole === 0 ? 0 : part / whole);
}
