import { expect, test } from "vitest";
import { darkPath } from "./qr";

test("every run of dark squares is one rectangle", () => {
  const rows = ["##.#", "....", ".###"].map((row) => [...row].map((one) => one === "#"));
  expect(darkPath(rows)).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});
