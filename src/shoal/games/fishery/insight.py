"""What helps a person see a position of Fishery: the fisheries, what each net would split, what is refused and why."""

from typing import TypedDict

from shoal.core.game import Game, View
from shoal.core.native import i64
from shoal.games.fishery.actions import TABLE, names_of, nets_of
from shoal.games.fishery.bits import count, step
from shoal.games.fishery.refusals import closure_refusal
from shoal.games.fishery.state import BLACK, WHITE, FisheryState
from shoal.games.fishery.view import imagine


class Region(TypedDict):
    """A fishery: its cells, the ships of each side in it, and who scores it (None where nobody does)."""

    cells: list[str]
    ships: list[int]
    owner: int | None


class Refused(TypedDict):
    """Why a net is refused, now and for the rest of the game."""

    rule: str
    sentence: str


class FisheryInsight(TypedDict):
    """Facts derived from a view.

    scores, contested  fish if the game ended now
    regions            the fisheries
    splits             for each net that would close fisheries, both of them
    refused            the nets that nobody can cast any more
    nearest            the cells nearer to each side's ships than to the other's
    """

    scores: list[int]
    contested: int
    regions: list[Region]
    splits: dict[str, list[Region]]
    refused: dict[str, Refused]
    nearest: list[list[str]]


def insight(game: Game, view: View) -> FisheryInsight:
    state = imagine(game, view)
    scores = state.scores()
    result: FisheryInsight = {
        "scores": scores,
        "contested": count(state.cells) - sum(scores),
        "regions": [_region(state, cells) for cells in state.regions()],
        "splits": {},
        "refused": {},
        "nearest": [_nearer(state, state.black, state.white), _nearer(state, state.white, state.black)],
    }
    if not state.placing_ships():
        _judge_nets(state, result)
    return result


def _judge_nets(state: FisheryState, result: FisheryInsight) -> None:
    """Judge the nets that are refused or would close fisheries; by the forest theorem no other net can do either."""
    right: i64 = state.right_open & (~state.right_legal | state.closing_right())
    up: i64 = state.up_open & (~state.up_legal | state.closing_up())
    for action in nets_of(right, up):
        one, other = state.sides(action)
        refusal = closure_refusal(state, one, other)
        if refusal is not None:
            result["refused"][TABLE.texts[action]] = {"rule": refusal.rule, "sentence": refusal.sentence}
        elif one != other:
            result["splits"][TABLE.texts[action]] = [_region(state, one), _region(state, other)]


def split(state: FisheryState, action: int) -> list[Region]:
    """Give the two fisheries that a net would close, or none."""
    one, other = state.sides(action)
    return [] if one == other else [_region(state, one), _region(state, other)]


def _region(state: FisheryState, cells: i64) -> Region:
    black, white = count(cells & state.black), count(cells & state.white)
    return {
        "cells": names_of(cells),
        "ships": [black, white],
        "owner": BLACK if black > white else WHITE if white > black else None,
    }


def _nearer(state: FisheryState, own: i64, others: i64) -> list[str]:
    """Let the ships of both sides sail at the same speed; give the cells that the own one reaches strictly first."""
    gained: i64 = own
    reached: i64 = own | others
    while own | others:
        own = step(own, state.right_open, state.up_open) & ~reached
        others = step(others, state.right_open, state.up_open) & ~reached
        gained |= own & ~others
        reached |= own | others
    return names_of(gained)
