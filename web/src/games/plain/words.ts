/** The words of the plain room, which are the shell's: no game brings them. */
import { text } from "$/texts";
import type { Values } from "$/texts/bundles";

export const plain = (name: string, values?: Values) => text("shell", `plain-${name}`, values);
