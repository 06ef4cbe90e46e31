"""The action table of Fishery Boom: what every edition has, then shields and catches by its High Seas sheet."""

from typing import Final

from shoal.core.actions import ActionTable, block
from shoal.games.fishery_boom.high_seas import DIE_FACES, HighSeas
from shoal.games.fishery_boom.player_sheet import GEAR_WORDS, MOST_SEATS, WORDS

FIRST_START: Final = 0
FIRST_GEAR: Final = 4
FIRST_ROLL: Final = 11
FIRST_REROLL: Final = 17
STOP: Final = 23
FIRST_KILLER: Final = 24
FIRST_EXTRA: Final = 30
KEEP: Final = 36
REFRIGERATE: Final = 37
LET_GO: Final = 38
FIRST_MARK: Final = 39
ADD_PLATE: Final = 52
CROSS_OUT: Final = 53
FIRST_SHIELD: Final = 54


def actions_for(seas: HighSeas) -> ActionTable:
    pips = range(1, DIE_FACES + 1)
    catches = [f"{seas.fish[fish]} for {die}" for fish, die in zip(seas.catch_fish, seas.catch_die, strict=True)]
    return ActionTable(
        [
            *block("start", range(MOST_SEATS), chance=True),
            *block("fish with", GEAR_WORDS),
            *block("roll", pips, chance=True),
            *block("reroll", pips),
            *block("stop"),
            *block("kill with", pips),
            *block("extra for", pips),
            *block("keep"),
            *block("refrigerate"),
            *block("release"),
            *block("mark", WORDS),
            *block("add plate"),
            *block("cross out plate"),
            *block("shield", seas.species),
            *block("take", catches),
            *block("kill", catches),
        ]
    )
