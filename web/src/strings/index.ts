/** The words of the shell. A language is one file of the same shape as `en.ts`; rooms keep theirs beside them. */
import { en } from "./en";

export type Strings = typeof en;
export const t: Strings = en;
