import { expect, test } from "vitest";
import { bytesOf, textOf } from "./passkeys";

test("bytes become text for addresses, and back", () => {
  const bytes = Uint8Array.from([0, 250, 251, 255, 62, 63]);
  const text = textOf(bytes.buffer);
  expect(text).toBe("APr7_z4_");
  expect([...bytesOf(text)]).toEqual([...bytes]);
  expect(textOf(Uint8Array.from([1]).buffer)).toBe("AQ");
});
