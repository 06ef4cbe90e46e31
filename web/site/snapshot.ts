/**
 * The memory of Python after its start, made when the pages are built. A page that begins with it saves the start itself,
 * which is most of the time before the first move.
 */
import crypto from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { NOTHING_MORE } from "../src/browserEngine/pyodide";

/** Parts of the standard library that our package imports. One that is missing here is imported in the page. */
const IMPORTED =
  "datetime, email, encodings.cp437, hashlib, hmac, importlib.metadata, importlib.resources, json, shutil, tomllib, zipfile";

type Snapshots = PyodideAPI & { makeMemorySnapshot(): Uint8Array };

/** Return the memory of Python with this library, gzipped: it is 30 MB long, and a fifth of that compressed. */
export async function makeSnapshot(folder: string, library: Uint8Array): Promise<Uint8Array> {
  const place = mkdtempSync(join(tmpdir(), "shoal-python-"));
  const stdLibURL = join(place, "python_stdlib.zip");
  writeFileSync(stdLibURL, library);
  const options = { packageBaseUrl: folder, lockFileContents: JSON.stringify(NOTHING_MORE), stdLibURL };
  const memory = await outOfTime(async () => {
    const python = (await loadPyodide({ ...options, _makeSnapshot: true })) as Snapshots;
    python.runPython(`import ${IMPORTED}`);
    return python.makeMemorySnapshot();
  });
  rmSync(place, { recursive: true });
  return gzipSync(memory, { level: 9 });
}

/**
 * Do something while clocks stand still and random bytes are zeros, so that two builds give the same memory. Every page
 * begins with this one memory anyway; Python's random bytes and time are the browser's again when the page runs.
 */
async function outOfTime<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  const { randomFillSync } = crypto;
  Date.now = () => 0;
  performance.now = () => 0;
  crypto.randomFillSync = (<B extends NodeJS.ArrayBufferView>(buffer: B) => {
    new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength).fill(0);
    return buffer;
  }) as typeof randomFillSync;
  try {
    return await work();
  } finally {
    Date.now = now;
    Reflect.deleteProperty(performance, "now");
    crypto.randomFillSync = randomFillSync;
  }
}
