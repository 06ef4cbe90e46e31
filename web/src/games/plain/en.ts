/** The plain room in English. */
export const en = {
  choose: "Your turn: choose an action",
  actions: "What you may do",
  chosen: (number: number) => `${number} chosen`,
  confirm: (steps: string) => `Send ${steps}`,
  view: "What you see",
  facts: "Facts",
  nothing: "Nothing is asked of you now.",
};
