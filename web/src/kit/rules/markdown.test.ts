import { expect, test } from "vitest";
import { inline, tableOf } from "./markdown";

test("code, strong and stressed words are told apart from text", () => {
  expect(inline("*Shields*: chosen by `rows`, **never** more")).toEqual([
    { kind: "stress", text: "Shields" },
    { kind: "text", text: ": chosen by " },
    { kind: "code", text: "rows" },
    { kind: "text", text: ", " },
    { kind: "strong", text: "never" },
    { kind: "text", text: " more" },
  ]);
});

test("a table is read without the line under its head", () => {
  expect(tableOf("| | roll |\n|---|---|\n| Default | 1 die |")).toEqual([
    ["", "roll"],
    ["Default", "1 die"],
  ]);
  expect(tableOf("no table")).toBeNull();
});
