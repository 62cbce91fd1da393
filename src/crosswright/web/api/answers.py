"""Answers that several calls give."""

from pydantic import BaseModel


class Problem(BaseModel):
    """What went wrong, in one line: what, where, what to do."""

    error: str
