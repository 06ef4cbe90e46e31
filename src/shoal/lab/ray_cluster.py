"""Play batches on a Ray cluster: send the plan and the batches, get back the bytes of their files."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Generic, TypeVar

import ray

from shoal.lab.folder import Folder
from shoal.lab.parquet_rows import Written, play_batch
from shoal.lab.plan import Batch, decode, encode

LEAST_TASK_S: Final = 0.1
"""The shortest task; with shorter ones the cluster's own work would take too large a part."""
QUEUED: Final = 2
"""How many tasks are given to each processor at a time."""

B = TypeVar("B")


@dataclass(frozen=True)
class RemotePlan(Generic[B]):
    """What is played elsewhere: the text of a plan, and what makes the bytes of a batch's files from it.

    `keep` writes these bytes, on this machine.
    """

    plan: str
    play: Callable[[str, B], list[bytes]]
    keep: Callable[[B, list[bytes]], None]


def on_ray(folder: Folder, batches: list[Batch]) -> Iterator[Batch]:
    """Play the batches of an experiment on the cluster that Ray finds, or on a new one on this machine."""
    sent = RemotePlan(encode(folder.plan), _play_batch, lambda batch, files: folder.keep(batch, Written(*files)))
    return play_far(sent, batches)


def _play_batch(plan: str, batch: Batch) -> list[bytes]:
    return list(play_batch(decode(plan), Batch(*batch)))


def play_far(sent: RemotePlan[B], batches: list[B]) -> Iterator[B]:
    """Play batches on the cluster that Ray finds, or on a new one on this machine; yield each one when it is kept."""
    if not batches:
        return
    begun = perf_counter()
    sent.keep(batches[0], sent.play(sent.plan, batches[0]))
    size = max(1, round(LEAST_TASK_S / (perf_counter() - begun) + 0.5))
    yield batches[0]
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    try:
        tasks = [batches[first : first + size] for first in range(1, len(batches), size)]
        yield from _play(sent, tasks, QUEUED * int(ray.cluster_resources()["CPU"]))
    finally:
        ray.shutdown()


def _play(sent: RemotePlan[B], tasks: list[list[B]], at_once: int) -> Iterator[B]:
    plan = ray.put(sent.plan)
    work = ray.remote(_work)
    to_do = iter(tasks)
    waiting: dict[object, list[B]] = {}
    while True:
        while len(waiting) < at_once and (task := next(to_do, None)) is not None:
            waiting[work.remote(sent.play, plan, task)] = task
        if not waiting:
            return
        (done,), _ = ray.wait(list(waiting), num_returns=1)
        for batch, files in zip(waiting.pop(done), ray.get(done), strict=True):
            sent.keep(batch, files)
            yield batch


def _work(play: Callable[[str, B], list[bytes]], plan: str, task: list[B]) -> list[list[bytes]]:
    return [play(plan, batch) for batch in task]
