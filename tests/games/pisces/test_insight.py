"""Insight into a view of Pisces, and an oracle for the odds."""

from fractions import Fraction
from itertools import product

from games.pisces.pisces_moves import auctioned, begun, equip, fishing, give, in_port, lay, play
from games.pisces.pisces_oracle import SPECIES, labels, payments, value
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.insight import Area, PiscesInsight, insight
from shoal.games.pisces.state import PiscesState
from shoal.games.pisces.view import PiscesView, view
from shoal.testkit.random_games import Setup, walk


def seen(state: PiscesState) -> PiscesInsight:
    return insight(GAME, state.view(NOBODY))


def area(insights: PiscesInsight, name: str) -> Area:
    return next(found for found in insights["areas"] if found["area"] == name)


def test_odds_of_the_areas() -> None:
    """Seven is blocked; 8 has two chips: 5 + 5 + 2 * 5 + 6 * 0 + ... over 36 ways."""
    state = fishing("crab", "tuna", blocks=("crab adult 7", "tuna spawner b"), fleets=("crab crab", "ocean ocean"))
    insights = seen(lay(state, crab_adult_8=2, crab_adult_5=0))
    assert area(insights, "crab") == {
        "area": "crab",
        "dice": 2,
        "outcomes": 36,
        "catching": 4 + 3 + 5 + 5,
        "releasing": 1 + 2 + 3 + 2 + 1,
        "blocked": 6,
        "trophy": 0,
        "chance": 0.472,
        "points": 3.06,
    }
    assert area(insights, "ocean")["catching"] == 6
    assert area(insights, "ocean")["points"] == 7.0


def test_the_trophy_within_reach() -> None:
    state = fishing("crab", "tuna", goals=("crab", "tuna"), fleets=("crab crab", "ocean ocean"))
    assert seen(state)["missing"] == [["crab", "tuna"], ["crab", "tuna"]]
    play(state, "cast crab", "roll 8")
    insights = seen(state)
    assert insights["missing"] == [["tuna"], ["crab", "tuna"]]
    assert [area(insights, name)["trophy"] for name in ("tuna", "ocean", "crab")] == [5, 3, 0]
    twice = lay(fishing("crab", "tuna", goals=("crab", "crab"), fleets=("crab crab", "ocean ocean")), crab_adult_8=2)
    assert (seen(twice)["missing"][0], area(seen(twice), "crab")["trophy"]) == (["crab", "crab"], 5)


def test_what_will_breed() -> None:
    state = lay(in_port("tuna", "sardine"), tuna_adult_6=0, tuna_adult_5=0, tuna_adult_4=0)
    boards = seen(state)["boards"]
    assert (boards["tuna"]["spawners"], boards["tuna"]["new_chips"], boards["tuna"]["most_new"]) == (2, 4, 9)
    assert (boards["sardine"]["new_chips"], boards["sardine"]["new_dice"]) == (None, 2)
    assert boards["tuna"]["locations"][0] == {
        "spot": "juvenile 1a", "stage": "juvenile", "numbers": [1], "catch": "release", "chips": 1, "blocked": False,
    }  # fmt: skip
    assert [place["catch"] for place in boards["sardine"]["locations"]] == ["catch"] * 4 + ["ocean"] * 2
    assert seen(in_port("shark", "crab"))["boards"]["shark"]["locations"][0]["catch"] == "safe"


def test_who_leads() -> None:
    state = give(give(in_port("tuna", "crab"), 0, tuna=1), 1, crab=2)
    assert (seen(state)["leaders"], seen(state)["most_stars"]) == ([1], [])
    state.stars, state.trophies = [2, 1], [1, 0]
    insights = seen(state)
    assert (insights["leaders"], insights["most_stars"]) == ([0], [0])
    assert insights["scores"] == [
        {"chips": 9, "trophies": 10, "award": 20, "total": 39, "species": 1},
        {"chips": 10, "trophies": 0, "award": 0, "total": 10, "species": 1},
    ]


