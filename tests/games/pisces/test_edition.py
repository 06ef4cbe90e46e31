"""Boards are data: another edition plays without a change of code, and one that contradicts itself names its line."""

import re
from pathlib import Path

import pytest

import shoal.games.pisces
from shoal.core.catalogue import load
from shoal.core.errors import BadEdition
from shoal.core.game import CHANCE, NOBODY, act, show
from shoal.core.random_playout import play_out
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.testkit import PROMISES, check
from shoal.texts import Speaker

OURS = Path(shoal.games.pisces.__file__).with_name("edition.toml").read_text(encoding="utf-8")
OTHER = Path(__file__).with_name("other_edition.toml")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Write our edition with one change, which must be possible."""
    assert old in OURS
    file = tmp_path / "mine.toml"
    file.write_text(OURS.replace(old, new, 1), encoding="utf-8")
    return file


def test_a_corrected_number_is_played(tmp_path: Path) -> None:
    game = load(GAME.name, changed(tmp_path, "value = 9", "value = 7"))
    assert game.edition.digest != GAME.edition.digest
    assert len(game.actions) == len(GAME.actions) == 225
    state = game.start(2, {})
    play_out(state, Rng(1))
    assert state.ending() == "rounds"


def test_other_boards_make_another_action_table(tmp_path: Path) -> None:
    longer = "adult = { spots = [[10, 11, 12], [8, 9], [6, 7], [4, 5], [2, 3]]"
    file = changed(tmp_path, "adult = { spots = [[10, 11, 12], [8, 9], [6, 7], [2, 3, 4, 5]]", longer)
    game = load(GAME.name, file)
    assert len(game.actions) == 227
    assert game.actions.format(game.actions.parse("stack sardine adult 4-5")) == "stack sardine adult 4-5"


@pytest.mark.parametrize("promise", [name for name in PROMISES if name not in {"termination", "copies", "secrets"}])
def test_a_small_edition_keeps_the_promises(promise: str) -> None:
    """Three species, one with three dice, two that breed by dice, spawners that home boats reach, two rounds."""
    check(promise, load(GAME.name, OTHER))


def test_the_small_edition_is_all_rulebook_and_says_so() -> None:
    game = load(GAME.name, OTHER)
    assert game.edition.reconstructed() == []
    note = "The boards are a reconstruction: their pictures are lost."
    assert note not in game.draw(game.start(2, {}).view(0), Speaker(game))
    assert note in GAME.draw(GAME.start(2, {}).view(0), Speaker(GAME))
    assert "boards that come with Shoal are a reconstruction" in Speaker(GAME).about("summary")


def test_things_without_a_text_are_called_by_their_own_names() -> None:
    game = load(GAME.name, OTHER)
    state = game.start(2, {})
    act(state, CHANCE, game.actions.parse("first 0"))
    before, shown = state.view(NOBODY), show(state, 0, game.actions.parse("take eel"), NOBODY)
    act(state, 0, game.actions.parse("take eel"))
    told = game.tell(before, shown, state.view(NOBODY))
    assert [Speaker(game, "de")(telling) for telling in told] == ["Platz 1 nimmt die Tafel eel."]


SHARKS = "[[6], [5], [4], [2, 3]]"
YOUNG = '[[], [], [], []], icon = "none" }'
MAHI = "[0, 3, 5, 7, 8, 9]"
GROUNDS = 'spawner = { spots = [[], []], icon = "ocean" }'

CHANGES = [
    ("rounds = 6", "rounds = 0", "[game] rounds: must be a whole number from 1 to 20, not 0"),
    ("players = [2, 3, 4, 5, 6]", "players = [2, 7]", "[game] players: must be a whole number from 2 to 6"),
    ("players = [2, 3, 4, 5, 6]", "players = [3, 2]", "[game] players: must be a rising list"),
    ("players = [2, 3, 4, 5, 6]", "players = 2", "[game] players: must be a list"),
    ("boats_start = 2", "boats_start = 4", "[game] boats_start: must be a whole number from 1 to 3"),
    ("bidding_after_rounds = [1, 2, 3, 4, 5]", "bidding_after_rounds = [6]", "[game] bidding_after_rounds: must be"),
    ('"goals", "management"', '"management", "goals"', "[game] phases: must be goals"),
    ("trophy_points = 10", "trophies_points = 10", "[game] trophy_points: is missing"),
    ("award_points = 20", "award_points = 20\nmore = 1", "[game] more: nothing of that name"),
    ("snapper = 20, tuna = 15", "snapper = 19, tuna = 15", "[species.snapper] chips: the box holds 19"),
    ("snapper = 20, tuna = 15", "cod = 20, tuna = 15", "[components] fish_chips: must name snapper"),
    ("gear_cards = 18", "gear_cards = 17", "[components] gear_cards: must be 18, not 17"),
    ("tournament_cards = 36", "tournament_cards = 35", "[components] tournament_cards: must be 36"),
    ("ships = 18", "ships = 17", "[components] ships: must be a whole number from 18"),
    ("dice = 9", "dice = 8", "[components] dice: must be 9, not 8"),
    ("ocean = 1, sardine = 2", "ocean = 2, sardine = 2", "[components.reconstructed] dice_by_area: must be 1"),
    ("sardine = 2, crab = 2 }", "sardine = 2, crab = 1 }", "[species.crab] dice: the box holds 1"),
    ("cards_per_species = 6", "cards_per_species = 5", "[tournament] cards_per_species: 2 boards need 12"),
    ("piles = 2", "piles = 3", "[tournament] piles: must be 2"),
    ("boat = 20", "boat = true", "[costs] boat: must be a whole number"),
    ("change_given = false", "change_given = true", "[costs] change_given: must be false"),
    ('types = ["outboard", "outrigger"', 'types = ["sail", "outrigger"', "[gear] types: must be outboard"),
    ("uses_per_card_per_round = 1", "uses_per_card_per_round = 2", "[gear] uses_per_card_per_round: must be 1"),
    ('per_species = { "2" = 3', 'per_species = { "2" = 2', "[ocean.tokens] per_species: 2 boards with 2 tokens"),
    ('roll_again = { "2" = 0', 'roll_again = { "1" = 0', "[ocean.tokens] roll_again: must name 2, 3"),
    ('"2" = [[1, 2, 3], [4, 5, 6]]', '"2" = [[1, 2, 3], [4, 5, 5]]', '[ocean.layout] "2": names a token twice'),
    ('"2" = [[1, 2, 3], [4, 5, 6]]', '"2" = [[1, 2], [4, 5, 6]]', '[ocean.layout] "2": must give 3 tokens'),
    ('"2" = [[1, 2, 3], [4, 5, 6]]', '"2" = [[1, 2, 3]]', '[ocean.layout] "2": must list the tokens of 2'),
    ("spots = [4, 5, 6", "spots = [4, 6, 5", "[ocean.bid_track] spots: must be a rising list"),
    ('initial_bids = "none"', 'initial_bids = "all"', "[ocean.bid_track] initial_bids: must be"),
    ("[ocean.bid_track]", "[ocean.bids]", "[ocean.bid_track] source: this section is missing"),
    ("[species.tuna]", "[species.Tuna]", "[species.Tuna] source: a species is called by one small word"),
    ("[species.tuna]", "[species.ocean]", "[species.ocean] source: ocean is the name of something else"),
    ("value = 9", "value = 0", "[species.tuna] value: must be a whole number from 1"),
    ('stages = ["adult", "spawner"]', 'stages = ["adult"]', "[species.sardine] stages: must list at least two"),
    ('stages = ["adult", "spawner"]', 'stages = ["adult", "adult"]', "[species.sardine] stages: names a stage twice"),
    (SHARKS, "[[6], [4], [5], [2, 3]]", "[species.shark] adult: must list the highest"),
    (SHARKS, "[[7], [5], [4], [2, 3]]", "[species.shark] adult: must be a whole number from 1 to 6"),
    (SHARKS, "[[6], [5], [4], [3, 2]]", "[species.shark] adult: [3, 2] must rise"),
    (SHARKS, "[[6], [5], [4], []]", "[species.shark] adult: a location with icon green has a dice"),
    (SHARKS, "[]", "[species.shark] adult: must list its locations"),
    (YOUNG, '[[]], icon = "blue" }', "[species.snapper] young: the icon is"),
    (YOUNG, '[[]], icon = "ocean" }', "[species.snapper] young: only the last stage"),
    (YOUNG, "[[]] }", "[species.snapper] young: must have spots and an icon"),
    (GROUNDS, GROUNDS.replace("ocean", "none"), "[species.snapper] spawner: the spawning grounds are open"),
    (MAHI, "[0, 3, 2]", "[species.mahi] reproduction: must not fall"),
    (MAHI, "[]", "[species.mahi] reproduction: must not fall"),
    ("reproduction_dice = 2", "reproduction_dice = 4", "[species.sardine] reproduction_dice: must be"),
    ("chips = 30\nvalue", "chips = 5\nvalue", "[species.sardine] chips: must be a whole number from 6"),
    ('source = "rulebook"\nplayers', 'source = "memory"\nplayers', "[game] source: must be"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), CHANGES, ids=[reason for _, _, reason in CHANGES])
def test_a_wrong_edition_is_refused_with_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = changed(tmp_path, old, new)
    with pytest.raises(BadEdition) as refused:
        load(GAME.name, file)
    found = re.fullmatch(r"mine\.toml, line (\d+): (.*)", str(refused.value))
    assert found
    assert found[2].startswith(reason)
    section, key = re.match(r"\[(.*?)\] (.*?):", reason).groups()  # type: ignore[union-attr]
    line = file.read_text(encoding="utf-8").splitlines()[int(found[1]) - 1]
    assert line.startswith((f"{key} ", f"[{section}]", "#"))


def test_a_file_that_is_no_toml_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="line 12"):
        load(GAME.name, changed(tmp_path, "rounds = 6", "rounds = = 6"))


def test_an_edition_without_species(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[game]\nsource = "rulebook"\nrounds = 1\n')
    with pytest.raises(BadEdition, match="at least two species"):
        load(GAME.name, file)
