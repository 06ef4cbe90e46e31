/** The words of the plain room, which are the shell's: no game brings them. */
import { text } from "$/i18n/catalogs";
import type { Values } from "$/i18n/fluent";

export const plain = (name: string, values?: Values) => text("shell", `plain-${name}`, values);
