/** Gives the link to a table by its id: the only place, besides `house`, that knows which kind of link it is. */
import type { TableLink } from "$/wire/link";
import { SocketLink } from "$/wire/socket";
import { HomeLink } from "$/home/link";

/** `holder` is the seat of whoever holds the device, where several people share it. */
export function reach(table: string, holder: number | null = null): TableLink {
  return __SITE__ ? new HomeLink(table, holder) : new SocketLink(table);
}
