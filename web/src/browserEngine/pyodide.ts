/** The engine: Python in the page, with our own package only. */
import type { PyodideAPI } from "pyodide";
import type { Refusal } from "$/wire/messages";

/** The memory of Python after its start, gzipped, in the folder of Pyodide; site/snapshot.ts makes it. */
export const SNAPSHOT = "python.memory";
/** How much of the start is done when the files are here, and when Python runs. */
const FETCHED = 0.6;
const STARTED = 0.85;
const LIBRARY = "/library";
/** Where the package looks for its compiled modules (shoal/builds.py). */
const COMPILED = `${LIBRARY}/shoal_engine.so`;
/** Pyodide's list of packages, empty: only our own files can be imported. */
export const NOTHING_MORE = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

export interface Place {
  /** The address of the site's folder. */
  base: string;
  /** The name of the packed engine. */
  engine: string;
  /** The name of its compiled modules; empty if the site has none. */
  compiled: string;
  /** The name of the packed puzzles, which are fetched when somebody asks for one; empty if there are none. */
  puzzles: string;
  /** Whether to start Python from nothing: slower, but the stored memory is half of what would be fetched. */
  fromNothing?: boolean;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.telling.id);
  }
}

type Loader = typeof import("pyodide");
export type Call = <T>(name: string, words?: object) => T;

/** Python with our package: it answers calls, and it can be given more files of the package. */
export interface Python {
  call: Call;
  add: (pack: ArrayBuffer) => void;
}

/** Called with the share of the start that is done, from 0 to 1. */
export type Tell = (share: number) => void;

export async function startPython(
  { base, engine, compiled, fromNothing }: Place,
  tell: Tell,
): Promise<Python> {
  const folder = `${base}${__PYODIDE__}/`;
  const pack = fetch(base + engine).then((answer) => answer.arrayBuffer());
  const library = compiled ? fetchLibrary(base + compiled) : null;
  const loader = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as Loader;
  const python = await awaken(loader, folder, fromNothing ? null : tell);
  tell(STARTED);
  const call = unpack(python, await pack, await library);
  tell(1);
  return { call, add: (more) => extract(python, more) };
}

/** Start Python from its stored memory, telling how much of that has come; from nothing without `tell`, or if that fails. */
async function awaken(loader: Loader, folder: string, tell: Tell | null): Promise<PyodideAPI> {
  const options = {
    indexURL: folder,
    packageBaseUrl: folder,
    lockFileContents: JSON.stringify(NOTHING_MORE),
  };
  if (!tell) return loader.loadPyodide(options);
  try {
    return await loader.loadPyodide({ ...options, _loadSnapshot: memory(folder, tell) });
  } catch (error) {
    console.warn(error);
    return loader.loadPyodide(options);
  }
}

/** The stored memory. It is the longest of the files that come at the same time, so it stands for all of them. */
async function memory(folder: string, tell: Tell): Promise<ArrayBuffer> {
  const answer = await fetch(folder + SNAPSHOT);
  const size = Number(answer.headers.get("content-length"));
  if (!answer.ok || !answer.body) throw new Error(`${SNAPSHOT}: ${answer.status}`);
  let come = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, onward) {
      come += part.length;
      if (size > 0) tell(FETCHED * Math.min(1, come / size));
      onward.enqueue(part);
    },
  });
  const plain = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).arrayBuffer();
}

/** The compiled modules; null if they cannot be had. The engine then runs from its sources. */
async function fetchLibrary(address: string): Promise<Uint8Array | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

function extract(python: PyodideAPI, pack: ArrayBuffer): void {
  python.unpackArchive(pack, "zip", { extractDir: LIBRARY });
}

function unpack(python: PyodideAPI, pack: ArrayBuffer, library: Uint8Array | null): Call {
  extract(python, pack);
  if (library) python.FS.writeFile(COMPILED, library);
  const sys = python.pyimport("sys") as { path: { insert(at: number, folder: string): void } };
  sys.path.insert(0, LIBRARY);
  const engine = python.pyimport("shoal.browser_engine.calls") as { call(text: string): string };
  return <T>(name: string, words: object = {}) => {
    const answer = JSON.parse(engine.call(JSON.stringify({ ...words, call: name }))) as Answer<T>;
    if ("error" in answer) throw new Refused(answer.error);
    return answer.value;
  };
}

type Answer<T> = { value: T } | { error: Refusal };
