"""Proofreading an edition of Pisces: every number in its range, and none that contradicts another."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from shoal.core.edition import Edition

FACES: Final = 6
MOST_DICE: Final = 3
MOST_CHIPS: Final = 200
MOST_POINTS: Final = 1000
MOST_ROUNDS: Final = 20
HIGHEST_SPOT: Final = 60
PHASES: Final = ["goals", "management", "fleet", "fishing", "port", "purchases", "life_cycles", "bidding"]
GEAR: Final = ["outboard", "outrigger", "finder"]
GAME: Final = (
    "players", "rounds", "trophy_points", "award_points", "boats_start", "boats_max", "bidding_after_rounds", "phases",
)  # fmt: skip
COMPONENTS: Final = (
    "fish_chips", "tournament_chips", "gear_cards", "tournament_cards", "outcome_tokens", "bid_markers",
    "management_awards", "dice", "ships", "management_blocks", "turn_marker", "first_player_token",
)  # fmt: skip
SPECIES: Final = ("chips", "value", "dice", "stages")


def proofread(edition: Edition) -> None:
    """Refuse an edition that contradicts itself, with the line of the first contradiction."""
    listed = edition.sections.get("species")
    species = list(listed) if isinstance(listed, dict) else []
    _require(edition, len(species) >= 2, "species", "source", "at least two species are needed")
    for name in species:
        _proofread_species(edition, name)
    _proofread_game(edition, len(species))
    _proofread_costs_and_gear(edition)
    _proofread_tournament(edition)
    _proofread_ocean(edition)
    _proofread_components(edition, species)


def _proofread_game(edition: Edition, species: int) -> None:
    game = _section(edition, "game", GAME)
    _rising(edition, "game", "players", 2, species)
    rounds = edition.whole("game", "rounds", 1, MOST_ROUNDS)
    edition.whole("game", "trophy_points", 0, MOST_POINTS)
    edition.whole("game", "award_points", 0, MOST_POINTS)
    most = edition.whole("game", "boats_max", 1, 10)
    edition.whole("game", "boats_start", 1, most)
    if game["bidding_after_rounds"] != []:
        _rising(edition, "game", "bidding_after_rounds", 1, rounds - 1)
    _require(
        edition, game["phases"] == PHASES, "game", "phases", f"must be {', '.join(PHASES)}: their order is in the rules"
    )


def _proofread_costs_and_gear(edition: Edition) -> None:
    costs = _section(edition, "costs", ("boat", "gear", "change_given"))
    edition.whole("costs", "boat", 1, MOST_POINTS)
    edition.whole("costs", "gear", 1, MOST_POINTS)
    _require(
        edition, costs["change_given"] is False, "costs", "change_given", "must be false: the rules know no change"
    )
    gear = _section(edition, "gear", ("types", "outboard_bonus", "uses_per_card_per_round"), inner=("supply",))
    _require(
        edition, gear["types"] == GEAR, "gear", "types", f"must be {', '.join(GEAR)}: what they do is in the rules"
    )
    edition.whole("gear", "outboard_bonus", 1, HIGHEST_SPOT)
    edition.whole("gear", "uses_per_card_per_round", 1, 1)
    _section(edition, "gear.supply", ("copies_per_type",))
    edition.whole("gear.supply", "copies_per_type", 0, 50)


def _proofread_tournament(edition: Edition) -> None:
    _section(edition, "tournament", ("cards_per_species", "piles"))
    each = edition.whole("tournament", "cards_per_species", 1, 100)
    edition.whole("tournament", "piles", 2, 2)
    game = edition.sections["game"]
    fewest, rounds = min(game["players"]), game["rounds"]
    enough = each * fewest >= 2 * rounds
    reason = f"{fewest} boards need {2 * rounds} cards for {rounds} rounds, not {each * fewest}"
    _require(edition, enough, "tournament", "cards_per_species", reason)


def _proofread_ocean(edition: Edition) -> None:
    players = [str(number) for number in edition.sections["game"]["players"]]
    _section(edition, "ocean.tokens", ("per_species", "roll_again"))
    each = _by_name(edition, "ocean.tokens", "per_species", players, 1, FACES)
    again = _by_name(edition, "ocean.tokens", "roll_again", players, 0, FACES)
    layout = _section(edition, "ocean.layout", players)
    for number in players:
        _require(
            edition,
            int(number) * each[number] + again[number] == FACES,
            "ocean.tokens",
            "per_species",
            f"{number} boards with {each[number]} tokens each and {again[number]} on Roll Again do not make {FACES}",
        )
        _proofread_layout(edition, f'"{number}"', layout[number], int(number), each[number])
    track = _section(edition, "ocean.bid_track", ("spots", "initial_bids"))
    _rising(edition, "ocean.bid_track", "spots", 1, HIGHEST_SPOT)
    none = track["initial_bids"] == "none"
    _require(edition, none, "ocean.bid_track", "initial_bids", 'must be "none": the rules know no other')


def _proofread_layout(edition: Edition, key: str, boards: object, number: int, each: int) -> None:
    if not isinstance(boards, list) or len(boards) != number:
        raise edition.wrong("ocean.layout", key, f"must list the tokens of {number} boards")
    rows = [_row(edition, "ocean.layout", key, row, 1, FACES) for row in boards]
    _require(
        edition, all(len(row) == each for row in rows), "ocean.layout", key, f"must give {each} tokens to each board"
    )
    tokens = [token for row in rows for token in row]
    _require(edition, len(tokens) == len(set(tokens)), "ocean.layout", key, "names a token twice")


def _proofread_components(edition: Edition, species: list[str]) -> None:
    _section(edition, "components", COMPONENTS, inner=("reconstructed",))
    sections = edition.sections
    chips = _by_name(edition, "components", "fish_chips", species, 0, MOST_CHIPS)
    for name in species:
        printed = sections["species"][name]["chips"]
        _require(
            edition, chips[name] == printed, f"species.{name}", "chips", f"the box holds {chips[name]} {name} chips"
        )
    players, ships = max(sections["game"]["players"]), sections["game"]["boats_max"]
    gear = len(GEAR) * sections["gear"]["supply"]["copies_per_type"]
    cards = len(species) * sections["tournament"]["cards_per_species"]
    _section(edition, "components.reconstructed", ("gold_stars", "dice_by_area"))
    areas = [*species, "ocean"]
    dice = _by_name(edition, "components.reconstructed", "dice_by_area", areas, 1, MOST_DICE)
    for name in species:
        thrown = sections["species"][name]["dice"]
        _require(edition, dice[name] == thrown, f"species.{name}", "dice", f"the box holds {dice[name]} for this area")
    edition.checked("components.reconstructed", "dice_by_area", dice["ocean"], 1, 1)
    edition.whole("components.reconstructed", "gold_stars", 0, MOST_CHIPS)
    exact = {"gear_cards": gear, "tournament_cards": cards, "outcome_tokens": FACES, "dice": sum(dice.values())}
    for key, needed in exact.items():
        edition.whole("components", key, needed, needed)
    least = {"bid_markers": players, "ships": players * ships, "management_blocks": players, "management_awards": 1}
    for key, needed in {**least, "turn_marker": 1, "first_player_token": 1, "tournament_chips": 0}.items():
        edition.whole("components", key, needed, MOST_CHIPS)


def _proofread_species(edition: Edition, name: str) -> None:
    section = f"species.{name}"
    _require(edition, bool(re.fullmatch("[a-z]+", name)), section, "source", "a species is called by one small word")
    taken = name in {"ocean", "boat", *GEAR}
    _require(edition, not taken, section, "source", f"{name} is the name of something else")
    table = edition.sections["species"][name]
    stages = table.get("stages") if isinstance(table, dict) else None
    if not isinstance(stages, list) or len(stages) < 2 or not all(_is_word(stage) for stage in stages):
        raise edition.wrong(section, "stages", "must list at least two life stages, each by one small word")
    _require(edition, len(set(stages)) == len(stages), section, "stages", "names a stage twice")
    by_dice = "reproduction_dice" in table
    keys = (*SPECIES, *stages, "reproduction_dice" if by_dice else "reproduction")
    printed = _section(edition, section, keys)
    dice = edition.whole(section, "dice", 1, MOST_DICE)
    edition.whole(section, "value", 1, HIGHEST_SPOT)
    locations = sum(_proofread_stage(edition, section, stage, printed[stage], dice) for stage in stages)
    last = printed[stages[-1]]["icon"]
    _require(edition, last in {"ocean", "green"}, section, stages[-1], "the spawning grounds are open to the ocean")
    for stage in stages[:-1]:
        only_last = printed[stage]["icon"] != "ocean"
        _require(edition, only_last, section, stage, "only the last stage, the spawning grounds, is open to the ocean")
    edition.whole(section, "chips", locations, MOST_CHIPS)
    if by_dice:
        edition.whole(section, "reproduction_dice", 1, MOST_DICE)
        return
    young = edition.wholes(section, "reproduction", 0, MOST_CHIPS)
    _require(edition, bool(young) and young == sorted(young), section, "reproduction", "must not fall")


def _is_word(value: object) -> bool:
    return isinstance(value, str) and bool(re.fullmatch("[a-z]+", value)) and value not in {*SPECIES, "source"}


def _proofread_stage(edition: Edition, section: str, stage: str, printed: Any, dice: int) -> int:
    """Check the locations of one stage and return their number."""
    if not isinstance(printed, dict) or set(printed) != {"spots", "icon"}:
        raise edition.wrong(section, stage, "must have spots and an icon")
    icon, spots = printed["icon"], printed["spots"]
    valid = icon in ("green", "red", "none", "ocean")
    _require(edition, valid, section, stage, "the icon is green, red, none or ocean")
    if not isinstance(spots, list) or not spots:
        raise edition.wrong(section, stage, "must list its locations")
    highest = []
    for spot in spots:
        numbers = _row(edition, section, stage, spot, dice, FACES * dice)
        _require(edition, numbers == sorted(set(numbers)), section, stage, f"{numbers} must rise")
        wanted = icon in ("green", "red")
        needs = "a dice outcome" if wanted else "no dice outcome"
        _require(edition, bool(numbers) == wanted, section, stage, f"a location with icon {icon} has {needs}")
        highest.append(numbers[-1] if numbers else 0)
    _require(
        edition, highest == sorted(highest, reverse=True), section, stage, "must list the highest dice outcome first"
    )
    return len(spots)


def _section(edition: Edition, name: str, keys: Sequence[str], inner: Sequence[str] = ()) -> Mapping[str, Any]:
    """Return the section of that dotted name: it has exactly these keys, apart from sections inside it."""
    section = edition.section(name)
    _require(edition, bool(section), name, "source", "this section is missing")
    for key in keys:
        _require(edition, key in section, name, key, "is missing")
    for key in section:
        _require(edition, key in {*keys, *inner, "source"}, name, key, "nothing of that name is printed here")
    return section


def _row(edition: Edition, name: str, key: str, value: object, low: int, high: int) -> list[int]:
    """Read one of the lists of whole numbers that stand at a key."""
    if not isinstance(value, list):
        raise edition.wrong(name, key, "must be a list of whole numbers")
    return [edition.checked(name, key, number, low, high) for number in value]


def _rising(edition: Edition, name: str, key: str, low: int, high: int) -> list[int]:
    numbers = edition.wholes(name, key, low, high)
    _require(edition, bool(numbers) and numbers == sorted(set(numbers)), name, key, "must be a rising list")
    return numbers


def _by_name(edition: Edition, name: str, key: str, names: Sequence[str], low: int, high: int) -> dict[str, int]:
    """Read an inline table with one number for each of these names."""
    value = edition.value(name, key)
    if not isinstance(value, dict) or set(value) != set(names):
        raise edition.wrong(name, key, f"must name {', '.join(names)} and nothing else")
    return {inner: edition.checked(name, key, value[inner], low, high) for inner in names}


def _require(edition: Edition, condition: bool, name: str, key: str, reason: str) -> None:  # noqa: FBT001  (reads as a sentence)
    if not condition:
        raise edition.wrong(name, key, reason)
