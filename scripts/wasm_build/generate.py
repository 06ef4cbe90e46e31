"""Write the C of the engine for Pyodide, a 32-bit machine: generate.py SHOP, run by scripts/wasm.py.

Runs under the Python version that Pyodide has, because mypyc writes C for the version that it runs under.
"""

import json
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

GROUP = "shoal"
TAG = "#define CPY_LONG_TAG(o) ((o)->long_value.lv_tag)\n"
UNMARKED_TAG = "#define CPY_LONG_TAG(o) ((o)->long_value.lv_tag & ~(size_t)4)\n"
WIDTHS = ("SIZEOF_SIZE_T", "SIZEOF_LONG", "SIZEOF_VOID_P")


def main() -> None:
    """Write the headers, the C files and the list of them."""
    shop = Path(sys.argv[1])
    settings: dict[str, Any] = json.loads((shop / "settings.json").read_text())
    write_headers(shop / "include", settings)
    read_small_integers()
    os.chdir(shop / "src")
    group = compiled_group(shop, settings)
    listed = {
        "sources": [str(Path(source).resolve()) for source in group.sources],
        "include": [str(Path(folder).resolve()) for folder in group.include_dirs],
    }
    (shop / "files.json").write_text(json.dumps(listed))


def compiled_group(shop: Path, settings: dict[str, Any]) -> Any:
    """Return the one library of all modules, as an extension of setuptools."""
    # mypyc asks for the width of integers when it is imported, and must hear Pyodide's answer.
    own = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: settings[name] if name in WIDTHS else own(name)
    from mypyc.build import mypycify  # noqa: PLC0415
    from mypyc.common import IS_32_BIT_PLATFORM  # noqa: PLC0415

    if not IS_32_BIT_PLATFORM:
        raise RuntimeError("mypyc did not believe that this is a 32-bit machine")
    # The types of the package's public names lead to texts, whose libraries are not here and are not compiled.
    modules = ["--ignore-missing-imports", *json.loads((shop / "modules.json").read_text())]
    parts = mypycify(modules, group_name=GROUP, opt_level="3", multi_file=True, target_dir=str(shop / "build"))
    return next(part for part in parts if part.name == f"{GROUP}__mypyc")


def read_small_integers() -> None:
    """Let mypyc read small integers the short way: Python 3.14 marks them with a bit that its headers do not know."""
    import mypyc  # noqa: PLC0415  (only its place is needed here; its settings are made later)

    header = Path(mypyc.__file__).parent / "lib-rt" / "mypyc_util.h"
    text = header.read_text()
    if text.count(TAG) != 1:
        raise RuntimeError("mypyc's header has changed: does it know the mark of small integers now?")
    header.write_text(text.replace(TAG, UNMARKED_TAG))


def write_headers(folder: Path, settings: dict[str, Any]) -> None:
    """Copy Debian's headers of Python, with Pyodide's value for each name that Debian's pyconfig.h knows."""
    debian = Path(sysconfig.get_path("include"))
    shutil.copytree(debian, folder)
    # Debian's own pyconfig.h only leads to that of the architecture, which has the names.
    texts = (file.read_text() for file in debian.parent.glob(f"*/{debian.name}/pyconfig.h"))
    names = sorted(set(re.findall(r"# *(?:define|undef) (\w+)", "\n".join(texts))))
    lines = [f"#define {name} {settings[name]}" for name in names if settings.get(name) not in {None, 0, ""}]
    guarded = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""]
    (folder / "pyconfig.h").write_text("\n".join(guarded))


if __name__ == "__main__":
    main()
