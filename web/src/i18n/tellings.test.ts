import { beforeAll, expect, test } from "vitest";
import { Texts } from "./fluent";
import { LANGUAGES, language, languageOf, loadTexts, putKinds, putTexts, setLanguage } from "./catalogs";
import { partsOf, sideName, speak, speakAll, thingsOf, type ReaderContext } from "./tellings";

const reading: ReaderContext = { game: "fishery", names: ["Ann", ""], you: 0 };
const placed = (seat: number) => ({ id: "fishery.placed", args: { seat, square: "a1" } });

beforeAll(async () => {
  putKinds("fishery", { square: "square", squares: "square*", net: "net" });
  await Promise.all(["core", "shell", "fishery"].map(loadTexts));
});

test("the reader is you; others have their names, or those of their side", () => {
  expect(speak(placed(0), reading)).toBe("You place a ship on a1.");
  expect(speak(placed(0), { ...reading, you: 1 })).toBe("Ann places a ship on a1.");
  expect(speak(placed(1), reading)).toBe("White places a ship on a1.");
  expect(sideName(0, "fishery")).toBe("Black");
  expect(sideName(0, "")).toBe("Seat 1");
});

test("a number below zero has a minus", () => {
  const texts = new Texts("en", "points = Now { $points }, was { $before }; a3-4 stays.");
  expect(texts.text("points", { points: -2, before: 1 })).toBe("Now −2, was 1; a3-4 stays.");
});

test("a sentence consists of words and things", () => {
  expect(partsOf(placed(1), reading)).toEqual([
    { kind: "seat", value: 1, text: "White" },
    " places a ship on ",
    { kind: "square", value: "a1", text: "a1" },
    ".",
  ]);
});

test("things that a sentence only counts are known too", () => {
  const args = { seat: 1, square: "a1", squares: ["a1", "a2"], black: 0, white: 1 };
  const closed = { id: "fishery.closed", args };
  expect(speak(closed, reading)).toContain("with 2 fish");
  expect(thingsOf(closed, reading).map((one) => one.value)).toEqual([1, "a1", "a1", "a2"]);
});

test("lists are joined as in a sentence", () => {
  const telling = { id: "fishery.without-ship", args: { squares: ["a1", "a2", "a3"] } };
  expect(speak(telling, reading)).toContain("a1, a2, and a3");
});

test("equal things of a list are counted, and can be pointed at once", async () => {
  await loadTexts("fleet");
  putKinds("fleet", { staying: "card*" });
  const staying = { id: "fleet.why-staying", args: { staying: ["vessel", "vessel", "cod", "vessel"] } };
  const fleet = { ...reading, game: "fleet" };
  expect(speak(staying, fleet)).toBe("Processing Vessel ×3 and Cod stay in your hand.");
});

test("a sentence that begins with you has a capital letter; a name stays as it is", () => {
  putTexts("toy", new Texts("en", "won = { $seats } win."));
  const won = { id: "toy.won", args: { seats: [0, 1] } };
  expect(speak(won, reading)).toBe("You and White win.");
  expect(speak(won, { ...reading, you: 1 })).toBe("Ann and you win.");
  expect(speak(won, { ...reading, you: null, names: ["ann"] })).toBe("ann and White win.");
});

test("in German the reader has another form beside a number", async () => {
  setLanguage("de");
  await loadTexts("core");
  putTexts("toy", new Texts("de", "won = für { $seats }: { $scores }"));
  const won = {
    id: "toy.won",
    args: {
      seats: [0, 1],
      scores: [
        [0, 3],
        [1, 4],
      ],
    },
  };
  expect(speak(won, reading)).toBe("für dich und White: du 3 und White 4");
  setLanguage("en");
  await loadTexts("core");
});

test("a telling without a text is its id", () => {
  expect(speak({ id: "fishery.unheard-of", args: {} }, reading)).toBe("fishery.unheard-of");
  expect(speak({ id: "elsewhere.passed", args: { seat: 0 } })).toBe("elsewhere.passed");
});

test("refusals of the page have texts", () => {
  const telling = { id: "shell.refusal-nameLength", args: { most: 24 } };
  expect(speak(telling)).toBe("A name has 1 to 24 characters.");
});

test("the language is the chosen one, or the first of the browser's that we speak", () => {
  expect(languageOf("de", ["ja"])).toBe("de");
  expect(languageOf("system", ["fr-FR", "ja-JP", "de"])).toBe("ja");
  expect(languageOf(undefined, ["fr"])).toBe("en");
});

test("every language speaks", async () => {
  for (const one of LANGUAGES) {
    setLanguage(one);
    await Promise.all(["core", "shell", "fishery"].map(loadTexts));
    const lines = speakAll([placed(0), placed(1)], reading);
    expect(lines).toContain("a1");
    expect(lines.includes(". ")).toBe(one !== "ja");
  }
  setLanguage("en");
  expect(language()).toBe("en");
});
