"""Write what a table's websocket carries as AsyncAPI 3, from the types that the code uses.

    python scripts/socket_schema.py [--check]

A test compares the file with what this would write.
"""

import inspect
import json
import sys
from pathlib import Path
from typing import Any, Final, Literal, get_args

from pydantic import TypeAdapter

from shoal import __version__
from shoal.server.platform.base.typeddict_models import model
from shoal.table import client_messages, server_messages

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "websocket.asyncapi.json"
CHANNEL: Final = "#/channels/table"
TEMPLATE: Final = "#/components/schemas/{model}"
VALIDATION: Final[Literal["validation"]] = "validation"
SENDS: Final = {"send": client_messages.ClientMessage, "receive": server_messages.ServerMessage}


def document() -> dict[str, Any]:
    """Return the document, as a client sees it: what it sends, and what it receives."""
    sides = {action: [kind.__name__ for kind in get_args(kinds)] for action, kinds in SENDS.items()}
    kinds = [kind for side in SENDS.values() for kind in get_args(side)]
    names = [kind.__name__ for kind in kinds]
    asked = [(name, VALIDATION, TypeAdapter(model(kind))) for name, kind in zip(names, kinds, strict=True)]
    _, schemas = TypeAdapter.json_schemas(asked, ref_template=TEMPLATE)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "The websocket of a table",
            "version": __version__,
            "description": inspect.cleandoc(client_messages.__doc__ or ""),
        },
        "channels": {
            "table": {
                "address": "/api/tables/{table}/play",
                "parameters": {"table": {"description": "The id of a table."}},
                "messages": {
                    name: {"$ref": f"#/components/messages/{name}"} for side in sides.values() for name in side
                },
            }
        },
        "operations": {
            action: {
                "action": action,
                "channel": {"$ref": CHANNEL},
                "messages": [{"$ref": f"{CHANNEL}/messages/{name}"} for name in side],
            }
            for action, side in sides.items()
        },
        "components": {
            "messages": {
                kind.__name__: {
                    "summary": inspect.cleandoc(kind.__doc__ or "").splitlines()[0],
                    "payload": {"$ref": TEMPLATE.format(model=kind.__name__)},
                }
                for kind in kinds
            },
            "schemas": schemas["$defs"],
        },
    }


def main() -> None:
    text = json.dumps(document(), indent=2) + "\n"
    if "--check" in sys.argv:
        sys.exit(None if FILE.read_text(encoding="utf-8") == text else str(FILE))
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
