"""Games and rules over HTTP, and the metrics for operators."""

import httpx
import pytest

from shoal.core.catalogue import OURS, load
from shoal.server.platform.observability.metrics_server import serve_metrics
from shoal.table.game_descriptions import boxes, rules_of
from support.nodes import Node


def test_all_installed_games_are_listed(node: Node) -> None:
    assert node.person().get("/api/games").json() == boxes()


def test_the_rules_of_every_game_are_served(node: Node) -> None:
    person = node.person()
    for name in OURS:
        assert person.get(f"/api/games/{name}/rules").json() == rules_of(load(name))
    assert person.get("/api/games/chess/rules").json()["code"] == "unknown"


@pytest.mark.parametrize("settings", ["standalone"], indirect=True)
@pytest.mark.parametrize(("accepted", "coding"), [("gzip, br", "gzip"), ("br", None), ("gzip;q=0", None), ("", None)])
def test_answers_about_games_are_compressed_for_browsers_that_accept_it(
    node: Node, accepted: str, coding: str | None
) -> None:
    answer = node.person().get("/api/games/fleet/rules", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert "max-age" in answer.headers["cache-control"]
    assert answer.json() == rules_of(load("fleet"))


@pytest.mark.parametrize("settings", ["standalone"], indirect=True)
def test_metrics_count_by_route_and_name_nobody(node: Node) -> None:
    person = node.person()
    name = person.post("/api/players/guest").json()["name"]
    person.get("/api/games/chess/rules")
    person.request("PROPFIND", "/coffee")
    assert "shoal_requests" not in person.get("/metrics").text, "metrics are not public"
    with serve_metrics("127.0.0.1:0") as port:
        metrics = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert 'shoal_requests_total{method="GET",route="/api/games/{name}/rules",status="404"} ' in metrics
    assert 'shoal_requests_total{method="POST",route="/api/players/guest",status="200"} ' in metrics
    assert 'method="other",route="other"' in metrics
    assert "chess" not in metrics
    assert "coffee" not in metrics
    assert name not in metrics
