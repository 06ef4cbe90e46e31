"""Print, as JSON, the Python version and the modules that games load, with their files: imports.py GAME..."""

import json
import sys
from importlib import import_module

before = set(sys.modules)
for game in sys.argv[1:]:
    import_module(f"shoal.games.{game}")
loaded = {name: getattr(sys.modules[name], "__file__", None) for name in sorted(set(sys.modules) - before)}
foreign = [name for name in loaded if name.partition(".")[0] not in {*sys.stdlib_module_names, "shoal"}]
print(json.dumps({"version": sys.version, "loaded": loaded, "foreign": foreign}))
