"""Write the JSON Schema of the Shoal Bot Protocol from the types that the code uses.

    python scripts/bot_schema.py [--check]

A test compares the file with what this would write.
"""

import json
import sys
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from shoal.bots.protocol import LONGEST_ANSWER, VERSION, Answer, Decide, End, Start
from shoal.server.platform.base.typeddict_models import model

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "bot-protocol.schema.json"


def schema() -> str:
    """Return the schema: the messages of the host under `oneOf`, the program's answer under `$defs`."""
    hosts = TypeAdapter(model(Start) | model(Decide) | model(End)).json_schema()
    answers = TypeAdapter(model(Answer)).json_schema()
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Shoal Bot Protocol, version {VERSION}",
        "description": f"A message of the host. An Answer to `decide` has at most {LONGEST_ANSWER} bytes.",
        "oneOf": hosts["anyOf"],
        "$defs": {**hosts["$defs"], "Answer": answers},
    }
    return json.dumps(whole, indent=2) + "\n"


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(None if FILE.read_text(encoding="utf-8") == schema() else str(FILE))
    FILE.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
