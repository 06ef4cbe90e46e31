/** A view and its insight with the types of their game. Rooms name those types; pages leave them open. */
import type { Position, Previewed } from "$/wire/messages";

export interface Seen<View, Insight> {
  view: View;
  insight: Insight;
}

type Of<Message, View, Insight> = Omit<Message, "view" | "insight"> & Seen<View, Insight>;
export type PositionOf<View, Insight> = Of<Position, View, Insight>;
export type PreviewedOf<View, Insight> = Of<Previewed, View, Insight>;

/** Return a message with the types of its game. This cast is the only unchecked one: view.ts comes from the engine. */
export function ofGame<Message, View, Insight>(message: Message): Of<Message, View, Insight> {
  return message as unknown as Of<Message, View, Insight>;
}
