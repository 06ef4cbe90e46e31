import { expect, test } from "vitest";
import { density, nearest, neighbour, type Target } from "./nearestTarget";

const at = (id: string, x: number, y: number): Target => ({
  id,
  x,
  y,
  width: 10,
  height: 10,
  label: id,
  legal: true,
});
const cross = [
  at("middle", 50, 50),
  at("up", 50, 0),
  at("right", 100, 60),
  at("far right", 200, 50),
  at("left", 0, 40),
];
const middle = cross[0] as Target;

test("an arrow goes to the nearest target in its direction", () => {
  expect(neighbour(cross, middle, "up")?.id).toBe("up");
  expect(neighbour(cross, middle, "right")?.id).toBe("right");
  expect(neighbour(cross, middle, "left")?.id).toBe("left");
});

test("an arrow stays if there is no target in its direction", () => {
  expect(neighbour([middle], middle, "down")).toBeNull();
});

test("a pointer picks the nearest target within reach", () => {
  expect(nearest(cross, 90, 62, 30)?.id).toBe("right");
  expect(nearest(cross, 150, 200, 30)).toBeNull();
});

test("density is the distance of the two nearest targets", () => {
  expect(density([at("a", 0, 0), at("b", 30, 40), at("c", 500, 0)])).toBe(50);
});
