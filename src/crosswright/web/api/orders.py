"""What can be ordered of the queue: one model a task, one line in the union."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from crosswright.pipeline.quick import QuickOrder


class MakeOrder(BaseModel):
    """Make puzzles of a list and a few choices."""

    model_config = ConfigDict(extra="forbid")
    task: Literal["make"]
    request: Annotated[QuickOrder, Field(discriminator="family")]


JobOrder = MakeOrder
