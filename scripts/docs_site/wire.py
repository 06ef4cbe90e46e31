"""The pages of the network: requests from the schema of the server, messages from their types."""

import inspect
import re
import tempfile
from typing import Any, Final, get_args

from docs_site.markdown import code, listed, table
from shoal.server.app.create_app import make_app
from shoal.server.platform.config.settings import read_settings
from shoal.server.platform.http import errors
from shoal.table import client_messages, server_messages
from wire_types import Writer

HTTP: Final = """\
# HTTP

Requests and answers of `shoal serve`. Bodies are JSON. A running server has the same as a schema for programs at
`/api/openapi.json`. In Python [`shoal.client`](api/client.md) sends them.

A visitor gets a cookie with their first command and is a guest from then on. A command that is refused answers with
a `Refusal`: a stable `code`, the `rule` where a game forbids it, and a `telling` that [texts](../guides/languages.md)
turn into a sentence. Requests that are too many get status 429; [Operations](operations.md#limits) lists the limits.
"""
EXPLAINED: Final = re.compile(r"^(\w+) (\d{3}) +(.+)$", re.MULTILINE)
SOCKET: Final = """\
# Websocket

A page plays at a table over one websocket: `/api/tables/{table}/play`. All messages are JSON objects with a `type`.
The engine inside a page of the static site speaks the same messages.

1. Send `hello`. The answer is `welcome`: the table, the latest happenings and the position.
2. `news` follows, in order, after each move. If `news.position.entry` skips an entry, send `hello` again with the
   number of entries that you know.
3. Send `act` with the number of the decision that you owe. The answer is `accepted` or `refused`, with your `key`.
   A command that is sent twice with the same key is carried out once.

Only the reader's own view crosses the wire: see [Secrecy](../explanation/secrecy.md).

For programs the same is in [websocket.asyncapi.json](websocket.asyncapi.json), in the form of AsyncAPI 3. In Python
[`shoal.client`](api/client.md) speaks it, connects again by itself and sends again what was not answered.
"""


def wire_pages() -> dict[str, str]:
    return {"reference/http.md": http_page(), "reference/websocket.md": socket_page()}


def http_page() -> str:
    with tempfile.TemporaryDirectory() as folder:
        schema = make_app(read_settings({"SHOAL_DATA": folder})).openapi()
    parts = [
        f"### {method.upper()} {path}\n\n{request(asked)}"
        for path, methods in schema["paths"].items()
        for method, asked in methods.items()
    ]
    shapes = schema["components"]["schemas"].items()
    return "\n".join(
        [
            HTTP,
            "## Codes\n",
            codes(),
            "## Requests\n",
            *parts,
            "## Shapes\n",
            *(shape(name, one) for name, one in shapes),
        ]
    )


def codes() -> str:
    """Return the codes of refusals, as the server's own source explains them."""
    explained = EXPLAINED.findall(errors.__doc__ or "")
    if {name: int(status) for name, status, _ in explained} != errors.STATUS:
        raise ValueError("the codes of refusals are not those that are explained")
    return table(("code", "status", "meaning"), [(code(name), status, meaning) for name, status, meaning in explained])


def request(asked: dict[str, Any]) -> str:
    good = [(status, answer) for status, answer in asked["responses"].items() if status < "400"]
    bad = [f"{status} {answer['description']}" for status, answer in asked["responses"].items() if status >= "400"]
    rows = [(f"`{one['name']}` ({one['in']})", kind(one["schema"])) for one in asked.get("parameters", [])]
    if "requestBody" in asked:
        rows.append(("body", body(asked["requestBody"])))
    rows += [(f"answer {status}", body(answer)) for status, answer in good]
    rows.append(("refused", ", ".join(sorted(bad))))
    return f"{asked.get('description', '')}\n\n{table(('part', 'type'), [row for row in rows if row[1]])}"


def body(content: dict[str, Any]) -> str:
    kinds = [kind(one["schema"]) for one in content.get("content", {}).values() if "schema" in one]
    return ", ".join(kinds) or "nothing"


def shape(name: str, one: dict[str, Any]) -> str:
    rows = [
        (code(field), kind(of), "yes" if field in one.get("required", []) else "no")
        for field, of in one.get("properties", {}).items()
    ]
    return f"### {name}\n\n{one.get('description', '')}\n\n{table(('field', 'type', 'needed'), rows) if rows else ''}"


def kind(schema: dict[str, Any]) -> str:
    """Return a type of the schema in words, with links to the shapes on the page."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(kind, schema["anyOf"])))
    if "enum" in schema or "const" in schema:
        return listed(schema.get("enum") or [schema["const"]])
    return structure(schema)


def structure(schema: dict[str, Any]) -> str:
    """Return what a value without a name of its own consists of."""
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    inner = schema.get("additionalProperties")
    if schema.get("type") == "object" and isinstance(inner, dict) and inner:
        return f"object of {kind(inner)}"
    return str(schema.get("type", "any"))


def socket_page() -> str:
    writer = Writer()
    client, server = get_args(client_messages.ClientMessage), get_args(server_messages.ServerMessage)
    for message in (*client, *server):
        writer.type(message)
    sent = {message.__name__ for message in (*client, *server)}
    inner = [name for name in writer.names() if name not in sent]
    parts = [
        SOCKET,
        "## What a client sends\n",
        *(section(writer, one.__name__) for one in client),
        "## What a server sends\n",
        *(section(writer, one.__name__) for one in server),
        "## What they contain\n",
        *(section(writer, name) for name in inner),
    ]
    return "\n".join(parts)


def section(writer: Writer, name: str) -> str:
    one = writer.met(name)
    return f"### {name}\n\n{inspect.cleandoc(one.__doc__ or '')}\n\n```ts\n{writer.interface(name)}```\n"
