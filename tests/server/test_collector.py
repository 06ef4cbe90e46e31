"""Garbage collection: only young objects while people play, everything in a quiet second."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from shoal.server.platform.observability import gc_tuning
from shoal.server.platform.observability.background import collect_when_quiet


@pytest.fixture
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("thresholds")
def test_old_objects_are_not_collected_automatically() -> None:
    gc_tuning.tune_gc()
    assert gc.get_threshold() == (gc_tuning.YOUNG, gc_tuning.NEVER, gc_tuning.NEVER)
    assert gc.get_freeze_count() > 0


def full_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


@pytest.mark.anyio
@pytest.mark.parametrize(("quiet", "latest", "collected"), [(1.0, 60.0, True), (-1.0, 60.0, False), (-1.0, 0.0, True)])
async def test_a_full_collection_waits_for_a_quiet_second_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch, quiet: float, latest: float, collected: bool
) -> None:
    monkeypatch.setattr(gc_tuning, "COLLECT_EARLIEST_S", 0.0)
    monkeypatch.setattr(gc_tuning, "QUIET_SHARE", quiet)
    monkeypatch.setattr(gc_tuning, "COLLECT_LATEST_S", latest)
    gc.disable()
    before = full_collections()
    try:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(collect_when_quiet(), 1.5)
        assert (full_collections() > before) is collected
    finally:
        gc.enable()
