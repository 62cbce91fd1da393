"""What can be ordered of the queue: one model a task, one line in the union."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from crosswright.pipeline.quick import QuickOrder
from crosswright.web.api.lexicon_texts import ListIds


class MakeOrder(BaseModel):
    """Make puzzles of a list and a few choices."""

    model_config = ConfigDict(extra="forbid")
    task: Literal["make"]
    request: Annotated[QuickOrder, Field(discriminator="family")]


class BoardFilling(BaseModel):
    """A board to be filled: what is empty, all but what is locked, or a region of it."""

    model_config = ConfigDict(extra="forbid")
    board: Annotated[dict[str, Any], Field(description="The board.")]
    scope: Literal["empty", "all", "region"] = "empty"
    region: Annotated[
        tuple[tuple[int, int], ...],
        Field(max_length=10_000, description="Squares as row and column, counted from 0."),
    ] = ()
    min_score: Annotated[int, Field(ge=1, le=100)] = 1
    seed: Annotated[int, Field(ge=0, lt=2**53)] = 0
    start: Annotated[
        tuple[tuple[int, int, Annotated[str, Field(min_length=1, max_length=64)]], ...],
        Field(
            max_length=10_000,
            description="Letters of a fill that was stopped, by row and column: it goes on from them.",
        ),
    ] = ()
    improves: bool = False
    seconds: Annotated[float, Field(gt=0, le=600)] = 30.0
    lists: ListIds = ()


class FillOrder(BaseModel):
    """Fill a board with words."""

    model_config = ConfigDict(extra="forbid")
    task: Literal["fill"]
    request: BoardFilling


class BoardLaying(BaseModel):
    """A criss-cross to be laid anew; `moved` leads an entry's key to that of its new place.

    `added` are new words with their clues, a line each; the first of them comes to a `place`. With
    `keeps` all that stands stays where it is.
    """

    model_config = ConfigDict(extra="forbid")
    board: Annotated[dict[str, Any], Field(description="The board.")]
    moved: Annotated[dict[str, str], Field(max_length=1000)] = {}
    added: Annotated[str, Field(max_length=100_000)] = ""
    place: Annotated[str, Field(max_length=40)] = ""
    keeps: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**53)] = 0
    seconds: Annotated[float, Field(gt=0, le=60)] = 3.0


class LayOrder(BaseModel):
    """Lay the words of a criss-cross anew."""

    model_config = ConfigDict(extra="forbid")
    task: Literal["repack"]
    request: BoardLaying


JobOrder = Annotated[MakeOrder | FillOrder | LayOrder, Field(discriminator="task")]
