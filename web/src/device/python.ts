/** The engine: Python in the page, with our own package only. */
import type { PyodideAPI } from "pyodide";
import type { Refusal } from "$/wire/messages";

const LIBRARY = "/library";
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
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.telling.id);
  }
}

export type Call = <T>(name: string, words?: object) => T;

export async function startPython({ base, engine }: Place): Promise<Call> {
  const folder = `${base}${__PYODIDE__}/`;
  const loader = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as typeof import("pyodide");
  const [python, pack] = await Promise.all([
    loader.loadPyodide({
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: JSON.stringify(NOTHING_MORE),
    }),
    fetch(base + engine).then((answer) => answer.arrayBuffer()),
  ]);
  return unpack(python, pack);
}

function unpack(python: PyodideAPI, pack: ArrayBuffer): Call {
  python.unpackArchive(pack, "zip", { extractDir: LIBRARY });
  const sys = python.pyimport("sys") as { path: { insert(at: number, folder: string): void } };
  sys.path.insert(0, LIBRARY);
  const engine = python.pyimport("shoal.page.device") as { call(text: string): string };
  return <T>(name: string, words: object = {}) => {
    const answer = JSON.parse(engine.call(JSON.stringify({ ...words, call: name }))) as Answer<T>;
    if ("error" in answer) throw new Refused(answer.error);
    return answer.value;
  };
}

type Answer<T> = { value: T } | { error: Refusal };
