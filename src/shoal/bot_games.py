"""Play whole games of bots, and get their records."""

import hashlib
from collections.abc import Callable, Sequence

from shoal.bots.arena import tell
from shoal.bots.bot import Bot, BotFailed, Budget
from shoal.bots.roster import bot_for, entrant
from shoal.core.catalogue import load
from shoal.core.chance import CommittedChance
from shoal.core.game import CHANCE, NOBODY, Game
from shoal.core.options import Options
from shoal.core.record import ActEntry, Entry, EventEntry, Record
from shoal.core.rng import Rng

Maker = Callable[[Game, int], Bot]
"""Makes a bot for a game and a seat."""


def bot(name: str, game: Game, seat: int) -> Bot:
    """Return a new bot for a seat: one of Shoal's, of another package, or the program at a path."""
    return bot_for(name, game, seat)


def play(
    game: str | Game, bots: Sequence[str | Bot | Maker], *, options: Options | None = None, seed: int = 0
) -> Record:
    """Play a game of bots, one for each seat, and return its record. Equal seeds give equal games.

    A bot is a name, which may have a budget (`admiral@0.2` or `admiral@500i`), a bot of your own, or what makes one for
    a game and a seat. If a program fails, its seat resigns.
    """
    rules = load(game) if isinstance(game, str) else game
    settled = rules.settle(len(bots), options or {})
    chance = CommittedChance(hashlib.sha256(f"shoal.play {seed}".encode()).digest(), "play", ())
    entries: list[Entry] = []
    players: list[Bot] = []
    try:
        budgets = sit_down(rules, bots, players)
        play_on(rules, settled, players, budgets, chance, Rng(seed), entries)
    except BotFailed as failure:
        entries.append(EventEntry("resign", failure.seat))
    finally:
        for player in players:
            player.close()
    digest, version = rules.edition.digest, rules.meta.rules_version
    return Record(rules.name, version, digest, len(bots), settled, tuple(entries), chance.commitment(reveal=True))


def sit_down(game: Game, bots: Sequence[str | Bot | Maker], players: list[Bot]) -> list[Budget]:
    """Add the players of all seats; return how long each may think."""
    budgets = []
    for seat, choice in enumerate(bots):
        name, budget = entrant(choice, Budget()) if isinstance(choice, str) else ("", Budget())
        player = _player(choice, name, game, seat)
        if any(player is other for other in players):
            raise TypeError(f"seat {seat}: one bot plays one seat, so each seat needs a bot of its own")
        players.append(player)
        budgets.append(budget)
    return budgets


def _player(choice: str | Bot | Maker, name: str, game: Game, seat: int) -> Bot:
    if isinstance(choice, str):
        return bot_for(name, game, seat)
    return choice if isinstance(choice, Bot) else choice(game, seat)


def play_on(
    game: Game,
    options: Options,
    players: list[Bot],
    budgets: list[Budget],
    chance: CommittedChance,
    rng: Rng,
    entries: list[Entry],
) -> None:
    """Play to the end; add every act to the entries."""
    own = [Rng(rng.word()) for _ in players]
    state = game.start(len(players), options)
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = chance.draw(state.odds())
        else:
            action = players[mover].choose(state.view(mover), state.legal(mover), budgets[mover], own[mover])
        entries.append(ActEntry(mover, game.actions.format(action)))
        tell(state, players, mover, action)
        state.apply(mover, action)
    for player in players:
        player.over(state.scores(), state.shares())
