"""Games that are alike: the same acts on a turned board, with other seats, trades and hidden cards."""

from dataclasses import replace

from shoal.bot_games import play
from shoal.core.catalogue import load
from shoal.core.game import CHANCE, NOBODY, show
from shoal.core.options import Options
from shoal.core.record import ActEntry, Record
from shoal.core.rng import Rng
from shoal.games.fresh_fish.edition_numbers import OUTLETS
from shoal.openings.books.board_symmetry import Turn
from shoal.testkit.random_games import random_ply
from shoal.testkit.secrets import counterpart

TILES = [outlet.lower() for outlet in OUTLETS]


def random_game(game: str, seats: int, seed: int, options: Options | None = None) -> Record:
    return play(game, ["random"] * seats, options=options, seed=seed)


def turned_fishery(record: Record, turn: Turn) -> Record:
    """Return a game of Fishery on the turned board."""
    table = load(record.game).actions
    moved = []
    for act in acts_of(record):
        squares = [turn.get(square, square) for square in act.text.split("/")]
        ways = ("/".join(squares), "/".join(reversed(squares)))
        moved.append(ActEntry(act.seat, next(text for text in ways if text in table.texts)))
    return replace(record, entries=tuple(moved), commitment=None)


def turned_fresh_fish(record: Record, turn: Turn, shift: int, order: list[int]) -> Record:
    """Return a game of Fresh Fish with all centers in the corners, on the turned board, with the seats moved on.

    The center that comes to a1 is the Harbor now, and the others change their trades: `order` says how.
    """
    acts = acts_of(record)
    placed = ["a1", *(act.text.removeprefix("center ") for act in acts[:3])]
    harbor = next(trade for trade, plot in enumerate(placed) if turn[plot] == "a1")
    others = [trade for trade in range(4) if trade != harbor]
    trades = [harbor, *(others[place] for place in order)]
    setup = [ActEntry(CHANCE, f"center {turn[placed[trade]]}") for trade in trades[1:]]
    tiles = {f"tile {TILES[trade]}": f"tile {TILES[place]}" for place, trade in enumerate(trades)}
    starter = (int(acts[3].text.split()[1]) + shift) % record.seats
    moved = [ActEntry(CHANCE, f"seat {starter} starts")]
    for act in acts[4:]:
        seat = act.seat if act.seat == CHANCE else (act.seat + shift) % record.seats
        verb, _, plot = act.text.rpartition(" ")
        text = f"{verb} {turn[plot]}" if plot in turn else tiles.get(act.text, act.text)
        moved.append(ActEntry(seat, text))
    return replace(record, entries=(*setup, *moved), commitment=None)


def twins(game: str, seats: int, seed: int, options: Options | None = None) -> tuple[Record, Record]:
    """Return two games that look the same to a spectator: what is veiled differs, chance included."""
    rules, rng = load(game), Rng(seed)
    settled = rules.settle(seats, options or {})
    main, twin = rules.start(seats, settled), rules.start(seats, settled)
    entries: tuple[list[ActEntry], list[ActEntry]] = ([], [])
    sealing: set[int] = set()
    while main.turn():
        if len(main.turn()) > 1:
            sealing = set(main.turn())
        seat, action = random_ply(main, rng)
        taken = counterpart(main, twin, seat, action, NOBODY, rng, sealed=seat in sealing)
        sealing.discard(seat)
        if taken is None or show(main, seat, action, NOBODY) != show(twin, seat, taken, NOBODY):
            break
        for state, step, told in ((main, action, entries[0]), (twin, taken, entries[1])):
            told.append(ActEntry(seat, rules.actions.format(step)))
            state.apply(seat, step)
    digest, version = rules.edition.digest, rules.meta.rules_version
    one, other = (Record(game, version, digest, seats, settled, tuple(told)) for told in entries)
    return one, other


def acts_of(record: Record) -> list[ActEntry]:
    return [entry for entry in record.entries if isinstance(entry, ActEntry)]
