import { describe, expect, test } from "vitest";
import { recent } from "./recent";
import type { Happening, Told } from "$/wire/messages";

const happening = (...tellings: Told[]): Happening => ({
  entry: 1,
  kind: "act",
  seat: 1,
  text: "",
  veiled: false,
  tellings,
});
const told = (name: string, args: Told["args"]): Told => ({ id: `fresh_fish.${name}`, args });

describe("what the latest acts changed", () => {
  test("a building is marked with the streets that it forced and the markers sent home", () => {
    const found = recent([
      happening(
        told("built", { seat: 1, tile: "game shop", plot: "f4" }),
        told("expropriated", { plots: ["b4", "c2"] }),
        told("markers-home", { seat: 3, plots: ["c2"] }),
      ),
    ]);
    expect(found.plots).toEqual(["f4"]);
    expect(found.streets).toEqual(["b4", "c2"]);
    expect(found.home).toEqual([{ plot: "c2", seat: 3 }]);
    expect(found.seats).toEqual([]);
  });

  test("what happens beside the board marks seats only", () => {
    const found = recent([happening(told("drew", { seat: 2 })), happening(told("sealed", { seat: 0 }))]);
    expect(found).toEqual({ plots: [], streets: [], home: [], seats: [2, 0] });
  });

  test("a telling without what it should name marks nothing", () => {
    expect(recent([happening(told("built", {}), told("expropriated", { plots: "b4" }))]).plots).toEqual([]);
  });
});
