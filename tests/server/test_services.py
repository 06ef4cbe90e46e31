"""Tests that need PostgreSQL and NATS are skipped without them, but not where everything must be tried."""

import socket

import pytest

from support import services


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of a port that nobody listens on, where the tests now look for both services."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setattr(services, "DATABASE", f"postgresql://somebody:password@127.0.0.1:{port}/test")
    monkeypatch.setattr(services, "NATS", f"nats://127.0.0.1:{port}")
    return str(port)


def test_a_missing_service_is_the_reason_of_a_skip(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHOAL_TEST_NO_SKIPS", raising=False)
    with pytest.raises(
        pytest.skip.Exception, match=f"postgresql cannot be reached at 127.0.0.1, port {missing}"
    ) as end:
        services.require_services()
    assert "password" not in str(end.value)


def test_where_everything_must_be_tried_it_is_a_failure(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_TEST_NO_SKIPS", "1")
    with pytest.raises(pytest.fail.Exception, match=f"port {missing}, and SHOAL_TEST_NO_SKIPS is set"):
        services.require_services()


def test_a_service_that_answers_is_reached() -> None:
    with socket.create_server(("127.0.0.1", 0)) as there:
        assert services.is_reached(f"nats://127.0.0.1:{there.getsockname()[1]}")
