import { expect, test } from "vitest";
import { brokenSeals } from "./check";
import { hashOfText } from "./sha256";

test("a word in a seat that has sealed none does not count, or the server would choose it last", () => {
  const seals = [hashOfText("one"), ""];
  expect(brokenSeals(["one", ""], seals)).toEqual([]);
  expect(brokenSeals(["one", "ground"], seals)).toEqual([1]);
  expect(brokenSeals(["one"], seals)).toEqual([0, 1]);
  expect(brokenSeals(["north", "east"], []), "where nobody has sealed a word, all are open").toEqual([]);
});
