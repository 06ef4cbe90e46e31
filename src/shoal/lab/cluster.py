"""Play batches on a Ray cluster: send the plan and the batches, get back the bytes of their files."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

import ray

from shoal.lab.folder import Folder
from shoal.lab.plan import Batch, decode, encode
from shoal.lab.rows import Written, play_batch

LEAST_SECONDS: Final = 0.1
"""The shortest task; with shorter ones the cluster's own work would take too large a part."""
QUEUED: Final = 2
"""How many tasks are given to each processor at a time."""


def on_ray(folder: Folder, batches: list[Batch]) -> Iterator[Batch]:
    """Play the batches on the cluster that Ray finds, or on a new one on this machine."""
    if not batches:
        return
    begun = perf_counter()
    folder.keep(batches[0], play_batch(folder.plan, batches[0]))
    size = max(1, round(LEAST_SECONDS / (perf_counter() - begun) + 0.5))
    yield batches[0]
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    try:
        tasks = [batches[first : first + size] for first in range(1, len(batches), size)]
        yield from _play(folder, tasks, QUEUED * int(ray.cluster_resources()["CPU"]))
    finally:
        ray.shutdown()


def _play(folder: Folder, tasks: list[list[Batch]], at_once: int) -> Iterator[Batch]:
    plan = ray.put(encode(folder.plan))
    work = ray.remote(_work)
    to_do = iter(tasks)
    waiting: dict[object, list[Batch]] = {}
    while True:
        while len(waiting) < at_once and (task := next(to_do, None)) is not None:
            waiting[work.remote(plan, task)] = task
        if not waiting:
            return
        (done,), _ = ray.wait(list(waiting), num_returns=1)
        for batch, written in zip(waiting.pop(done), ray.get(done), strict=True):
            folder.keep(batch, Written(*written))
            yield batch


def _work(plan: str, task: list[Batch]) -> list[tuple[bytes, bytes]]:
    settled = decode(plan)
    written = [play_batch(settled, Batch(*batch)) for batch in task]
    return [(one.games, one.decisions) for one in written]
