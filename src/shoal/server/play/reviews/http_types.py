"""What pages send and get about reviews and studies."""

from typing import Annotated, Final, TypedDict

from pydantic import Field

from shoal.core.game import ALL
from shoal.core.record import ActEntry
from shoal.puzzles.collection import find
from shoal.puzzles.solving import posed
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.http.http_types import StrictRequest
from shoal.server.play.tables.http_types import Name
from shoal.table.http_types import Judged, Scene
from shoal.table.match import Match
from shoal.table.reader_view import previewed, reasons
from shoal.table.scenes import scene, study
from shoal.table.server_messages import Previewed, Reasons

LONGEST: Final = 5000
Step = Annotated[Text, Field(max_length=200)]
SeatAndText = Annotated[tuple[Annotated[int, Field(ge=-1, le=15)], Step], Field(strict=False)]
Steps = Annotated[list[Step], Field(max_length=100)]


class Review(TypedDict):
    """The progress of a review: the number of acts, and the judgements so far, in order."""

    acts: int
    judged: list[Judged]


class ExplorationRequest(StrictRequest):
    """Other steps after `first` acts."""

    first: Annotated[int, Field(ge=0, le=100_000)]
    steps: Steps
    reader: Annotated[int, Field(ge=ALL, le=15)] = ALL


class StudyRequest(StrictRequest):
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
        acts = [ActEntry(seat, text) for seat, text in self.acts]
        return study(self.game, self.seats, self.options, acts, self.steps)

    def scene(self) -> Scene:
        match = self.match()
        return scene(match, min(self.reader, match.state.seats - 1))


class StudyPreviewRequest(StudyRequest):
    """A position and more steps, which the reader would take."""

    reader: Annotated[int, Field(ge=0, le=15)]
    ahead: Steps

    def preview(self) -> Previewed:
        match = self.match()
        seat = min(self.reader, match.state.seats - 1)
        return previewed(match, "", seat, match.due[seat], self.ahead)


class StudyWhyRequest(StudyPreviewRequest):
    """A position, more steps of the reader, and actions that may be refused after them."""

    actions: Annotated[list[Step], Field(max_length=500)]

    def reasons(self) -> Reasons:
        match = self.match()
        seat = min(self.reader, match.state.seats - 1)
        return reasons(match, "", seat, match.due[seat], self.ahead, self.actions)
