"""Fleet at one terminal: a hand is shown to the player to move only."""

import re

from support.cli_runs import run

HAND_OVER = re.compile(r"Hand over to (Seat .), press Enter> ")


def test_a_hand_is_shown_to_the_player_to_move_only() -> None:
    keys = "\ndecline\n\ndecline\n" + "\n".join(["", "?", "quit"]) + "\n"
    told = run("play", "fleet", "--seed", "3", keys=keys)
    parts = HAND_OVER.split(told)[1:]
    assert len(parts) >= 6
    for seat, shown in zip(parts[::2], parts[1::2], strict=True):
        blocks = shown.split("\n\n")
        hands = [block for block in blocks if "hand:" in block]
        assert all(f"{seat}:" in block or "You:" in block for block in hands)
        assert len(hands) == 1


def test_bots_play_a_whole_game() -> None:
    told = run("play", "fleet", "--seats", "4", "--seed", "1", *[part for seat in "1234" for part in ("--bot", seat)])
    assert "Game over: " in told
    assert "draws a card." in told
