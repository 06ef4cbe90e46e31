"""Games and rules over HTTP, and the figures for operators."""

import httpx
import pytest

from server.nodes import Node
from shoal.core.catalogue import OURS, load
from shoal.server.metrics import told_at
from shoal.table.shelf import boxes, rules_of


def test_the_shelf_is_what_is_installed(node: Node) -> None:
    assert node.person().get("/api/games").json() == boxes()


def test_the_rules_of_every_game(node: Node) -> None:
    person = node.person()
    for name in OURS:
        assert person.get(f"/api/games/{name}/rules").json() == rules_of(load(name))
    assert person.get("/api/games/chess/rules").json()["code"] == "unknown"


@pytest.mark.parametrize("settings", ["standalone"], indirect=True)
def test_figures_count_by_route_and_name_nobody(node: Node) -> None:
    person = node.person()
    name = person.post("/api/players/guest").json()["name"]
    person.get("/api/games/chess/rules")
    person.request("BREW", "/coffee")
    assert "shoal_requests" not in person.get("/metrics").text, "not for everybody"
    with told_at("127.0.0.1:0") as port:
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert 'shoal_requests_total{method="GET",route="/api/games/{name}/rules",status="404"} ' in figures
    assert 'shoal_requests_total{method="POST",route="/api/players/guest",status="200"} ' in figures
    assert 'method="other",route="other"' in figures
    assert "chess" not in figures
    assert "coffee" not in figures
    assert name not in figures
