"""Break a real cluster piece by piece, and time until a real Prometheus raises the alert, and until it ends.

    python -m trials.failures.alerts_fire

Needs Prometheus (Debian: prometheus). The rules are those of deploy/watch, but wait two seconds instead of minutes.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
import yaml

from trials.harness.cluster import Cluster, launch, make_node, make_worker, run_cluster
from trials.harness.processes import Program, accepts, free_ports

RULES: Final = Path(__file__).resolve().parents[2] / "deploy" / "watch" / "alerts.yaml"
PATIENCE: Final = 90.0
ENDING: Final = 420.0
"""Some alerts look back for five minutes, and end that much later."""


def rules(folder: Path) -> Path:
    """Write the rules with short waits."""
    known = yaml.safe_load(RULES.read_text(encoding="utf-8"))
    for rule in known["groups"][0]["rules"]:
        rule["for"] = "2s"
    file = folder / "alerts.yaml"
    file.write_text(yaml.safe_dump(known), encoding="utf-8")
    return file


def make_prometheus(folder: Path, port: int, jobs: dict[str, list[int]]) -> Program:
    settings = {
        "global": {"scrape_interval": "1s", "evaluation_interval": "1s"},
        "rule_files": [str(rules(folder))],
        "scrape_configs": [
            {"job_name": job, "static_configs": [{"targets": [f"127.0.0.1:{one}" for one in ports]}]}
            for job, ports in jobs.items()
        ],
    }
    file = folder / "prometheus.yaml"
    file.write_text(yaml.safe_dump(settings), encoding="utf-8")
    words = [
        "prometheus",
        f"--config.file={file}",
        f"--web.listen-address=127.0.0.1:{port}",
        f"--storage.tsdb.path={folder / 'data'}",
    ]
    return Program("prometheus", words, lambda: accepts(port), log=folder / "prometheus.log")


class Watched:
    """A cluster with two nodes, a worker and a Prometheus that watches them."""

    def __init__(self, cluster: Cluster, node: Program, worker: Program, ports: tuple[int, int]) -> None:
        self.cluster, self.node, self.worker = cluster, node, worker
        self.prometheus, self.pages = ports

    def raised(self) -> set[str]:
        """Return the alerts that Prometheus raises now. Ask the node how it is, so that it has answers to count."""
        for path in ("healthz", "readyz"):
            try:
                httpx.get(f"http://127.0.0.1:{self.pages}/{path}", timeout=5)
            except httpx.HTTPError:
                continue
        answer = httpx.get(f"http://127.0.0.1:{self.prometheus}/api/v1/alerts", timeout=20).json()
        return {one["labels"]["alertname"] for one in answer["data"]["alerts"] if one["state"] == "firing"}

    def seconds_until(self, is_so: Callable[[set[str]], bool], patience: float) -> float:
        """Wait until the raised alerts are as they should be; return how long that took."""
        begun = time.monotonic()
        while not is_so(raised := self.raised()):
            if time.monotonic() > begun + patience:
                raise TimeoutError(f"raised are {sorted(raised)}")
            time.sleep(0.5)
        return time.monotonic() - begun


@contextmanager
def watched() -> Iterator[Watched]:
    with run_cluster(0, 0) as cluster, tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder, (pages, one, two, port) = Path(name), free_ports(4)
        environment = dict(cluster.environment)
        node = make_node(folder, {**environment, "SHOAL_METRICS": f"127.0.0.1:{one}"}, pages)
        worker = make_worker(folder, {**environment, "SHOAL_METRICS": f"127.0.0.1:{two}"}, 1)
        prometheus = make_prometheus(folder, port, {"shoal-node": [one], "shoal-worker": [two]})
        for program in (node, worker, prometheus):
            launch(stack, program)
        node.wait_until_ready()
        prometheus.wait_until_ready()
        yield Watched(cluster, node, worker, (port, pages))


def break_down(found: Watched, program: Program, alert: str) -> tuple[float, float]:
    """Stop a program until its alert is raised, and start it again; return how long it took to come and to go."""
    program.stop()
    begins = found.seconds_until(lambda raised: alert in raised, PATIENCE)
    program.start()
    return begins, found.seconds_until(lambda raised: alert not in raised, ENDING)


def main(*, whole: bool = True) -> int:
    with watched() as found:
        calm = found.seconds_until(lambda raised: not raised, PATIENCE)
        print(f"No alert after {calm:.0f} s.\n\n| broken | alert | raised after | ended after |\n|---|---|---|---|")
        breakdowns: list[tuple[str, Program, str]] = [
            ("NATS", found.cluster.nats, "BusLost"),
            ("the worker", found.worker, "WorkersGone"),
        ]
        if whole:
            breakdowns += [
                ("the node", found.node, "ProcessGone"),
                ("PostgreSQL", found.cluster.postgres, "RequestsFail"),
            ]
        for name, program, alert in breakdowns:
            begins, ends = break_down(found, program, alert)
            print(f"| {name} | {alert} | {begins:.0f} s | {ends:.0f} s |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
