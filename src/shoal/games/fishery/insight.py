"""What helps a person see a position of Fishery: the fisheries, what each net would split, what is refused and why."""

from typing import TypedDict, cast

from shoal.core.game import Game, View
from shoal.core.native import i64
from shoal.core.telling import Told, told
from shoal.games.fishery.actions import ACTIONS, names_of, nets_of
from shoal.games.fishery.bitboards import count, step
from shoal.games.fishery.net_legality import closing_right, closing_up
from shoal.games.fishery.position import BLACK, WHITE, Position
from shoal.games.fishery.refusals import closure_refusal
from shoal.games.fishery.state import state_of
from shoal.games.fishery.view import FisheryView


class Region(TypedDict):
    """A fishery: its cells, the ships of each side in it, and who scores it (None where nobody does)."""

    cells: list[str]
    ships: list[int]
    owner: int | None


class RefusedNet(TypedDict):
    """Why a net is refused, now and for the rest of the game."""

    rule: str
    telling: Told


class FisheryInsight(TypedDict):
    """What follows from a view.

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
    refused: dict[str, RefusedNet]
    nearest: list[list[str]]


def insight(game: Game, view: View) -> FisheryInsight:
    state = state_of(game, cast("FisheryView", view))
    scores = state.scores()
    result: FisheryInsight = {
        "scores": scores,
        "contested": count(state.cells) - sum(scores),
        "regions": [_region(state, cells) for cells in state.regions()],
        "splits": {},
        "refused": {},
        "nearest": nearer(state),
    }
    if not state.placing_ships():
        _judge_nets(state, result)
    return result


def _judge_nets(position: Position, result: FisheryInsight) -> None:
    """Find the nets that are refused and those that would close fisheries; RULES.md proves that these are all."""
    right: i64 = position.right_open & (~position.right_legal | closing_right(position))
    up: i64 = position.up_open & (~position.up_legal | closing_up(position))
    for action in nets_of(right, up):
        one_side, other = position.sides(action)
        refusal = closure_refusal(position, one_side, other)
        if refusal is not None:
            result["refused"][ACTIONS.texts[action]] = {"rule": refusal.rule, "telling": told(refusal.telling)}
        elif one_side != other:
            result["splits"][ACTIONS.texts[action]] = [_region(position, one_side), _region(position, other)]


def split(position: Position, action: int) -> list[Region]:
    """Return the two fisheries that a net would close, or none."""
    one_side, other = position.sides(action)
    return [] if one_side == other else [_region(position, one_side), _region(position, other)]


def _region(position: Position, cells: i64) -> Region:
    black, white = count(cells & position.black), count(cells & position.white)
    return {
        "cells": names_of(cells),
        "ships": [black, white],
        "owner": BLACK if black > white else WHITE if white > black else None,
    }


def nearer(position: Position) -> list[list[str]]:
    """Return the cells nearer to each side's ships than to the other's."""
    return [
        _nearer(position, position.black, position.white),
        _nearer(position, position.white, position.black),
    ]


def _nearer(position: Position, own: i64, others: i64) -> list[str]:
    """Return the cells that the own ships reach in fewer steps than the other side's."""
    gained: i64 = own
    reached: i64 = own | others
    while own | others:
        own = step(own, position.right_open, position.up_open) & ~reached
        others = step(others, position.right_open, position.up_open) & ~reached
        gained |= own & ~others
        reached |= own | others
    return names_of(gained)
