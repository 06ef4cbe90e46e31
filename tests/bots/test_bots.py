"""Bots play legal actions, are deterministic, are stronger with more iterations, and know only their view."""

from dataclasses import fields, replace
from typing import cast

import pytest

from shoal.bots.arena import SeatResult, play_game, seating
from shoal.bots.bot import Budget
from shoal.bots.find_mind import MINDS, TUNING, mind_for, tuning_for
from shoal.bots.levels import Level, SearchBot
from shoal.bots.mcts import TreeSearch, Tuning
from shoal.bots.mcts_tree import Node
from shoal.bots.roster import LEVEL_NUMBERS, LEVELS, NAMES, UnknownBot, bot_for, opponent
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, Game, Shown, show
from shoal.core.rng import Rng
from shoal.sequential_testing import wilson
from toys.lots import GAME as LOTS_GAME
from toys.tide import TIDE

POND = {"rows": 5, "columns": 5, "ships": 3}
FISHERY = load("fishery")


def share_of(bot: str, other: str, games: int, iterations: int) -> float:
    results: list[SeatResult] = []
    for number in range(games):
        results += play_game(FISHERY, 2, POND, [bot, other], Budget(iterations=iterations), 1, number)
    return sum(result.share for result in results if result.bot == bot) / games


def test_greedy_beats_random() -> None:
    assert share_of("greedy", "random", 20, 1) >= 0.75


def test_search_beats_random_with_few_iterations() -> None:
    assert share_of("admiral", "random", 10, 20) >= 0.9


@pytest.mark.parametrize("game", [TIDE, LOTS_GAME, FISHERY], ids=lambda game: game.name)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_every_game(game: Game, name: str) -> None:
    options = POND if game is FISHERY else {}
    for number in range(2):
        results = play_game(game, 2, options, [name], Budget(iterations=20), 7, number)
        assert sum(result.share for result in results) == pytest.approx(1)


def test_a_search_finds_the_winning_bid() -> None:
    """A seat that bids everything for the first of two lots, which is worth two, falls behind; a small bid is best."""
    state = LOTS_GAME.start(2, {})
    search = TreeSearch(LOTS_GAME, mind_for(LOTS_GAME), tuning_for(LOTS_GAME), 0, state.view(0), Rng(1))
    search.run(Budget(iterations=2000))
    assert search.root.visits == 2000
    shares = {action: share for action, _visits, share in search.findings()}
    assert max(shares, key=lambda action: shares[action]) in {1, 2}
    assert shares[3] < shares[1]


def test_seats_that_choose_in_secret_learn_separately() -> None:
    state = LOTS_GAME.start(2, {})
    state.apply(0, 3)
    search = TreeSearch(LOTS_GAME, mind_for(LOTS_GAME), tuning_for(LOTS_GAME), 1, state.view(1), Rng(1))
    search.run(Budget(iterations=50))
    assert {chooser.seat for chooser in search.root.choosers} == {0, 1}
    for chooser in search.root.choosers:
        assert {choice.seat for choice in chooser.children} == {chooser.seat}
        assert sum(choice.visits for choice in chooser.children) == 50
        assert len(chooser.children) > 1
    assert [finding[0] for finding in search.findings()]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_search_looks_at_fewer_actions_of_rivals(seats: int) -> None:
    game = load("fresh_fish")
    state = game.start(seats, game.settle(seats, {}))
    while state.mover() == CHANCE:
        state.apply(CHANCE, state.sample(Rng(5)))
    seat = state.mover()
    seen = {}
    for part in (1.0, 0.1):
        rival, rivals = (part, 0.5) if seats == 2 else (0.5, part)
        tuning = replace(tuning_for(game), rival=rival, rivals=rivals)
        search = TreeSearch(game, mind_for(game), tuning, seat, state.view(seat), Rng(5))
        search.run(Budget(iterations=100))
        answers = [
            len(child.children) for child in search.root.children if child.children and child.children[0].seat >= 0
        ]
        seen[part] = (len(answers), max(answers))
    assert seen[0.1][1] == 1 < seen[1.0][1]
    assert seen[0.1][0] > 1