def test_what_can_be_paid() -> None:
    state = equip(give(in_port("sardine", "crab"), 0, crab=1, sardine=2), 0, outboard=1)
    insights = seen(state)
    assert insights["payable"] == [[4, 5, 7, 8, 9, 11, 12, 13, 16], []]
    assert insights["shop"]["finder"] == {"price": 10, "in_stock": True, "payment": ["crab", "sardine", "sardine"]}
    assert insights["shop"]["boat"] == {"price": 20, "in_stock": True, "payment": None}
    assert seen(auctioned(state, 0, 0, {}))["shop"] == {}


def test_the_cheapest_payment_is_the_cheapest() -> None:
    rng = Rng(5)
    for _ in range(100):
        holding = {name: rng.below(4) for name in SPECIES}
        state = give(in_port(*SPECIES), 0, **holding)
        for item, price in (("boat", 20), ("outrigger", 10)):
            found = seen(state)["shop"][item]["payment"]
            ways = [sum(map(value, way)) for way in payments(holding, price)]
            assert (sum(map(value, found)) if found else None) == min(ways, default=None)


def test_reconstructed_sections_are_named() -> None:
    assert "species.crab" in seen(GAME.start(2, {}))["reconstructed"]
    assert seen(GAME.start(2, {}))["areas"] == []


def naive_points(view: PiscesView, name: str) -> Fraction:
    """Throw the dice in all ways and take the best green stack that is not blocked."""
    if name == "ocean":
        throws = [green_points(view, species, "spawner", None) for species in view["ocean"] if species]
    else:
        dice = SPECIES[name]["dice"]
        sums = [sum(throw) for throw in product(range(1, 7), repeat=dice)]
        throws = [green_points(view, name, "adult", total) for total in sums]
    return Fraction(sum(throws), len(throws))


def green_points(view: PiscesView, name: str, stage: str, number: int | None) -> int:
    """Return the worth of the best stack of a stage that the number, or any number, hits."""
    board, spots = view["boards"][name], SPECIES[name][stage]["spots"]
    free = [
        chips
        for chips, spot, label in zip(board["stacks"][stage], spots, labels(spots), strict=True)
        if board["block"] != f"{stage} {label}" and (number is None or number in spot)
    ]
    return value(name) * max(free, default=0)


def test_odds_against_all_throws() -> None:
    """Juveniles of our boards share no number with adults, so only adults and spawners bring points."""
    for seats in GAME.meta.seats:
        for number, state in enumerate(walk(Setup(GAME, seats, {}), Rng(seats))):
            if number % 7 == 0 and isinstance(state, PiscesState) and state.in_play:
                for found in seen(state)["areas"]:
                    assert found["points"] == round(float(naive_points(view(state), found["area"])), 2)


def test_species_and_spots_as_printed() -> None:
    insights = seen(fishing("crab", "tuna"))
    assert insights["species"]["crab"] == {"value": value("crab"), "dice": 2, "chips": 25}
    assert list(insights["species"]) == list(SPECIES)
    assert insights["spots"] == list(range(4, 21))


def test_numbers_as_printed() -> None:
    assert seen(fishing("crab", "tuna"))["numbers"] == {
        "rounds": 6,
        "trophy": 10,
        "award": 20,
        "motor": 3,
        "boats": 3,
        "prices": {"boat": 20, "outboard": 10, "outrigger": 10, "finder": 10},
    }


def test_boards_to_choose_from() -> None:
    """The odds of the opening are those of an attempt in the first round, before anything is blocked."""
    opening = seen(play(GAME.start(2, {}), "first 0", "take crab"))["opening"]
    assert list(opening) == list(SPECIES)
    for name, begins in opening.items():
        other = "tuna" if name != "tuna" else "crab"
        state = play(begun(name, other), f"goal {name}", f"goal {other}")
        first = area(seen(state), name)
        assert (begins["chance"], begins["points"]) == (first["chance"], first["points"])
        board = view(state)["boards"][name]
        assert begins["centre"] == board["centre"]
        assert begins["locations"] == seen(state)["boards"][name]["locations"]


def test_there_is_nothing_to_open_after_the_opening() -> None:
    assert seen(fishing("crab", "tuna"))["opening"] == {}
