/** The settings of this device: stored in the browser, applied to the document. */
import { isFirstGame } from "./firstGames";
import type { Language } from "$/i18n/catalogs";

export interface Choices {
  /** A change is seen when the page is loaded again. */
  language: "system" | Language;
  theme: "system" | "light" | "dark";
  /** Marks on pieces and waters besides their colours: as drawn, or stronger. */
  marks: "normal" | "strong";
  motion: "system" | "full" | "none";
  sound: boolean;
  /** Send a move with the first click of a mouse instead of confirming it. */
  oneClick: boolean;
  /** Take steps for the player that are the only legal ones; null for: not in their first games of a game. */
  forcedSteps: boolean | null;
}

const KEY = "shoal.settings";
const DEFAULTS: Choices = {
  language: "system",
  theme: "system",
  marks: "normal",
  motion: "system",
  sound: false,
  oneClick: false,
  forcedSteps: null,
};

class Settings {
  choices = $state<Choices>({ ...DEFAULTS, ...stored() });
  private readonly night = matchMedia("(prefers-color-scheme: dark)");
  private systemIsDark = $state(this.night.matches);
  readonly dark = $derived(
    this.choices.theme === "dark" || (this.choices.theme === "system" && this.systemIsDark),
  );

  constructor() {
    this.night.addEventListener("change", (event) => {
      this.systemIsDark = event.matches;
      this.apply();
    });
    this.apply();
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.choices[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.choices));
    this.apply();
  }

  /** Whether forced steps are taken for the player at a table; null for a table that is still to be opened. */
  takesSteps(game: string, table: string | null): boolean {
    return this.choices.forcedSteps ?? !isFirstGame(game, table);
  }

  toggleTheme(): void {
    this.set("theme", this.dark ? "light" : "dark");
  }

  private apply(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.dark ? "dark" : "light";
    dataset.marks = this.choices.marks;
    dataset.motion = this.choices.motion;
  }
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
