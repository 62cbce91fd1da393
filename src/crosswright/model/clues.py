"""Clues and enumerations: what a solver reads."""

import base64
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


PICTURE_TYPES = ("image/png", "image/jpeg", "image/svg+xml")


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What a solver is shown instead of a text: a whole PNG, JPEG or SVG file and its media type."""

    data: bytes
    media_type: str

    def __post_init__(self) -> None:
        if self.media_type not in PICTURE_TYPES:
            known = ", ".join(PICTURE_TYPES)
            raise PuzzleError(f"a picture cannot be of type {self.media_type!r}; known are {known}")
        if not self.data:
            raise PuzzleError("a picture is empty")

    @property
    def address(self) -> str:
        """The whole picture as a `data:` address, as web pages and documents hold it."""
        return f"data:{self.media_type};base64,{base64.b64encode(self.data).decode()}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clue:
    """The text for one entry, with where it comes from and under which licence.

    `fodder` is the part of an anagram clue's text whose letters make the answer; empty where the
    setter marked none. Where there is a `picture`, it is the clue, and the text is what is said of
    it to those who cannot see it.
    """

    text: str
    kind: ClueKind = ClueKind.STRAIGHT
    source: str = ""
    licence: str = ""
    fodder: str = ""
    picture: Picture | None = None

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise PuzzleError("a clue needs a text; an entry without a clue has none at all")


_MARKED = re.compile(r"(?<![\w*])\*(?=\S)([^*]+)(?<=\S)\*(?![\w*])")


def marked_clue(
    text: str, *, kind: ClueKind = ClueKind.STRAIGHT, source: str = "", licence: str = ""
) -> Clue:
    """A clue from a text in which a setter may have marked an anagram's fodder: "Halts *post* oddly".

    The asterisks are taken out and make the clue cryptic; those within a word (M*A*S*H), or more than
    one pair, mark nothing.
    """
    marks = _MARKED.findall(text)
    if len(marks) != 1:
        return Clue(text=text, kind=kind, source=source, licence=licence)
    return Clue(
        text=_MARKED.sub(r"\1", text),
        kind=ClueKind.CRYPTIC if kind is ClueKind.STRAIGHT else kind,
        source=source,
        licence=licence,
        fodder=marks[0],
    )


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
