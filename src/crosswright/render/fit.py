"""Fit: breaks a text into lines and finds its size where nothing can measure type.

Widths are estimates for a common serif face, on the wide side, so that text stays in its box
whatever face a reader's machine has. Typst measures for itself and needs none of this.
"""

import unicodedata
from typing import NamedTuple

LINE_PITCH = 1.12
"""From one baseline to the next, in type sizes."""

_SHRINK = 0.97

_WHOLE_WORDS = 0.7
"""A text is set down to this share of its largest size before one of its words is split."""


class SetText(NamedTuple):
    """A text set in lines, and its type size in the unit of the box."""

    lines: tuple[str, ...]
    size: float


def estimated_width(text: str) -> float:
    """The width of a text in its type size."""
    return sum(_advance(sign) for sign in text)


def _advance(sign: str) -> float:
    if unicodedata.combining(sign) or unicodedata.category(sign) == "Cf":
        return 0.0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1.05
    if sign in " .,:;'!|ijlI()[]-":
        return 0.33
    if sign.isupper() or sign in "mwшщжюфыMW@%—":
        return 0.78
    return 0.54


def fitted(text: str, *, width: float, height: float, size: float) -> SetText:
    """The text in the largest type up to `size` whose lines fit the box; never cut."""
    longest = max(map(estimated_width, text.split()), default=0.0)
    smallest_whole = size * _WHOLE_WORDS
    while True:
        whole = longest * size <= width
        lines = _broken(text, width / size)
        fits = len(lines) * LINE_PITCH * size <= height
        if fits and (whole or size <= smallest_whole):
            return SetText(lines, size)
        size *= _SHRINK


def lines_at(text: str, *, width: float, size: float) -> int:
    """The lines a text takes in a column at a type size."""
    return len(_broken(text, width / size))


def _broken(text: str, room: float) -> tuple[str, ...]:
    """Lines no wider than `room` type sizes; a word wider than a line is split by a hyphen."""
    lines, line = [], ""
    for word in text.split():
        rest = word
        joined = f"{line} {rest}" if line else rest
        while estimated_width(joined) > room:
            if line:
                lines.append(line)
                line = ""
            elif estimated_width(rest) > room and len(rest) > 1:
                head = _head(rest, room)
                lines.append(f"{head}-")
                rest = rest[len(head) :]
            else:
                break
            joined = rest
        line = joined
    return (*lines, line) if line or not lines else tuple(lines)


def _head(word: str, room: float) -> str:
    """The longest beginning of a word that leaves room for its hyphen; at least one sign."""
    end = 1
    while end < len(word) - 1 and estimated_width(word[: end + 1] + "-") <= room:
        end += 1
    return word[:end]
