import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, hashOfText, hexOf, hmac, sha256 } from "./sha256";

test("hashes of all lengths are those of the standard", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 37 + length) & 255);
    expect(hexOf(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const code = createHmac("sha256", message).update(message).digest("hex");
    expect(hexOf(hmac(message, message))).toBe(code);
  }
});

test("texts are hashed as UTF-8", () => {
  expect(hashOfText("Möwe")).toBe(createHash("sha256").update("Möwe").digest("hex"));
  expect(hexOf(bytesOf("00ff10"))).toBe("00ff10");
});
