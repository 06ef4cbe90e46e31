"""The shelf: games and their rules as data."""

import json

import pytest

from rule_coverage import ROOT
from rule_coverage import rules_of as ids_of
from shoal.core.catalogue import OURS, load
from shoal.table.game_descriptions import RULE, boxes, rules_of, sections_of


def test_every_game_has_a_box() -> None:
    assert {box["name"] for box in boxes()} >= set(OURS)
    json.dumps(boxes())


@pytest.mark.parametrize("name", OURS)
def test_rules_have_their_ids_in_order(name: str) -> None:
    rules = [rule for section in rules_of(load(name))["sections"] for rule in section["rules"]]
    assert [rule["id"] for rule in rules if rule["id"]] == ids_of(ROOT / "src/shoal/games" / name)
    assert all(rule["text"] and not RULE.match(rule["text"]) for rule in rules)
    assert any(rule["ruling_of"] for rule in rules)
    assert {about for rule in rules for about in rule["ruling_of"]} <= {rule["id"] for rule in rules}


def test_a_rule_a_ruling_and_a_table_are_told_apart() -> None:
    rulings = "- **ruling** (LO-A1, LO-B2 to LO-B4) *One.* Source: rulebook, title\n  reconstructed.\n- plain\n"
    play = sections_of("# Lots\n\n## Play\n**LO-A1** Draw\na lot.\n\n| a |\n|---|\n\n" + rulings)[1]
    assert [(rule["id"], rule["text"], rule["ruling_of"]) for rule in play["rules"]] == [
        ("LO-A1", "Draw a lot.", []),
        ("", "| a |\n|---|", []),
        ("", "*One.* Source: rulebook, title reconstructed.", ["LO-A1", "LO-B2", "LO-B3", "LO-B4"]),
        ("", "- plain", []),
    ]
    assert [rule["reconstructed"] for rule in play["rules"]] == [False, False, True, False]
