"""Which positions are puzzles: each rule refuses what it is for, and nothing hidden decides."""

from dataclasses import replace
from typing import Any

import pytest

from shoal.core.catalogue import load
from shoal.core.game import CHANCE, Game, State
from shoal.core.rng import Rng
from shoal.puzzles import selection
from shoal.puzzles.checking import check
from shoal.puzzles.criteria import FEWEST, Effort, NotAPuzzle, Spot, check_lead
from shoal.puzzles.evaluation import ChoiceSearch, ChoiceValue, evaluate_choice, surely_ahead
from shoal.puzzles.proofs import only_winner, proven, proven_line, winner_of
from shoal.puzzles.puzzle import Valued, encode
from shoal.puzzles.selection import chosen_by, select, theme_of
from shoal.puzzles.successive_halving import first_elimination, full_searches, halving_rounds, start_searches
from shoal.puzzles.whole_turns import choices_of
from support.puzzle_examples import ANSWER, LITTLE, VIEW, spot


def refused(position: Spot) -> str:
    with pytest.raises(NotAPuzzle) as error:
        select(position, LITTLE, 1)
    return error.value.rule


def until(game: Game, seed: int, phase: str) -> State:
    """Play at random until one seat decides in a phase."""
    rng, state = Rng(seed), game.start(2, {})
    while state.mover() == CHANCE or state.view(state.mover())["phase"] != phase:
        mover = state.mover()
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
    return state


@pytest.mark.slow
def test_a_position_with_one_winning_net_is_a_puzzle() -> None:
    puzzle = select(spot(), LITTLE, 1)
    assert puzzle.proven
    assert puzzle.answer == Valued(ANSWER, 1.0)
    assert {one.share for one in puzzle.choices[1:]} == {0.0}
    assert puzzle.theme == "middle"
    assert check(puzzle, 25, 7).lead == 1.0
    assert 0.0 < check(puzzle, 100, 7, proofs=False).lead < 1.0


@pytest.mark.slow
def test_equal_seeds_give_equal_puzzles() -> None:
    assert select(spot(), LITTLE, 3) == select(spot(), LITTLE, 3)


def test_the_side_that_is_lost_has_no_puzzle() -> None:
    lost = {**VIEW, "nets": ["a2/a3", "c1/c2"], "to_move": 0, "turns": 6, "nets_cast": [1, 1]}
    assert refused(spot(lost, seat=0)) == "lost"


def test_too_few_and_too_many_choices_are_refused() -> None:
    game = load("fishery")
    assert refused(Spot(game, 2, 0, game.start(2, {}).view(0), [], 0, 60, "")) == "many"
    small = game.start(2, {"rows": 2, "columns": 2, "ships": 1})
    small.apply(0, small.legal(0)[0])
    assert refused(Spot(game, 2, 1, small.view(1), [], 1, 9, "")) == "few"


def test_fewer_choices_may_be_asked_for() -> None:
    with pytest.raises(NotAPuzzle, match="many"):
        select(spot(), replace(LITTLE, most=FEWEST), 1)


def test_a_sealed_choice_is_refused() -> None:
    game = load("fresh_fish")
    state = until(game, 1, "bids")
    assert refused(Spot(game, 2, 0, state.view(0), [], 9, 99, "")) == "sealed"


def test_a_position_without_a_leader_is_refused_soon() -> None:
    game = load("fishery")
    state = game.start(2, {"rows": 4, "columns": 4, "ships": 3})
    assert refused(Spot(game, 2, 0, state.view(0), [], 0, 40, "")) in ("glance", "look")


