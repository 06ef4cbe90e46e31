import { expect, test } from "vitest";
import { counted, markOf } from "./tabBadge";

test("a title begins with the number of games that wait, if any do", () => {
  expect(counted(2, "Your bid · Fresh Fish")).toBe("(2) Your bid · Fresh Fish");
  expect(counted(0, "Shoal")).toBe("Shoal");
});

test("the mark has a number up to nine, then a plus", () => {
  expect([0, 1, 9, 10].map(markOf)).toEqual(["/mark.svg", "/mark-1.svg", "/mark-9.svg", "/mark-more.svg"]);
});
