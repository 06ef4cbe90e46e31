/** What is seen of a position, with the types of its game. Rooms name their game's types; pages leave them open. */
import type { Position, Previewed } from "$/wire/messages";

export interface Seen<View, Insight> {
  view: View;
  insight: Insight;
}

type Of<Message, View, Insight> = Omit<Message, "view" | "insight"> & Seen<View, Insight>;
export type PositionOf<View, Insight> = Of<Position, View, Insight>;
export type PreviewedOf<View, Insight> = Of<Previewed, View, Insight>;

/** Give a message the types of its game. Only here are they taken on trust; the engine writes them into view.ts. */
export function ofGame<Message, View, Insight>(message: Message): Of<Message, View, Insight> {
  return message as unknown as Of<Message, View, Insight>;
}
