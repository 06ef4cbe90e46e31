"""Alerts, dashboard and runbook agree with each other and with the figures that the code has."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY

import shoal.server.app.main  # noqa: F401  (its modules declare all figures)

ROOT = Path(__file__).resolve().parents[2]
WATCH = ROOT / "deploy" / "watch"
RULES: list[dict[str, Any]] = yaml.safe_load((WATCH / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
TESTS: list[dict[str, Any]] = yaml.safe_load((WATCH / "alerts.test.yaml").read_text(encoding="utf-8"))["tests"]
ALERTS = [rule["alert"] for rule in RULES]
SECTION = re.compile(r"^## (\w+)\n\n- \*\*Symptom:\*\* [^#]+?\n- \*\*Look:\*\* [^#]+?\n- \*\*Do:\*\* ", re.MULTILINE)
PARTS = ("", "_total", "_bucket", "_sum", "_count")
FROM_PROMETHEUS = {"up", "process_resident_memory_bytes", "process_cpu_seconds_total"}


def declared() -> set[str]:
    """Return the names of all series that a process can have."""
    return {metric.name + part for metric in REGISTRY.collect() for part in PARTS} | FROM_PROMETHEUS


def named(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:shoal|process)_\w+|\bup\b", expression))


def test_the_runbook_has_a_section_for_each_alert() -> None:
    text = (ROOT / "docs" / "guides" / "runbook.md").read_text(encoding="utf-8")
    sections = re.findall(
        r"^## (\w+)\n\n- \*\*Symptom:\*\* .+?\n- \*\*Look:\*\* .+?\n- \*\*Do:\*\* ", text, re.MULTILINE | re.DOTALL
    )
    assert sections == ALERTS


def test_every_alert_is_tried_with_its_symptom_and_without() -> None:
    quiet, *symptoms = TESTS
    assert [one["alertname"] for one in quiet["alert_rule_test"]] == ALERTS
    assert not [one for one in quiet["alert_rule_test"] if "exp_alerts" in one]
    raised = [one["alertname"] for case in symptoms for one in case["alert_rule_test"] if one["exp_alerts"]]
    assert raised == ALERTS


@pytest.mark.parametrize("rule", RULES, ids=ALERTS)
def test_an_alert_asks_for_figures_that_exist(rule: dict[str, Any]) -> None:
    assert named(rule["expr"])
    assert named(rule["expr"]) <= declared()
    assert rule["labels"]["severity"] in {"page", "ticket"}


def test_the_dashboard_asks_for_figures_that_exist() -> None:
    panels = json.loads((WATCH / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    asked = {name for panel in panels for target in panel["targets"] for name in named(target["expr"])}
    assert asked <= declared()
    watched = {name for rule in RULES for name in named(rule["expr"])} - {"up"}
    bare = re.compile(r"_(total|bucket|sum|count)$")
    assert {bare.sub("", name) for name in watched} - {"shoal_database_connections_most"} <= {
        bare.sub("", name) for name in asked
    }, "who is paged finds the figure on the dashboard"


def test_operations_explains_every_figure() -> None:
    text = (ROOT / "docs" / "reference" / "operations.md").read_text(encoding="utf-8")
    ours = {name for metric in REGISTRY.collect() if (name := metric.name).startswith("shoal_")}
    assert [name for name in sorted(ours) if not re.search(rf"`{name}(_total)?`", text)] == []


@pytest.mark.skipif(shutil.which("promtool") is None, reason="needs promtool; .ci/run installs and runs it")
def test_prometheus_itself_raises_the_alerts() -> None:
    subprocess.run(["promtool", "check", "config", "prometheus.yaml"], cwd=WATCH, check=True, capture_output=True)
    subprocess.run(["promtool", "test", "rules", "alerts.test.yaml"], cwd=WATCH, check=True, capture_output=True)