def test_a_weaker_bot_ignores_some_of_the_actions_it_has_found() -> None:
    state = FISHERY.start(2, POND)
    limit = Budget(iterations=40)
    others = 0
    for seed in range(12):
        searched = TreeSearch(FISHERY, mind_for(FISHERY), tuning_for(FISHERY), 0, state.view(0), Rng(seed))
        searched.run(limit)
        best, *worse = [action for action, _, _ in searched.findings()]
        for overlook in (0.0, 0.5):
            bot = SearchBot(FISHERY, 0, mind_for(FISHERY), tuning_for(FISHERY), Level(limit, overlook))
            chosen = bot.choose(state.view(0), state.legal(0), Budget(), Rng(seed))
            assert chosen == best or (overlook and chosen in worse)
            others += chosen != best
    assert others > 2


def test_the_tree_is_kept_after_a_known_action_and_dropped_after_a_veil() -> None:
    state = FISHERY.start(2, POND)
    bot = SearchBot(FISHERY, 0, mind_for(FISHERY), tuning_for(FISHERY), Level(Budget(iterations=300)))
    own = bot.choose(state.view(0), state.legal(0), Budget(), Rng(5))
    for seat, action in ((0, own), (1, FISHERY.actions.parse("c3" if own != 20 else "c4"))):
        bot.notice(show(state, seat, action, 0))
        state.apply(seat, action)
    assert bot.kept is None or bot.kept.action == action
    bot.kept = Node(own, 0)
    bot.notice(Shown(1, "draws a card", veiled=True))
    assert bot.kept is None


def test_seats_rotate_and_the_last_bot_takes_the_remaining_seats() -> None:
    assert [seating(["a", "b"], 3, number) for number in range(3)] == [
        ["a", "b", "b"],
        ["b", "b", "a"],
        ["b", "a", "b"],
    ]


def test_with_more_bots_than_seats_every_combination_plays_on_every_seat() -> None:
    assert [seating(["a", "b", "c"], 2, number) for number in range(6)] == [
        ["a", "b"],
        ["a", "c"],
        ["b", "c"],
        ["b", "a"],
        ["c", "a"],
        ["c", "b"],
    ]


def test_only_neptune_judges_by_a_net() -> None:
    for game in map(load, OURS):
        by_hand = [level for level in LEVELS if cast("SearchBot", opponent(level, game, 0)).mind is mind_for(game)]
        has_net = any((MINDS / game.name).glob("net_*.toml"))
        assert by_hand == [level for level in LEVELS if level != "neptune" or not has_net]


def test_levels_are_in_the_order_of_their_budgets() -> None:
    for game in map(load, OURS):
        limits = [cast("SearchBot", opponent(level, game, 0)).skill.limit for level in LEVELS]
        assert [limit.seconds for limit in limits] == sorted(limit.seconds or 0 for limit in limits)
        *counted, last = [limit.iterations for limit in limits]
        assert counted == sorted(number or 0 for number in counted)
        assert last is None


def test_an_unknown_bot_is_refused() -> None:
    known = "random, greedy, deckhand, mate, skipper, admiral, neptune"
    with pytest.raises(UnknownBot, match=f"no bot is called 'kraken'; there are {known}"):
        bot_for("kraken", FISHERY, 0)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 10)[1] == 1.0


def test_settings_are_for_games_that_exist_and_give_their_reason() -> None:
    numbers = {"seconds", "iterations", "overlook", "proves", "learned"}
    for level in LEVEL_NUMBERS.values():
        for game, own in level.items():
            if game not in numbers:
                assert game in OURS
                assert numbers | {"why"} >= set(own) > {"why"}
    for game, own in TUNING.items():
        assert game in {"default", *OURS}
        assert {field.name for field in fields(Tuning)} | {"why"} >= set(own)
        assert game == "default" or own["why"]
