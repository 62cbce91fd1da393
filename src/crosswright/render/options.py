"""Options: every choice a person has about a picture or a page, checked once."""

from dataclasses import dataclass
from enum import Enum

from crosswright.errors import UsageError
from crosswright.render.style import INK_SAVING, STANDARD, Style
from crosswright.render.wording import Enumerations

LEAST_PPI, MOST_PPI = 36, 1200


class Paper(Enum):
    """The sheet a page is set on."""

    A4 = "a4"
    LETTER = "letter"


class Pages(Enum):
    """Which copies to print: the blank one, the key, or the blank one and then the key."""

    BLANK = "blank"
    KEY = "key"
    BOTH = "both"


class Extent(Enum):
    """What a PNG shows: the grid alone, or the whole page with its clues."""

    GRID = "grid"
    PAGE = "page"


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderOptions:
    """What to draw and on what; `ppi` is the resolution of a PNG in pixels an inch.

    `word_bank` lists the answers beside the clues of a copy to solve.
    """

    pages: Pages = Pages.BLANK
    paper: Paper = Paper.A4
    enumerations: Enumerations = Enumerations.AUTO
    extent: Extent = Extent.GRID
    ppi: int = 300
    ink_saving: bool = False
    word_bank: bool = False

    def __post_init__(self) -> None:
        if not LEAST_PPI <= self.ppi <= MOST_PPI:
            raise UsageError(
                f"a picture of {self.ppi!r} pixels an inch is not possible; "
                f"{LEAST_PPI} to {MOST_PPI} is"
            )

    @property
    def style(self) -> Style:
        """The style the options ask for."""
        return INK_SAVING if self.ink_saving else STANDARD

    @property
    def copies(self) -> tuple[bool, ...]:
        """Whether each copy to print is a key, in printing order."""
        return {Pages.BLANK: (False,), Pages.KEY: (True,), Pages.BOTH: (False, True)}[self.pages]

    def only_copy(self, output: str) -> bool:
        """Whether the one copy that `output` can hold is the key.

        Raises:
            UsageError: where both copies are asked for.
        """
        if self.pages is Pages.BOTH:
            raise UsageError(
                f"a file of type {output!r} holds one picture; ask for 'blank' or 'key', "
                "or make a PDF"
            )
        return self.pages is Pages.KEY
