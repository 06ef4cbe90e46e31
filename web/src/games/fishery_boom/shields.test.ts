import { expect, test } from "vitest";
import { toggled } from "./shields";

test("another shield replaces the topmost one if too many are chosen", () => {
  expect(toggled([], "Cod", 2)).toEqual(["Cod"]);
  expect(toggled(["Cod", "Squid"], "Tuna", 2)).toEqual(["Squid", "Tuna"]);
  expect(toggled(["Cod", "Squid"], "Cod", 2)).toEqual(["Squid"]);
});
