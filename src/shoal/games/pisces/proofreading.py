"""Proofreading an edition of Pisces: every number in its range, and none that contradicts another."""

import re
from typing import Any, Final

from shoal.core.edition import Edition
from shoal.games.pisces.proof import Proof

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
    proof = Proof(edition)
    listed = edition.tables.get("species")
    species = list(listed) if isinstance(listed, dict) else []
    proof.require(len(species) >= 2, "species", "source", "at least two species are needed")
    for name in species:
        _proofread_species(proof, name)
    _proofread_game(proof, len(species))
    _proofread_costs_and_gear(proof)
    _proofread_tournament(proof)
    _proofread_ocean(proof)
    _proofread_components(proof, species)


def _proofread_game(proof: Proof, species: int) -> None:
    game = proof.table("game", GAME)
    proof.rising("game", "players", game["players"], 2, species)
    rounds = proof.whole("game", "rounds", game["rounds"], 1, MOST_ROUNDS)
    proof.whole("game", "trophy_points", game["trophy_points"], 0, MOST_POINTS)
    proof.whole("game", "award_points", game["award_points"], 0, MOST_POINTS)
    most = proof.whole("game", "boats_max", game["boats_max"], 1, 10)
    proof.whole("game", "boats_start", game["boats_start"], 1, most)
    if game["bidding_after_rounds"] != []:
        proof.rising("game", "bidding_after_rounds", game["bidding_after_rounds"], 1, rounds - 1)
    proof.require(
        game["phases"] == PHASES, "game", "phases", f"must be {', '.join(PHASES)}: their order is in the rules"
    )


def _proofread_costs_and_gear(proof: Proof) -> None:
    costs = proof.table("costs", ("boat", "gear", "change_given"))
    proof.whole("costs", "boat", costs["boat"], 1, MOST_POINTS)
    proof.whole("costs", "gear", costs["gear"], 1, MOST_POINTS)
    proof.require(costs["change_given"] is False, "costs", "change_given", "must be false: the rules know no change")
    gear = proof.table("gear", ("types", "outboard_bonus", "uses_per_card_per_round"), inner=("supply",))
    proof.require(gear["types"] == GEAR, "gear", "types", f"must be {', '.join(GEAR)}: what they do is in the rules")
    proof.whole("gear", "outboard_bonus", gear["outboard_bonus"], 1, HIGHEST_SPOT)
    proof.whole("gear", "uses_per_card_per_round", gear["uses_per_card_per_round"], 1, 1)
    supply = proof.table("gear.supply", ("copies_per_type",))
    proof.whole("gear.supply", "copies_per_type", supply["copies_per_type"], 0, 50)


def _proofread_tournament(proof: Proof) -> None:
    cards = proof.table("tournament", ("cards_per_species", "piles"))
    each = proof.whole("tournament", "cards_per_species", cards["cards_per_species"], 1, 100)
    proof.whole("tournament", "piles", cards["piles"], 2, 2)
    game = proof.edition.tables["game"]
    fewest, rounds = min(game["players"]), game["rounds"]
    enough = each * fewest >= 2 * rounds
    reason = f"{fewest} boards need {2 * rounds} cards for {rounds} rounds, not {each * fewest}"
    proof.require(enough, "tournament", "cards_per_species", reason)


def _proofread_ocean(proof: Proof) -> None:
    players = [str(number) for number in proof.edition.tables["game"]["players"]]
    tokens = proof.table("ocean.tokens", ("per_species", "roll_again"))
    each = proof.by_name("ocean.tokens", "per_species", tokens["per_species"], players, 1, FACES)
    again = proof.by_name("ocean.tokens", "roll_again", tokens["roll_again"], players, 0, FACES)
    layout = proof.table("ocean.layout", players)
    for number in players:
        proof.require(
            int(number) * each[number] + again[number] == FACES,
            "ocean.tokens",
            "per_species",
            f"{number} boards with {each[number]} tokens each and {again[number]} on Roll Again do not make {FACES}",
        )
        _proofread_layout(proof, f'"{number}"', layout[number], int(number), each[number])
    track = proof.table("ocean.bid_track", ("spots", "initial_bids"))
    proof.rising("ocean.bid_track", "spots", track["spots"], 1, HIGHEST_SPOT)
    none = track["initial_bids"] == "none"
    proof.require(none, "ocean.bid_track", "initial_bids", 'must be "none": the rules know no other')


def _proofread_layout(proof: Proof, key: str, boards: object, number: int, each: int) -> None:
    if not isinstance(boards, list) or len(boards) != number:
        raise proof.wrong("ocean.layout", key, f"must list the tokens of {number} boards")
    rows = [proof.wholes("ocean.layout", key, row, 1, FACES) for row in boards]
    proof.require(all(len(row) == each for row in rows), "ocean.layout", key, f"must give {each} tokens to each board")
    tokens = [token for row in rows for token in row]
    proof.require(len(tokens) == len(set(tokens)), "ocean.layout", key, "names a token twice")


