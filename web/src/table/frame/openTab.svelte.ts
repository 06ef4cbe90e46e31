/** What is open beside the stage: a tab, a rule. Refusals, cards and phases lead to their rule from anywhere. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("openTab");

export class OpenTab {
  /** The open tab; "" is the board on a phone, and the first tab beside it. */
  tab = $state("");
  /** The rule that was asked for last. */
  rule = $state("");
  /** How many lines of the log were read; -1 before the page knows any. */
  read = $state(-1);
  private before = "";

  openRule(rule: string): void {
    if (this.tab !== "rules") this.before = this.tab;
    this.rule = rule;
    this.tab = "rules";
  }

  /** Go back to the tab from which a rule was opened. */
  closeRule(): void {
    if (this.tab !== "rules") return;
    this.tab = this.before;
    this.before = "";
  }
}

export const setOpenTab = (openTab: OpenTab): OpenTab => setContext(KEY, openTab);
/** The open tab of the page; null outside a table, where rules are pages of their own. */
export const getOpenTab = (): OpenTab | null => getContext<OpenTab | undefined>(KEY) ?? null;
