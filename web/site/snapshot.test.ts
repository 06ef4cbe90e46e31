import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeSnapshot } from "./snapshot";

const pyodide = `${dirname(fileURLToPath(import.meta.resolve("pyodide")))}/`;

test(
  "two builds make the same memory of Python, and clocks go on afterwards",
  { timeout: 120_000 },
  async () => {
    const library = readFileSync(`${pyodide}python_stdlib.zip`);
    const begun = Date.now();
    const first = await makeSnapshot(pyodide, library);
    expect(Date.now()).toBeGreaterThan(begun);
    expect(performance.now()).toBeGreaterThan(0);
    expect(Buffer.from(first).equals(await makeSnapshot(pyodide, library))).toBe(true);
  },
);
