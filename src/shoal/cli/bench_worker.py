"""A process that measures one build of the engine, or its peers, on request.

    python -m shoal.cli.bench_worker interpreted|compiled|peers

It reads requests "NAME ROW SECONDS", one on each line, and answers each with a number.
"""

import signal
import sys

from shoal import builds
from shoal.cli.bench_loops import peer_moves_per_s, rate_of
from shoal.core.catalogue import load


def main(subject: str) -> None:
    if subject != "peers" and builds.running() != subject:
        raise SystemExit(f"this worker runs the {builds.running()} build, not the {subject} one")
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for request in sys.stdin:
        name, row, slice_ = request.split()
        seconds = float(slice_)
        rate = peer_moves_per_s(name, seconds) if subject == "peers" else rate_of(load(name), row, seconds)
        print(rate, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
