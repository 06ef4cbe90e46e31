"""python -m shoal.net_training: play positions into a folder, train a net, let it play a match, write a report."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from shoal.lab.folder import locked
from shoal.lab.runner import play_missing
from shoal.net_training.contest import MatchPlan, open_contest, read_contest
from shoal.net_training.dataset import Dataset, encode, open_dataset, plan_for, play_sent, read_dataset
from shoal.net_training.report import write_report
from shoal.net_training.self_play import SelfPlaySettings


def text_of(net: Path | None) -> str:
    """Return the text of a net's file; without a file, the empty text of the mind that is written by hand."""
    return "" if net is None else net.read_text(encoding="utf-8")


def play(asked: Namespace) -> None:
    manner = SelfPlaySettings(asked.seats, asked.iterations, asked.overlook, asked.keep)
    plan = plan_for(asked.game, asked.seed, asked.games, asked.batch, manner, text_of(asked.net))
    with locked(asked.out):
        positions = open_dataset(asked.out, plan)
        missing = positions.missing()
        played = play_elsewhere(positions, missing) if asked.ray else play_missing(positions, missing, asked.jobs)
        for first in played:
            print(f"games from {first} are played", flush=True)


def play_elsewhere(positions: Dataset, missing: list[int]) -> Iterator[int]:
    """Play the missing batches on a Ray cluster."""
    from shoal.lab.ray_cluster import RemotePlan, play_far  # noqa: PLC0415  (Ray is an extra of its own)

    sent = RemotePlan(encode(positions.plan), play_sent, lambda first, files: positions.keep(first, files[0]))
    return play_far(sent, missing)


def train(asked: Namespace) -> None:
    from shoal.net_training.training import TrainingSettings, train_net  # noqa: PLC0415  (PyTorch takes seconds to load)

    settings = TrainingSettings(
        hidden=asked.hidden, epochs=asked.epochs, trust=asked.trust, seed=asked.seed, decay=asked.decay
    )
    trainer = train_net(read_dataset(asked.positions), settings, asked.out)
    for epoch, (trained, held_out) in enumerate(trainer.losses):
        print(f"epoch {epoch}: loss {trained:.4f}, on other games {held_out:.4f}")


def match(asked: Namespace) -> None:
    iterations = asked.iterations if asked.seconds is None else None
    plan = MatchPlan(
        asked.game, asked.seats, text_of(asked.net), text_of(asked.against), asked.seconds, iterations, asked.pairs,
        asked.seed,
    )  # fmt: skip
    with locked(asked.out):
        contest = open_contest(asked.out, plan)
        for pair in play_missing(contest, contest.missing(), asked.jobs):
            games, share, low, high = contest.summary()
            print(f"pair {pair}: share {share:.3f} ({low:.3f} to {high:.3f}) of {games} games", flush=True)


def report(asked: Namespace) -> None:
    print(write_report(asked.run, [read_contest(path) for path in asked.matches]))


def parser() -> ArgumentParser:
    whole = ArgumentParser(prog="python -m shoal.net_training", description=__doc__)
    steps = whole.add_subparsers(required=True)
    playing = steps.add_parser("play", help="Play games of search against itself, and keep positions.")
    playing.add_argument("game")
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--batch", type=int, default=20, help="games in one file")
    playing.add_argument("--iterations", type=int, default=60, help="of each search; 0 plays by hunches")
    playing.add_argument(
        "--overlook", type=float, default=0.1, help="the part of findings ignored, or of random actions"
    )
    playing.add_argument("--keep", type=int, default=1, help="keep one of so many positions")
    playing.add_argument("--net", type=Path, help="the net that judges; without it, the mind by hand")
    playing.add_argument("--ray", action="store_true", help="play on a Ray cluster, not in --jobs processes")
    playing.set_defaults(step=play)
    training = steps.add_parser("train", help="Train a net on positions.")
    training.add_argument("positions", type=Path)
    training.add_argument("--out", type=Path, required=True)
    training.add_argument("--hidden", type=int, default=16)
    training.add_argument("--epochs", type=int, default=30)
    training.add_argument("--decay", type=float, default=0.01)
    training.add_argument("--trust", type=float, default=0.5, help="the weight of the search against the result")
    training.set_defaults(step=train)
    matching = steps.add_parser("match", help="Play a match of a net against another, or against the mind by hand.")
    matching.add_argument("game")
    matching.add_argument("--net", type=Path, required=True)
    matching.add_argument("--against", type=Path, help="another net; without it, the mind by hand")
    matching.add_argument("--out", type=Path, required=True)
    matching.add_argument("--seats", type=int, default=2)
    matching.add_argument("--pairs", type=int, default=100)
    matching.add_argument("--iterations", type=int, default=200)
    matching.add_argument("--seconds", type=float, help="instead of iterations")
    matching.set_defaults(step=match)
    for step in (playing, matching):
        step.add_argument("--jobs", type=int, default=1)
    for step in (playing, training, matching):
        step.add_argument("--seed", type=int, default=1)
    reporting = steps.add_parser("report", help="Write a page about a run and its matches.")
    reporting.add_argument("run", type=Path)
    reporting.add_argument("matches", type=Path, nargs="*")
    reporting.set_defaults(step=report)
    return whole


def main(arguments: list[str] | None = None) -> None:
    asked = parser().parse_args(arguments)
    asked.step(asked)


if __name__ == "__main__":
    main()
