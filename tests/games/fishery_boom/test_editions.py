"""The sheets are data: other editions make other games, and one that contradicts itself is refused with its line."""

import re
from pathlib import Path

import pytest

from games.fishery_boom.fishery_boom_moves import legal_texts, play, refused_by
from shoal import testkit
from shoal.core.edition import read_edition
from shoal.core.errors import BadEdition
from shoal.core.telling import telling
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.game import FisheryBoom
from shoal.texts import Speaker
from support.cli_runs import refused, run

TEXT = GAME.edition.text
HEAD, _, _ = TEXT.partition("[[species]]")
POND = """
[[species]]
name = "Carp"
source = "rulebook"
dice = [1, 2, 3]
fish = 2
shields = 0
arrows = [[1, 1], [1, 2]]

[[species]]
name = "Pike"
source = "rulebook"
dice = [4, 5, 6]
fish = 1
shields = 1
arrows = [[1, 1]]
"""


def changed(path: Path, old: str, new: str, *, species: str = "") -> FisheryBoom:
    """Return the game with one line of the edition changed: the first such line, or that of a species."""
    head, name, tail = TEXT.partition(f'name = "{species}"') if species else ("", "", TEXT)
    assert old in tail
    path.write_text(head + name + tail.replace(old, new, 1), encoding="utf-8")
    return GAME.with_edition(read_edition(path))


@pytest.mark.parametrize(
    ("species", "old", "new", "reason"),
    [
        ("", "years = 10", "years = 40", "[game] years: must be a whole number from 1 to 20"),
        ("", "players_max = 4", "players_max = 1", "[game] players_max: must be a whole number from 2 to 4"),
        ("", "start_rotation = -1", "start_rotation = 0", "[game] start_rotation: must be 1 (clockwise) or -1"),
        ("", '"9", "end"]', '"end"]', "[player_sheet] year_labels: there are 9 boxes for 10 years"),
        ("", '"9", "end"]', '9, "end"]', "[player_sheet] year_labels: must be a list of texts"),
        ("", "plus_one_years = [1, 3, 4]", "plus_one_years = [0]", "must be a whole number from 1 to 10, not 0"),
        ("", "plus_one_years = [1, 3, 4]", "plus_one_years = [3, 3]", "plus_one_years: 3 stands there twice"),
        ("", "3, 5, 4, 5, 0]", "3, 5, 4, 5]", "[illegal_fishing] dice_2p: there are 9 numbers for 10 years"),
        ("", "3, 5, 4, 5, 0]", "3, 5, 4, 5, 1]", "[illegal_fishing] dice_2p: the last year must be 0"),
        ("", "3, 5, 4, 5, 0]", "3, 6, 4, 5, 0]", "dice_2p: must be a whole number from 0 to 5, not 6"),
        ("", "spawn_one = false", "spawn_one = 0", "[variants] spawn_one: must be true or false"),
        ("", "take = 1\n", "take = 2\n", "[equipment.default] take: must be 1, by its rule and 1 dice"),
        ("", 'rule = "highest"', 'rule = "lowest"', '[equipment.seine] rule: must be "highest"'),
        ("", 'needs = "longline"', 'needs = "seine"', '[equipment.longline_plus] needs: must be "longline"'),
        ("", "kill = 1", "kill = 0", "[equipment.trawler] kill: one die kills with a trawler"),
        ("", "roll = 4", "roll = 6", "[equipment.trawler_plus] roll: must be a whole number from 1 to 5"),
        ("", "boxes = 1", "boxes = 2", "[permanent.release] boxes: must be 1, not 2"),
        ("", "fish = 1", "fish = 0", "[bonus.faux] fish: must be a whole number from 1 to 9"),
        ("", "players = [2, 3]", "players = 2", "[bonus.enforcement] players: must be a list of whole numbers"),
        ("Tuna", 'source = "reconstructed"', 'source = "guess"', "[species[2]] source: must be"),
        ("Tuna", "dice = [1, 3]", "dice = [1, 7]", "[species[2]] dice: must be a whole number from 1 to 6, not 7"),
        ("Tuna", "dice = [1, 3]", "dice = []", "[species[2]] dice: a row is marked with at least one die"),
        ("Tuna", "fish = 8", "fish = 7", "arrows: [7, 8] points at a fish that is not there: the row has 7"),
        ("Tuna", "fish = 8", "fish = 9", "[species[2]] arrows: no arrow points at fish 9, so it could never live"),
        ("Tuna", "[[1, 1], [2, 1]", "[[1, 1], [1, 1]", "[species[2]] arrows: [1, 1] stands there twice"),
        ("Tuna", "[[1, 1], [2, 1]", "[[1, 1], [2]", "[species[2]] arrows: [2] is no pair"),
        ("Cod", "arrows = ", "arows = ", "[species[8]] arrows: is missing"),
        ("Cod", "arrows = [[1, 1], [2, 1], [2, 2], [2, 3], [3, 3]]", "arrows = 3", "arrows: must be a list of pairs"),
        ("Cod", "shields = 1", "shields = 2", "[species[8]] shields: must be a whole number from 0 to 1"),
        ("Squid", "fish = 4", "fish = 200", "[species[9]] fish: must be a whole number from 1 to 20"),
    ],
)  # fmt: skip
def test_a_contradiction_is_refused_with_its_line(
    tmp_path: Path, species: str, old: str, new: str, reason: str
) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(BadEdition) as error:
        changed(file, old, new, species=species)
    sentence = str(error.value)
    assert reason in sentence
    found = re.match(r"mine\.toml, line (\d+): \[\S+\] (\w+): ", sentence)
    assert found is not None
    line = file.read_text(encoding="utf-8").splitlines()[int(found[1]) - 1]
    assert line.startswith(found[2]) or ("arows" in new and line == "[[species]]")


