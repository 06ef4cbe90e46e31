"""A real Prometheus raises alerts when parts of a real cluster die: trials/failures/alerts_fire.py in short."""

import shutil

import pytest

from trials.failures import alerts_fire


@pytest.mark.ops
@pytest.mark.skipif(shutil.which("prometheus") is None, reason="needs Prometheus; .ci/run installs it")
def test_alerts_are_raised_and_end(services: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert alerts_fire.main(whole=False) == 0
    printed = capsys.readouterr().out
    assert "| NATS | BusLost | " in printed
    assert "| the worker | WorkersGone | " in printed
