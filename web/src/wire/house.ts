/** The house that these pages belong to: the only place, besides `reach`, that knows which kind it is. */
import type { House } from "./doors";
import { serverHouse } from "./server";
import { homeHouse } from "$/home/house";

export * from "./doors";

export const house: House = __SITE__ ? homeHouse : serverHouse;
