"""Studies over HTTP: whoever asks says all that happened, so no answer tells anything that is kept here."""

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field

from shoal.core.game import ALL
from shoal.core.record import Act
from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, thought_aside
from shoal.server.players.visitors import ThePlayer
from shoal.server.resources import TheResources
from shoal.server.tables.wishes import Name, Strict
from shoal.server.texts import Text
from shoal.server.wire import model
from shoal.table.messages import Previewed, Reasons, Scene
from shoal.table.reading import previewed, reasons
from shoal.table.story import scene, study
from shoal.table.table import Table

router = APIRouter(prefix="/api/study", tags=["studies"])
ASKED: Final = Limit("studies", 6000, HOUR)
REFUSED: Final = declared("stranger", "unknown")
LONGEST: Final = 5000
Step = Annotated[Text, Field(max_length=200)]
SeatAndText = Annotated[tuple[Annotated[int, Field(ge=-1, le=15)], Step], Field(strict=False)]
Steps = Annotated[list[Step], Field(max_length=100)]


class Study(Strict):
    """A position: all acts that led to it, then steps of whoever is to decide, with chance drawn for them."""

    game: Name
    seats: Annotated[int, Field(ge=1, le=16)]
    options: Annotated[dict[Name, bool | int | Name], Field(max_length=32)] = Field(default_factory=dict)
    acts: Annotated[list[SeatAndText], Field(max_length=LONGEST)]
    steps: Steps
    reader: Annotated[int, Field(ge=ALL, le=15, description="a seat, -2 for a spectator, -3 for all revealed")]

    def table(self) -> Table:
        acts = [Act(seat, text) for seat, text in self.acts]
        return study(self.game, self.seats, self.options, acts, self.steps)

    def scene(self) -> Scene:
        return scene(self.table(), min(self.reader, self.seats - 1))


class Ahead(Study):
    """What would be seen after some steps more, taken by the reader."""

    reader: Annotated[int, Field(ge=0, le=15)]
    ahead: Steps

    def preview(self) -> Previewed:
        table, seat = self.table(), min(self.reader, self.seats - 1)
        return previewed(table, "", seat, table.due[seat], self.ahead)


class Doubt(Ahead):
    """Why actions are refused after some steps more."""

    actions: Annotated[list[Step], Field(max_length=500)]

    def reasons(self) -> Reasons:
        table, seat = self.table(), min(self.reader, self.seats - 1)
        return reasons(table, "", seat, table.due[seat], self.ahead, self.actions)


@router.post("", response_model=model(Scene), responses=REFUSED)
async def look(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, wish: Study
) -> Scene:
    """Show a position to a reader."""
    await spend(resources, ASKED, player.id, address)
    return await thought_aside(buckets, Who(player.id, address), wish.scene)


@router.post("/preview", response_model=model(Previewed), responses=REFUSED)
async def preview(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, wish: Ahead
) -> Previewed:
    """Show what the reader would see after some steps."""
    await spend(resources, ASKED, player.id, address)
    return await thought_aside(buckets, Who(player.id, address), wish.preview)


@router.post("/why", response_model=model(Reasons), responses=REFUSED)
async def why(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, wish: Doubt
) -> Reasons:
    """Say why actions are refused."""
    await spend(resources, ASKED, player.id, address)
    return await thought_aside(buckets, Who(player.id, address), wish.reasons)
