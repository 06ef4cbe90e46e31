import { expect, test } from "vitest";
import { boxOf } from "./box";

type Element = Parameters<typeof boxOf>[0];

const element = (tagName: string, box: number[], children: Element[] = []) => {
  const [left, top, width, height] = box;
  return {
    tagName,
    children,
    getBoundingClientRect: () => ({ left, top, width, height }),
  } as unknown as Element;
};

test("a group lies where its parts lie, whatever the browser says of the group", () => {
  const svg = element("svg", [57, 563, 41, 41], [element("path", [60, 564, 36, 40])]);
  const parts = [
    element("title", [0, 0, 0, 0]),
    element("rect", [49, 554, 59, 59]),
    element("g", [0, 0, 9, 9], [svg]),
  ];
  expect(boxOf(element("g", [49, 554, 147, 794], parts))).toEqual({
    left: 49,
    top: 554,
    width: 59,
    height: 59,
  });
});

test("everything else lies where the browser says", () => {
  const part = element("rect", [0, 0, 5, 5]);
  expect(boxOf(element("div", [1, 2, 3, 4], [part]))).toEqual({ left: 1, top: 2, width: 3, height: 4 });
  expect(boxOf(element("g", [1, 2, 0, 0]))).toEqual({ left: 1, top: 2, width: 0, height: 0 });
});
