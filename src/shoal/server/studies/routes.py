"""Studies over HTTP. The client sends the whole position, so no answer can show anything that is stored here."""

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field

from shoal.core.game import ALL
from shoal.core.record import Act
from shoal.puzzles.asking import posed
from shoal.puzzles.stock import find
from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, computed_in_thread
from shoal.server.players.visitors import ThePlayer
from shoal.server.resources import TheResources
from shoal.server.tables.wishes import Name, Strict
from shoal.server.texts import Text
from shoal.server.wire import model
from shoal.table.match import Match
from shoal.table.messages import Previewed, Reasons, Scene
from shoal.table.reading import previewed, reasons
from shoal.table.story import scene, study

router = APIRouter(prefix="/api/study", tags=["studies"])
ASKED: Final = Limit("studies", 6000, HOUR)
REFUSED: Final = declared("stranger", "unknown")
LONGEST: Final = 5000
Step = Annotated[Text, Field(max_length=200)]
SeatAndText = Annotated[tuple[Annotated[int, Field(ge=-1, le=15)], Step], Field(strict=False)]
Steps = Annotated[list[Step], Field(max_length=100)]


class Study(Strict):
    """A position: all acts that led to it, then steps of the seats that owe a decision. Chance is drawn by us.

    Or the position of a puzzle, by its id, and steps of its seat; then the acts do not matter.
    """

    game: Name
    seats: Annotated[int, Field(ge=1, le=16)]
    options: Annotated[dict[Name, bool | int | Name], Field(max_length=32)] = Field(default_factory=dict)
    acts: Annotated[list[SeatAndText], Field(max_length=LONGEST)]
    steps: Steps
    puzzle: Annotated[Text, Field(max_length=16)] = ""
    reader: Annotated[int, Field(ge=ALL, le=15, description="a seat, -2 for a spectator, -3 for everything")]

    def match(self) -> Match:
        if self.puzzle:
            return posed(find(self.game, self.puzzle), self.steps)
        acts = [Act(seat, text) for seat, text in self.acts]
        return study(self.game, self.seats, self.options, acts, self.steps)

    def scene(self) -> Scene:
        match = self.match()
        return scene(match, min(self.reader, match.state.seats - 1))


class Ahead(Study):
    """A position and more steps, which the reader would take."""

    reader: Annotated[int, Field(ge=0, le=15)]
    ahead: Steps

    def preview(self) -> Previewed:
        match = self.match()
        seat = min(self.reader, match.state.seats - 1)
        return previewed(match, "", seat, match.due[seat], self.ahead)


class Doubt(Ahead):
    """A position, more steps of the reader, and actions that may be refused after them."""

    actions: Annotated[list[Step], Field(max_length=500)]

    def reasons(self) -> Reasons:
        match = self.match()
        seat = min(self.reader, match.state.seats - 1)
        return reasons(match, "", seat, match.due[seat], self.ahead, self.actions)


@router.post("", response_model=model(Scene), responses=REFUSED)
async def look(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, wish: Study
) -> Scene:
    """Return a position as a reader sees it."""
    await spend(resources, ASKED, player.id, address)
    return await computed_in_thread(buckets, Who(player.id, address), wish.scene)


@router.post("/preview", response_model=model(Previewed), responses=REFUSED)
async def preview(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, wish: Ahead
) -> Previewed:
    """Return what the reader would see after some steps."""
    await spend(resources, ASKED, player.id, address)
    return await computed_in_thread(buckets, Who(player.id, address), wish.preview)


@router.post("/why", response_model=model(Reasons), responses=REFUSED)
async def why(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, wish: Doubt
) -> Reasons:
    """Return why actions are refused."""
    await spend(resources, ASKED, player.id, address)
    return await computed_in_thread(buckets, Who(player.id, address), wish.reasons)
