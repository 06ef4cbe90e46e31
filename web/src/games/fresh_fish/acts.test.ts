import { beforeAll, describe, expect, test } from "vitest";
import { nameAct } from "./acts";
import { loadTexts } from "$/i18n/catalogs";

beforeAll(() => loadTexts("fresh_fish"));

const name = (text: string, entry = 7) => nameAct({ seat: 1, text, entry });

describe("names of acts", () => {
  test.each([
    ["reserve b6", "reserves b6"],
    ["draw", "draws"],
    ["pass", "passes"],
    ["take street", "takes a street"],
    ["take apartments", "takes apartments"],
    ["seals a bid", "seals a bid"],
    ["bid 3", "bids 3"],
    ["build a7", "builds a7"],
    ["tile nuclear waste disposal", "turned up: Nuclear Waste Disposal"],
    ["tile construction zone", "turned up: construction zone"],
    ["seat 2", "start player"],
    ["center i9", "center i9"],
  ])("%s", (text, words) => expect(name(text)).toBe(words));

  test("an act that is only thought of is named as a choice", () => {
    expect(name("reserve b6", -1)).toBe("Reserve b6");
    expect(name("draw", -1)).toBe("Draw a tile");
    expect(name("bid 3", -1)).toBe("Seal bid of 3");
  });
});
