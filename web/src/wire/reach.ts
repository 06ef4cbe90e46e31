/** Gives the link to a table by its id: the only place that knows which kind of link it is. */
import type { TableLink } from "./link";
import { SocketLink } from "./socket";

export function reach(table: string): TableLink {
  return new SocketLink(table);
}
