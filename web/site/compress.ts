/** Compresses the built files: a `.br` and a `.gz` beside each file that becomes smaller, for `shoal serve` to send. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const LEAST = 1000;

export function packed(folder: string): Plugin {
  return {
    name: "shoal-packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, name);
        if (TEXT.test(name) && statSync(file).isFile()) pack(file);
      }
    },
  };
}

function pack(file: string): void {
  const whole = readFileSync(file);
  if (whole.length < LEAST) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  writeFileSync(`${file}.br`, brotliCompressSync(whole, { params: size }));
  writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
}
