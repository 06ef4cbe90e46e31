"""The page about the Shoal Bot Protocol says what the code does."""

import json
from typing import get_args

import jsonschema_rs
import pytest

from shoal.bots.bot import Fault
from shoal.bots.external_program import GRACE_S, LONGEST_DECISION_S, START_ALLOWANCE_S
from shoal.bots.protocol import LONGEST_ANSWER, VERSION
from support.snippets import ROOT, blocks

PAGE = (ROOT / "docs" / "reference" / "bot-protocol.md").read_text(encoding="utf-8")
SHOWN = [block.text for block in blocks(PAGE) if block.language == "json"]
SCHEMA = json.loads((ROOT / "docs" / "reference" / "bot-protocol.schema.json").read_text(encoding="utf-8"))
KINDS = ["Start", "Decide", "Answer", "End"]


@pytest.mark.parametrize(("kind", "shown"), list(zip(KINDS, SHOWN, strict=True)))
def test_every_message_on_the_page_is_one(kind: str, shown: str) -> None:
    jsonschema_rs.validate({"$ref": f"#/$defs/{kind}", "$defs": SCHEMA["$defs"]}, json.loads(shown))


def test_a_message_that_is_none_is_refused() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(SCHEMA, json.loads(SHOWN[1]) | {"type": "start"})


def test_the_page_names_every_fault_and_the_limits() -> None:
    assert [fault for fault in get_args(Fault) if f"| `{fault}`" not in PAGE] == []
    assert f"This is version {VERSION}." in PAGE
    assert f"{LONGEST_ANSWER:,} bytes" in PAGE
    assert (GRACE_S, START_ALLOWANCE_S, LONGEST_DECISION_S) == (1, 10, 60), "then the page says something else too"