def test_an_answer_that_greedy_and_mate_both_find_is_obvious(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = choices_of(load("fishery"), 1, VIEW) or []
    after = {load("fishery").actions.format(choice.steps[0]): choice.after for choice in choices}
    likes = {"greedy": ANSWER[0], "mate": "pass", "skipper": "pass"}
    monkeypatch.setattr(selection, "chosen_by", lambda bot, *_: after[likes[bot]])
    assert select(spot(), LITTLE, 1).difficulty == 1
    likes["mate"] = ANSWER[0]
    assert refused(spot()) == "obvious"
    likes["greedy"] = "pass"
    assert select(spot(), LITTLE, 1).difficulty == 1
    likes["mate"] = "pass"
    assert select(spot(), LITTLE, 1).difficulty == 3
    likes["skipper"] = ANSWER[0]
    assert select(spot(), LITTLE, 1).difficulty == 2


def test_a_bot_makes_a_whole_choice() -> None:
    game = load("fleet")
    state = until(game, 4, "launch")
    asked = Spot(game, 2, state.mover(), state.view(state.mover()), [], 9, 99, "")
    after = [choice.after for choice in choices_of(game, asked.seat, asked.view) or []]
    assert chosen_by("greedy", asked, Rng(1)) in after


def test_two_winning_choices_are_refused() -> None:
    game = load("fishery")
    choices = choices_of(game, 1, VIEW) or []
    exact = proven(game, 1, choices) or []
    assert sum(exact) == 1.0
    winner = choices[exact.index(1.0)]
    assert only_winner(game, 1, VIEW, choices) is winner
    with pytest.raises(NotAPuzzle, match="close"):
        only_winner(game, 1, VIEW, [winner, winner])


def test_the_line_of_a_proof_ends_where_every_act_wins() -> None:
    game = load("fishery")
    choices = choices_of(game, 1, VIEW) or []
    winner = only_winner(game, 1, VIEW, choices)
    assert winner is not None
    state = game.imagine(winner.after, Rng(0))
    line = proven_line(game, 1, winner)
    assert [seat for seat, _ in line] == [0, 1] * (len(line) // 2) + [0] * (len(line) % 2)
    for seat, action in line:
        assert winner_of(state) == 1
        state.apply(seat, action)
    assert state.mover() == 1
    for action in state.legal(1):
        ahead = state.copy()
        ahead.apply(1, action)
        assert winner_of(ahead) == 1


def test_a_pass_that_ends_the_game_is_proven() -> None:
    game = load("fishery")
    ended = game.imagine({**VIEW, "passes_in_row": 1}, Rng(0))
    ended.apply(1, game.actions.parse("pass"))
    assert winner_of(ended) == ended.shares().index(1.0)


def test_without_searches_a_position_must_be_proven() -> None:
    game = load("fishery")
    start = Spot(game, 2, 0, game.start(2, VIEW["options"]).view(0), [], 0, 40, "")
    with pytest.raises(NotAPuzzle, match="unproven"):
        select(start, Effort(search=False), 1)
    assert select(spot(), Effort(search=False), 1).answer.steps == ANSWER


@pytest.mark.parametrize(
    ("best", "other", "rule"),
    [
        (ChoiceValue(0.6, 0.0), ChoiceValue(0.46, 0.0), "close"),
        (ChoiceValue(0.6, 0.0), ChoiceValue(0.61, 0.0), "differs"),
        (ChoiceValue(0.6, 0.03), ChoiceValue(0.44, 0.03), "unsure"),
    ],
)
def test_a_lead_that_is_not_clear_is_refused(best: ChoiceValue, other: ChoiceValue, rule: str) -> None:
    with pytest.raises(NotAPuzzle, match=rule):
        check_lead(best, other)


def test_a_clear_lead_passes() -> None:
    best, other = ChoiceValue(0.6, 0.01), ChoiceValue(0.44, 0.01)
    check_lead(best, other)
    assert 0.10 < surely_ahead(best, other) < 0.16


def test_a_search_tells_how_sure_it_is() -> None:
    game = load("fishery")
    choices = choices_of(game, 1, VIEW) or []
    few, many = (evaluate_choice(game, 1, choices[3], number, Rng(1)) for number in (50, 1000))
    assert 0.0 < many.error < few.error
    assert 0.0 <= many.share <= 1.0


RACE = Effort(glance=20, looks=((100, 0.6), (200, 0.6)), full=400)


def test_a_race_finds_the_favourite_and_searches_all_choices_in_full() -> None:
    choices = choices_of(load("fishery"), 1, VIEW) or []
    field = halving_rounds(first_elimination(start_searches(spot(), choices, RACE, 1, 1), RACE), RACE)
    assert [load("fishery").actions.format(step) for step in field[0].choice.steps] == ANSWER
    assert {one.search.done for one in field} > {RACE.glance, 200}
    shares = full_searches(field, RACE)
    assert {one.search.done for one in field} == {RACE.full}
    assert len(shares) == len(choices)
    assert shares[0] == max(shares)


def test_a_race_ends_when_nobody_is_ahead() -> None:
    choices = choices_of(load("fishery"), 1, VIEW) or []
    twins = [choices[0], choices[0]]
    with pytest.raises(NotAPuzzle, match="glance"):
        first_elimination(start_searches(spot(), twins, RACE, 1, 1), Effort(glance=2000))
    with pytest.raises(NotAPuzzle, match="look"):
        halving_rounds(start_searches(spot(), twins, RACE, 1, 1), RACE)
    with pytest.raises(NotAPuzzle, match=r"close|differs|unsure|lost"):
        full_searches(start_searches(spot(), twins, RACE, 1, 1), RACE)


def test_a_search_that_goes_on_is_the_same_as_one_that_does_not_stop() -> None:
    game = load("fishery")
    choice = (choices_of(game, 1, VIEW) or [])[3]
    halting = ChoiceSearch(game, 1, choice, 100, Rng(4))
    for iterations in (7, 30, 100):
        halting.go_on(iterations)
    assert halting.weight() == evaluate_choice(game, 1, choice, 100, Rng(4))


@pytest.mark.parametrize("name", ["fleet", "fresh_fish"])
def test_twin_games_have_the_same_puzzles(name: str) -> None:
    """What the seat cannot know is dealt anew: neither the verdict nor the file may change."""
    game = load(name)
    state = until(game, 2, {"fleet": "bid", "fresh_fish": "turn"}[name])
    seat = state.mover()
    twin = state.copy()
    twin.reshuffle(seat, Rng(5))
    verdicts: list[Any] = []
    for position in (state, twin):
        asked = Spot(game, 2, seat, position.view(seat), [], 9, 99, "")
        try:
            verdicts.append(encode(select(asked, LITTLE, 1)))
        except NotAPuzzle as rule:
            verdicts.append(rule.rule)
    assert verdicts[0] == verdicts[1]


def test_themes_follow_from_shares_and_from_the_time() -> None:
    answer = (choices_of(load("fishery"), 1, VIEW) or [])[3]
    middle = spot()

    def theme(second: float, greedy: float, acts: int) -> str:
        shares = [Valued(["a1/b1"], 0.6), Valued(["b1/c1"], second)]
        position = Spot(middle.game, 2, 1, middle.view, [], acts, 20, "")
        return theme_of(position, answer, shares, greedy)

    assert [theme(0.05, 0.6, 0), theme(0.05, 0.2, 0), theme(0.4, 0.4, 4)] == ["only-way", "trap", "opening"]
    assert [theme(0.4, 0.4, 5), theme(0.4, 0.4, 15)] == ["middle", "ending"]
