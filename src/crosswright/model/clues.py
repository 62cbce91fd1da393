"""Clues and enumerations: what a solver reads."""

import re
from dataclasses import dataclass
from enum import Enum

from crosswright.errors import PuzzleError


class ClueKind(Enum):
    """How a clue leads to its answer."""

    STRAIGHT = "straight"
    SYNONYM = "synonym"
    TRANSLATION = "translation"
    INDIRECT = "indirect"
    CRYPTIC = "cryptic"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clue:
    """The text for one entry, with where it comes from and under which licence."""

    text: str
    kind: ClueKind = ClueKind.STRAIGHT
    source: str = ""
    licence: str = ""

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise PuzzleError("a clue needs a text; an entry without a clue has none at all")


_LETTERS = re.compile(r"[\w'’ʼ`´.]+|[-‐–—]", re.UNICODE)


def enumerate_phrase(phrase: str, cells: int) -> str:
    """The printed lengths of an answer, such as "5,3" or "5-2", derived from its written phrase.

    `cells` is how many cells the whole answer takes. Where cells are letters, each word counts its
    letters; where they are not (CH in one cell), the lengths of a one-word phrase are its cells and
    a longer phrase falls back to letters, last word adjusted, so that the sum is right.
    """
    parts: list[int] = []
    joints: list[str] = []
    for piece in _LETTERS.findall(phrase):
        if piece in "-‐–—":
            if parts and len(joints) < len(parts):
                joints.append("-")
            continue
        letters = sum(1 for sign in piece if sign.isalnum())
        if not letters:
            continue
        if parts and len(joints) < len(parts):
            joints.append(",")
        parts.append(letters)
    joints = joints[: max(0, len(parts) - 1)]
    if len(parts) <= 1:
        return str(cells)
    parts[-1] += cells - sum(parts)
    if min(parts) < 1:
        return str(cells)
    return str(parts[0]) + "".join(
        f"{joint}{length}" for joint, length in zip(joints, parts[1:], strict=True)
    )
