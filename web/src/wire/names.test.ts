import { afterEach, expect, test } from "vitest";
import { LANGUAGES, loadTexts, setLanguage } from "$/i18n/catalogs";
import { listedName, namesOf } from "./names";
import type { Chair } from "./messages";

const chair = (name: string): Chair => ({ kind: "person", name, level: null, rating: null });

test("equal names are numbered", () => {
  expect(namesOf(["Ann", "Deckhand", "Deckhand"].map(chair))).toEqual(["Ann", "Deckhand 1", "Deckhand 2"]);
});

test("a bot account is marked in lists, as long as it plays itself", () => {
  const robin = { ...chair("Robin"), program: true };
  expect([robin, chair("Ann")].map(listedName)).toEqual(["Robin (bot)", "Ann"]);
  expect(listedName({ ...bot("Robin"), program: true })).toBe("Mate for Robin");
});

const bot = (name: string): Chair => ({ kind: "bot", name, level: "mate", rating: null });

afterEach(async () => {
  setLanguage("en");
  await loadTexts("shell");
});

test("a bot is called by its level, and one that plays on for a person tells for whom, in every language", async () => {
  const said: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    setLanguage(language);
    await loadTexts("shell");
    said[language] = namesOf([bot("mate"), bot("Ann"), bot("")]);
  }
  expect(said).toEqual({
    en: ["Mate 1", "Mate for Ann", "Mate 2"],
    de: ["Maat 1", "Maat für Ann", "Maat 2"],
    ja: ["航海士 1", "航海士（Annの代理）", "航海士 2"],
  });
});
