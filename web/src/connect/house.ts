/** The house that these pages belong to: the only place, besides `reach`, that knows which kind it is. */
import type { House } from "$/wire/doors";
import { serverHouse } from "$/wire/server";
import { homeHouse } from "$/home/house";

export * from "$/wire/doors";

export const house: House = __SITE__ ? homeHouse : serverHouse;
