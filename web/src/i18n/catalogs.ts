/**
 * Translation look-up: texts by their owner (a room, all summaries, the core, the server, the shell), loaded before what
 * says them is shown, in English where a language has none.
 */
import { Texts, type Values } from "./fluent";

export const LANGUAGES = ["en", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ja: "日本語" };

/** The texts of rooms lie beside the engine: the terminal says the same. */
const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(
    [
      "../strings/*.ftl",
      "../strings/*/*.ftl",
      "../../../src/shoal/{core,server}/*.ftl",
      "../../../src/shoal/games/*/*.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  "summaries/en.ftl": () => import("virtual:summaries/en").then((found) => found.default),
  "summaries/de.ftl": () => import("virtual:summaries/de").then((found) => found.default),
  "summaries/ja.ftl": () => import("virtual:summaries/ja").then((found) => found.default),
};
const FOLDERS: Record<string, string> = {
  summaries: "summaries",
  shell: "../strings",
  core: "../../../src/shoal/core",
  server: "../../../src/shoal/server",
};
/** Folders beside the shell's texts hold those that are loaded with some pages only. */
const isBundle = (owner: string) => `../strings/${owner}/en.ftl` in files;
const folderOf = (owner: string) =>
  FOLDERS[owner] ?? (isBundle(owner) ? `../strings/${owner}` : `../../../src/shoal/games/${owner}`);

const loaded = new Map<string, Texts>();
const kinds = new Map<string, Record<string, string>>();
let current: Language = "en";

/** The language of this page. It is fixed when the page starts. */
export const language = () => current;

/** Called once, before any text is loaded. */
export function setLanguage(chosen: Language): void {
  current = chosen;
}

/** The first language of the reader that we speak. */
export function languageOf(chosen: string | undefined, preferred: readonly string[]): Language {
  const wanted = [chosen ?? "", ...preferred].map((tag) => tag.split("-")[0]);
  return (
    LANGUAGES.find((one) => one === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en"
  );
}

/**
 * All languages have the same texts, so one file is enough. An owner without this language speaks English; one without
 * any file has no texts: then ids are shown.
 */
export async function loadTexts(owner: string): Promise<Texts> {
  const known = loaded.get(owner);
  if (known?.language === current) return known;
  const own = files[`${folderOf(owner)}/${current}.ftl`];
  const load = own ?? files[`${folderOf(owner)}/en.ftl`];
  const texts = new Texts(own ? current : "en", await load?.());
  putTexts(owner, texts);
  return texts;
}

export function putTexts(owner: string, texts: Texts): void {
  loaded.set(owner, texts);
}

export const hasTexts = (owner: string) => loaded.has(owner);

export function textsOf(owner: string): Texts {
  const texts = loaded.get(owner);
  if (!texts) throw new Error(`the texts of ${owner} are not loaded`);
  return texts;
}

/** A text of an owner whose texts are loaded. */
export const text = (owner: string, name: string, values?: Values) => textsOf(owner).text(name, values);

/** A text of an owner if it has one. */
export function textIfAny(owner: string, name: string): string | null {
  const texts = loaded.get(owner);
  return texts?.has(name) ? texts.text(name) : null;
}

/** The kinds of a game's arguments, from its box: `core/telling.py` says how they are written. */
export const kindsOf = (game: string): Record<string, string> => kinds.get(game) ?? {};

export function putKinds(game: string, known: Record<string, string>): void {
  kinds.set(game, known);
}
