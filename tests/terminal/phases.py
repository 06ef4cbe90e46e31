"""A game at the full screen until every phase in which a person decides was seen, with a picture of each."""

from shoal.core.rng import Rng
from terminal.sitting import LARGE, SMALL, Person, sat_down, start_of, table_of

PHASES = {
    "fishery": ("ships", "nets"),
    "fleet": ("choose", "open", "bid", "pay", "launch", "captain", "aboard", "process", "discard"),
    "fishery_boom": ("gear", "catch", "fate", "killer", "reroll", "mark", "marketing", "shield"),
    "pisces": (
        *("boards", "management", "fleet", "fishing", "stack", "finder"),
        *("purchases", "payment", "bidding", "bid payment"),
    ),
    "fresh_fish": ("turn", "building", "bids"),
}
"""The phases in which a person decides; of Fishery Boom, the steps."""
SEEDS = {"fishery": 0, "fleet": 59, "fishery_boom": 4, "pisces": 13, "fresh_fish": 2}
"""Seeds of choices that lead to every phase soon."""
SIZES = (SMALL, LARGE)
RULE = "=" * 20


async def play_phases(game: str) -> dict[tuple[int, int], str]:
    """Choose actions at random; return, for each size of the terminal, the screens of all phases."""
    rng, seen = Rng(SEEDS[game]), dict[str, list[str]]()
    async with sat_down(table_of(start_of(game))) as person:
        await person.wait_for_turn()
        while person.app.desk.seat >= 0 and not set(PHASES[game]) <= set(seen):
            phase, listed = phase_of(person), person.listed
            action = listed[rng.below(len(listed))]
            if phase in seen:
                with person.app.batch_update():  # nobody looks at these screens, so they are not painted
                    await person.type_at_once(action)
                    await person.take()
            else:
                await person.choose(action)
                seen[phase] = [await look(person, action, size) for size in (LARGE, SMALL)][::-1]
                await person.take()
    assert set(seen) == set(PHASES[game])
    return {
        size: "".join(f"{RULE} {phase}\n{screens[number]}\n" for phase, screens in seen.items())
        for number, size in enumerate(SIZES)
    }


def phase_of(person: Person) -> str:
    return str(person.view.get("step") or person.view["phase"])


async def look(person: Person, action: str, size: tuple[int, int]) -> str:
    """Return what the terminal shows at another size."""
    await person.pilot.resize_terminal(*size)
    log = person.app.desk.query_one("#log")
    await person.wait_until(lambda: person.app.desk.previewed == action and log.is_vertical_scroll_end)
    require_all_is_seen(person, action)
    return person.sees()


def require_all_is_seen(person: Person, action: str) -> None:
    """Require that the screen shows every score, the action, its preview, and something of it on the board."""
    screen, desk, board = person.sees(), person.app.desk, person.board
    width, height = person.app.size
    lines = screen.splitlines()
    assert len(lines) == height
    for seat, points in enumerate(person.table.walk.state.scores()):
        name = person.table.voice.say.seat(seat)
        assert any(name in line and line.rstrip().endswith(str(points)) for line in lines[: height - 6]), name
    assert any(action in line for line in lines[1 : height - 5]), action
    assert f" if you choose {action} "[: width // 2 - 4] in screen
    assert lines[-1].startswith(" You>")
    assert lines[-1].endswith("F10 quit")
    assert board.virtual_size.width <= board.size.width, "the board is too wide"
    assert desk.previewed == action
