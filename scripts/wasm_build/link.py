"""Compile the C files and link them to one library: link.py SHOP JOBS, run by scripts/wasm.py."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LEVEL = "-O2"  # -O3 is no faster here; -Oz is a sixth to a third slower, and a tenth smaller
# A library is placed where the page's Python has room, so its code must not know its place (-fPIC).
COMPILE = ["emcc", "-c", LEVEL, "-g0", "-fPIC", "-fwrapv", "-DNDEBUG", "-Wno-everything"]
# SIDE_MODULE=2 keeps only what is exported and what that needs. Pyodide itself is linked with WASM_BIGINT.
LINK = ["emcc", LEVEL, "-g0", "-shared", "-sSIDE_MODULE=2", "-sWASM_BIGINT"]
EXPORTED = "-sEXPORTED_FUNCTIONS=_PyInit_shoal__mypyc,_PyInit_shoal_door"


def main() -> None:
    """Compile all files, some at a time, then link."""
    shop, jobs = Path(sys.argv[1]), int(sys.argv[2])
    files = json.loads((shop / "files.json").read_text())
    include = [f"-I{folder}" for folder in [shop / "include", *files["include"]]]
    objects = shop / "objects"
    objects.mkdir()

    def compiled(source: str) -> str:
        target = str(objects / f"{source[1:].replace('/', '+')}.o")
        run([*COMPILE, *include, source, "-o", target])
        return target

    with ThreadPoolExecutor(jobs) as pool:
        made = list(pool.map(compiled, [*files["sources"], str(shop / "door.c")]))
    run([*LINK, EXPORTED, *made, "-o", str(shop / "library.so")])


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr[-2000:]}")


if __name__ == "__main__":
    main()
