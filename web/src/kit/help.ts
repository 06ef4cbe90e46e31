/** What a tooltip says about a thing. */
export interface Help {
  /** The name of the thing, above the words. */
  name?: string;
  words: string;
  /** The id of its rule, and what opens it; without `open` the id is only read. */
  rule?: string;
  open?: ((rule: string) => void) | undefined;
}