def _proofread_components(proof: Proof, species: list[str]) -> None:
    box = proof.table("components", COMPONENTS, inner=("reconstructed",))
    tables = proof.edition.tables
    chips = proof.by_name("components", "fish_chips", box["fish_chips"], species, 0, MOST_CHIPS)
    for name in species:
        printed = tables["species"][name]["chips"]
        proof.require(chips[name] == printed, f"species.{name}", "chips", f"the box holds {chips[name]} {name} chips")
    players, ships = max(tables["game"]["players"]), tables["game"]["boats_max"]
    gear = len(GEAR) * tables["gear"]["supply"]["copies_per_type"]
    cards = len(species) * tables["tournament"]["cards_per_species"]
    extra = proof.table("components.reconstructed", ("gold_stars", "dice_by_area"))
    areas = [*species, "ocean"]
    dice = proof.by_name("components.reconstructed", "dice_by_area", extra["dice_by_area"], areas, 1, MOST_DICE)
    for name in species:
        thrown = tables["species"][name]["dice"]
        proof.require(dice[name] == thrown, f"species.{name}", "dice", f"the box holds {dice[name]} for this area")
    proof.whole("components.reconstructed", "dice_by_area", dice["ocean"], 1, 1)
    proof.whole("components.reconstructed", "gold_stars", extra["gold_stars"], 0, MOST_CHIPS)
    exact = {"gear_cards": gear, "tournament_cards": cards, "outcome_tokens": FACES, "dice": sum(dice.values())}
    for key, needed in exact.items():
        proof.whole("components", key, box[key], needed, needed)
    least = {"bid_markers": players, "ships": players * ships, "management_blocks": players, "management_awards": 1}
    for key, needed in {**least, "turn_marker": 1, "first_player_token": 1, "tournament_chips": 0}.items():
        proof.whole("components", key, box[key], needed, MOST_CHIPS)


def _proofread_species(proof: Proof, name: str) -> None:
    table = f"species.{name}"
    proof.require(bool(re.fullmatch("[a-z]+", name)), table, "source", "a species is called by one small word")
    taken = name in {"ocean", "boat", *GEAR}
    proof.require(not taken, table, "source", f"{name} is the name of something else")
    found = proof.edition.tables["species"][name]
    stages = found.get("stages") if isinstance(found, dict) else None
    if not isinstance(stages, list) or len(stages) < 2 or not all(_is_word(stage) for stage in stages):
        raise proof.wrong(table, "stages", "must list at least two life stages, each by one small word")
    proof.require(len(set(stages)) == len(stages), table, "stages", "names a stage twice")
    by_dice = "reproduction_dice" in found
    keys = (*SPECIES, *stages, "reproduction_dice" if by_dice else "reproduction")
    printed = proof.table(table, keys)
    dice = proof.whole(table, "dice", printed["dice"], 1, MOST_DICE)
    proof.whole(table, "value", printed["value"], 1, HIGHEST_SPOT)
    locations = sum(_proofread_stage(proof, table, stage, printed[stage], dice) for stage in stages)
    last = printed[stages[-1]]["icon"]
    proof.require(last in {"ocean", "green"}, table, stages[-1], "the spawning grounds are open to the ocean")
    for stage in stages[:-1]:
        only_last = printed[stage]["icon"] != "ocean"
        proof.require(only_last, table, stage, "only the last stage, the spawning grounds, is open to the ocean")
    proof.whole(table, "chips", printed["chips"], locations, MOST_CHIPS)
    if by_dice:
        proof.whole(table, "reproduction_dice", printed["reproduction_dice"], 1, MOST_DICE)
        return
    young = proof.wholes(table, "reproduction", printed["reproduction"], 0, MOST_CHIPS)
    proof.require(bool(young) and young == sorted(young), table, "reproduction", "must not fall")


def _is_word(value: object) -> bool:
    return isinstance(value, str) and bool(re.fullmatch("[a-z]+", value)) and value not in {*SPECIES, "source"}


def _proofread_stage(proof: Proof, table: str, stage: str, printed: Any, dice: int) -> int:
    """Check the locations of one stage and give their number."""
    if not isinstance(printed, dict) or set(printed) != {"spots", "icon"}:
        raise proof.wrong(table, stage, "must have spots and an icon")
    icon, spots = printed["icon"], printed["spots"]
    proof.require(icon in ("green", "red", "none", "ocean"), table, stage, "the icon is green, red, none or ocean")
    if not isinstance(spots, list) or not spots:
        raise proof.wrong(table, stage, "must list its locations")
    highest = []
    for spot in spots:
        numbers = proof.wholes(table, stage, spot, dice, FACES * dice)
        proof.require(numbers == sorted(set(numbers)), table, stage, f"{numbers} must rise")
        wanted = icon in ("green", "red")
        needs = "a dice outcome" if wanted else "no dice outcome"
        proof.require(bool(numbers) == wanted, table, stage, f"a location with icon {icon} has {needs}")
        highest.append(numbers[-1] if numbers else 0)
    proof.require(highest == sorted(highest, reverse=True), table, stage, "must list the highest dice outcome first")
    return len(spots)
