// Runs Python programs on the engine, one after another, under one Pyodide, with the network refused.
//
//   SHOAL_BUILD=interpreted node run.mjs SOURCES [PROGRAM [ARGUMENT...] [-- PROGRAM [ARGUMENT...]]...]
//
// SOURCES is the folder of the package `shoal`; a program is a file, or standard input if it is left out or `-`.

import { existsSync, readdirSync, readFileSync, statSync, writeSync } from "node:fs";
import { Socket } from "node:net";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PARTS = ["__init__.py", "builds.py", "core", "games", "bots"];
const SUFFIXES = [".py", ".toml"];
const COMPILED = "browser_engine/compiled/engine.wasm";
const LIBRARY = "/lib";
const FAILED = 1;
const MISUSED = 2;
const NETWORK_USED = 3;

function stop(code, message) {
  writeSync(process.stderr.fd, `${message}\n`);
  process.exit(code);
}

// End the process at once: an exception could be caught, and the attempt would go unnoticed.
function refuseNetwork() {
  globalThis.fetch = (address) => stop(NETWORK_USED, `the network is refused: fetch of ${address}`);
  Socket.prototype.connect = () => stop(NETWORK_USED, "the network is refused: connection of a socket");
}

function* sourceFiles(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(join(root, path))) yield* sourceFiles(root, `${path}/${name}`);
  } else if (found && SUFFIXES.includes(extname(path))) {
    yield path;
  }
}

function copySources(pyodide, root) {
  for (const path of PARTS.flatMap((part) => [...sourceFiles(root, part)])) {
    const target = `${LIBRARY}/shoal/${path}`;
    pyodide.FS.mkdirTree(dirname(target));
    pyodide.FS.writeFile(target, readFileSync(join(root, path)));
  }
  const compiled = join(root, COMPILED);
  if (existsSync(compiled)) pyodide.FS.writeFile(`${LIBRARY}/shoal_engine.so`, readFileSync(compiled));
}

async function load() {
  const folder = dirname(fileURLToPath(import.meta.resolve("pyodide")));
  const { loadPyodide } = await import("pyodide");
  return loadPyodide({ indexURL: folder, env: { SHOAL_BUILD: process.env.SHOAL_BUILD ?? "" } });
}

function run(pyodide, [program = "-", ...programArguments]) {
  const code = readFileSync(program === "-" ? process.stdin.fd : program, "utf8");
  const sys = pyodide.pyimport("sys");
  sys.argv = pyodide.toPy([program, ...programArguments]);
  const globals = pyodide.toPy({ __name__: "__main__" });
  pyodide.runPython(code, { filename: program === "-" ? "<stdin>" : program, globals });
  sys.stdout.flush();
}

/** Words between `--` belong together. */
function grouped(words) {
  const groups = [[]];
  for (const word of words) {
    if (word === "--") groups.push([]);
    else groups.at(-1).push(word);
  }
  return groups;
}

const [sources, ...words] = process.argv.slice(2);
if (sources === undefined) stop(MISUSED, "usage: node run.mjs SOURCES [PROGRAM [ARGUMENT...] [-- PROGRAM ...]]");
refuseNetwork();
try {
  const pyodide = await load();
  copySources(pyodide, sources);
  pyodide.pyimport("sys").path.insert(0, LIBRARY);
  for (const program of grouped(words)) run(pyodide, program);
} catch (error) {
  stop(FAILED, error.message);
}
