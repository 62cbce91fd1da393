"""Sheets: the papers a page is set on, their margins, and how a page of clues is laid out."""

from dataclasses import dataclass
from enum import Enum

INCH = 25.4


class Paper(Enum):
    """The sheet a page is set on; sizes of books are in inches."""

    A4 = "a4"
    LETTER = "letter"
    A5 = "a5"
    BOOK_6X9 = "6x9"
    BOOK_8X10 = "8x10"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        return {
            Paper.A4: (210.0, 297.0),
            Paper.LETTER: (8.5 * INCH, 11 * INCH),
            Paper.A5: (148.0, 210.0),
            Paper.BOOK_6X9: (6 * INCH, 9 * INCH),
            Paper.BOOK_8X10: (8 * INCH, 10 * INCH),
        }[self]


class Layout(Enum):
    """How the grid and its clues share the pages.

    `newspaper`: clues around the grid on one page, where they can be read so, else apart. `apart`:
    the grid on a page of its own, the clues on the next. `large`: apart, in type of 17 points for
    people who see little.
    """

    NEWSPAPER = "newspaper"
    APART = "apart"
    LARGE = "large"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A page and its margins in millimetres; `inside` is the edge by which a book is bound.

    `mirrored` pages are bound at the left and at the right in turn.
    """

    width: float
    height: float
    inside: float
    outside: float
    above: float
    below: float
    mirrored: bool = False


MARGIN = 14.0
"""Of a page that stands alone, in millimetres."""

BOOK_MARGIN = 11.0
"""Of the three free edges of a book's page."""

_GUTTERS = ((150, 0.375), (300, 0.5), (500, 0.625), (700, 0.75), (None, 0.875))
"""Inches a book of so many pages loses to its binding, as printers of books on demand ask for."""

_LEAST_INSIDE = 14.0
"""Few pages are stapled or punched."""


def page_sheet(paper: Paper) -> Sheet:
    """A page that stands alone."""
    width, height = paper.size
    return Sheet(
        width=width, height=height, inside=MARGIN, outside=MARGIN, above=MARGIN, below=MARGIN
    )


def book_sheet(paper: Paper, *, pages: int) -> Sheet:
    """A page of a book of so many pages."""
    width, height = paper.size
    gutter = next(inches for most, inches in _GUTTERS if most is None or pages <= most)
    return Sheet(
        width=width,
        height=height,
        inside=max(_LEAST_INSIDE, BOOK_MARGIN / 2 + gutter * INCH),
        outside=BOOK_MARGIN,
        above=BOOK_MARGIN,
        below=BOOK_MARGIN + 3,
        mirrored=True,
    )