def test_two_species_of_one_name_and_too_many_fish(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"line 206: \[species\[9\]\] name: there are two species called Cod"):
        changed(tmp_path / "mine.toml", 'name = "Squid"', 'name = "Cod"')
    rows = "".join(
        f'[[species]]\nname = "S{n}"\nsource = "rulebook"\ndice = [1]\nfish = 20\nshields = 0\n'
        f"arrows = {[[1, child] for child in range(1, 21)]}\n"
        for n in range(4)
    )
    with pytest.raises(BadEdition, match="that makes more than 62 fish a year in all"):
        with_text(tmp_path, HEAD + rows)


def test_a_sheet_without_species_and_boxes_that_run_out(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="there must be at least one"):
        with_text(tmp_path, HEAD)
    longer = TEXT.replace("boxes = 2", "boxes = 0").replace("years = 10", "years = 11")
    longer = longer.replace('"9", "end"', '"9", "10", "end"')
    longer = longer.replace("[1, 2, ", "[1, 1, 2, ").replace("[0, 0, ", "[0, 0, 0, ")
    with pytest.raises(BadEdition, match=r"line 7: \[game\] years: with 2 players there are 10 boxes for 11 years"):
        with_text(tmp_path, longer)


def with_text(folder: Path, text: str) -> FisheryBoom:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return GAME.with_edition(read_edition(file))


def test_another_sea_makes_another_game(tmp_path: Path) -> None:
    game = with_text(tmp_path, HEAD + POND)
    assert len(game.actions) == 54 + 2 + 2 * (3 * 2 + 3 * 1)
    assert game.edition.reconstructed() != GAME.edition.reconstructed()
    state = play(game.start(2, {}), "start 0", "fish with default", "roll 2")
    assert legal_texts(state) == ["take Carp 1 for 2", "take Carp 2 for 2"]
    assert "reconstruct" not in game.draw(state.view(0), Speaker(game))
    play(state, "take Carp 1 for 2", "fish with default", "roll 5", "take Pike 1 for 5", "mark enforcement")
    assert refused_by(state, "shield Carp") == "FB-L3"
    play(state, "shield Pike", "mark seine", "roll 6")
    assert state.ending() == "extinct"


@pytest.mark.parametrize("promise", ["legality", "termination", "conservation", "views", "telling"])
def test_the_kit_passes_with_another_edition(tmp_path: Path, promise: str) -> None:
    testkit.check(promise, with_text(tmp_path, HEAD + POND))


def test_defaults_and_titles_come_from_the_edition(tmp_path: Path) -> None:
    text = TEXT.replace("spawn_one = false", "spawn_one = true").replace("start_rotation = -1", "start_rotation = 1")
    text = text.replace("extinct_counts_next = true", "extinct_counts_next = false")
    game = with_text(tmp_path, text.replace('title = "Refrigeration"', 'title = "Cold Room"'))
    defaults = {option.name: option.default for option in game.meta.options}
    assert (defaults["spawn_one"], defaults["rotation"], defaults["unplayed_plates"]) == (True, "clockwise", "ignore")
    assert game.sheet.names[6:9] == ["release", "Cold Room", "radar"]
    assert Speaker(game)(telling("fishery_boom.marked", seat=0, box="Cold Room")) == "North marks Cold Room."


def test_the_reconstruction_is_named_where_people_look() -> None:
    assert "species" in GAME.edition.reconstructed()
    assert "reconstruction" in Speaker(GAME).about("summary")
    assert "reconstruction" in GAME.draw(GAME.start(2, {}).view(0), Speaker(GAME))
    assert "species" in run("play", "fishery_boom", "--seed", "1", keys="quit\n").split("rulebook: ")[1]


def test_the_command_line_takes_an_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pond.toml"
    file.write_text(HEAD + POND, encoding="utf-8")
    told = run("play", "fishery_boom", "--edition", str(file), "--bot", "1", "--bot", "2", "--seed", "3")
    assert "Carp" in told
    assert "Cod" not in told
    file.write_text(HEAD + POND.replace("[1, 2]]", "[1, 3]]"), encoding="utf-8")
    line = HEAD.count("\n") + 1 + POND[: POND.index("arrows")].count("\n")
    assert refused(capsys, "play", "fishery_boom", "--edition", str(file)) == (
        f"pond.toml, line {line}: [species[1]] arrows: [1, 3] points at a fish that is not there: the row has 2"
    )
