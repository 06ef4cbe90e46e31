"""Play one game of the lab and note its figures."""

from typing import Final

from shoal.bots.bot import BotFailed
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.options import Options
from shoal.core.replay import forfeited
from shoal.core.rng import Rng
from shoal.lab.play.seats import LabPlayers
from shoal.lab.play.sheet import Figure, Sheet

FORCED: Final = 1
FORFEIT: Final = "forfeit"
"""How a game ended in which the program of a bot failed."""

Decision = tuple[int, int, int, int, int]
"""Ply, seat, phase, number of legal actions, action."""


class GameFigures:
    """The figures of one game.

    decisions, choices   by phase: how often seats decided, and the sum of their legal actions
    forced               the number of decisions with one legal action
    lead_changes         how often the sole lead passed from one seat to another, at the ends of eras
    settled              the ply after which the winners always led, at the ends of eras
    stocks               the stock at the start and at the end of each era
    """

    plies: int
    forced: int
    decisions: list[int]
    choices: list[int]
    scores: list[int]
    shares: list[float]
    ending: str
    figures: dict[str, int]
    lead_changes: int
    settled: int
    stocks: list[int]
    openings: list[str]
    seat_figures: list[list[Figure]]
    places: list[list[list[str]]]
    bots: list[str]
    trail: list[Decision]

    def __init__(self, sheet: Sheet, bots: list[str]) -> None:
        self.bots = bots
        self.plies = 0
        self.forced = 0
        self.decisions = [0] * len(sheet.phases)
        self.choices = [0] * len(sheet.phases)
        self.lead_changes = 0
        self.settled = 0
        self.stocks = []
        self.openings = []
        self.trail = []
        self._leading: list[int] = []
        self._leader = NOBODY
        self._noted = 0

    def decide(self, phase: int, legal: int) -> None:
        self.decisions[phase] += 1
        self.choices[phase] += legal
        self.forced += legal == FORCED

    def end_era(self, sheet: Sheet, state: State) -> None:
        if self._noted == self.plies:
            return
        self._noted = self.plies
        self.stocks.append(sheet.stock_of(state))
        leading = [seat for seat, share in enumerate(state.shares()) if share > 0]
        if leading != self._leading:
            self.settled = self.plies
            self._leading = leading
        if len(leading) == 1:
            self.lead_changes += self._leader not in (NOBODY, leading[0])
            self._leader = leading[0]

    def finish(self, sheet: Sheet, state: State) -> None:
        self.end_era(sheet, state)
        self.scores = state.scores()
        self.shares = state.shares()
        self.ending = state.ending()
        self.figures = state.figures()
        self.seat_figures = sheet.figures_of(state)
        self.places = sheet.places_of(state)
        self.openings = self.openings or sheet.openings(state)

    def forfeit(self, seat: int) -> None:
        """Note that a seat lost, because the program of its bot failed."""
        self.shares = forfeited(seat, len(self.shares))
        self.ending = FORFEIT


def play(game: Game, sheet: Sheet, options: Options, table: LabPlayers, chance: Rng, *, trail: bool) -> GameFigures:
    """Play one game and return its notes; they depend only on the generators of the table and on chance.

    If the program of a bot fails, the game ends, and the bot has lost.
    """
    state = game.start(len(table.names), options)
    notes = GameFigures(sheet, table.names)
    notes.stocks.append(sheet.stock_of(state))
    failure: BotFailed | None = None
    try:
        table.sit_down(game)
        _play_on(state, sheet, table, chance, notes, trail=trail)
    except BotFailed as failed:
        failure = failed
    finally:
        table.part(state, failure)
    notes.finish(sheet, state)
    if failure is not None:
        notes.forfeit(failure.seat)
    return notes


def _play_on(state: State, sheet: Sheet, table: LabPlayers, chance: Rng, notes: GameFigures, *, trail: bool) -> None:
    era = sheet.era_of(state)
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = state.sample(chance)
        else:
            legal = state.legal(mover)
            phase = sheet.phase_of(state)
            notes.decide(phase, len(legal))
            action = table.choose(state, mover, legal)
            if trail:
                notes.trail.append((notes.plies, mover, phase, len(legal), action))
        table.notice(state, mover, action)
        state.apply(mover, action)
        notes.plies += 1
        now = sheet.era_of(state)
        if now != era:
            if era == sheet.opening_era:
                notes.openings = sheet.openings(state)
            era = now
            notes.end_era(sheet, state)
