/** The words of all pages. A language is one file of the same shape as `en.ts`; rooms have their own. */
import { en } from "./en";

export type Strings = typeof en;
export const t: Strings = en;
