/** The link to a table. Only this file and backend.ts know whether these pages have a server. */
import type { TableLink } from "$/wire/link";
import { HotSeatLink } from "$/wire/hotSeatLink";
import { BrowserEngineLink } from "$/browserEngine/link";

/** `holder` is the seat that has the device now, where several people share it. */
export function linkTo(table: string, holder: number | null = null): TableLink {
  return __SITE__ ? new BrowserEngineLink(table, holder) : new HotSeatLink(table, holder);
}
