"""A real Prometheus raises alerts when parts of a real cluster die: the short version of ops/alerts.py."""

import shutil

import pytest

import alerts


@pytest.mark.ops
@pytest.mark.skipif(shutil.which("prometheus") is None, reason="needs Prometheus; .ci/run installs it")
def test_alerts_are_raised_and_end(services: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert alerts.main(whole=False) == 0
    printed = capsys.readouterr().out
    assert "| NATS | BusLost | " in printed
    assert "| the worker | WorkersGone | " in printed
