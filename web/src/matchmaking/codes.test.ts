import { expect, test } from "vitest";
import { lastPart } from "./codes";

test("a code, an id and a link are typed in one field", () => {
  expect(lastPart(" tide 4827 ")).toBe("tide 4827");
  expect(lastPart("https://shoal.example/j/TIDE-4827/")).toBe("TIDE-4827");
  expect(lastPart("https://shoal.example/t/abcdefgh23456789")).toBe("abcdefgh23456789");
});
