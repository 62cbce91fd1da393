"""Options: every choice a person has about a picture or a page, checked once."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypedDict, TypeVar, Unpack

from crosswright.errors import UsageError
from crosswright.model import Picture
from crosswright.render.sheet import Layout, Paper
from crosswright.render.style import INK_SAVING, STANDARD, Style
from crosswright.render.wording import Enumerations, WordOrder

LEAST_PPI, MOST_PPI = 36, 1200


class Pages(Enum):
    """Which copies to print.

    The blank one, the key, the blank one and then the key, or the blank one with the key small and
    upside down at its foot.
    """

    BLANK = "blank"
    KEY = "key"
    BOTH = "both"
    FOOT = "foot"


class Extent(Enum):
    """What a PNG shows: the grid alone, or the whole page with its clues."""

    GRID = "grid"
    PAGE = "page"


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderOptions:
    """What to draw and on what.

    - `given`: letters a copy to solve shows, such as "10%, vowels" (see `given_letters`).
    - `word_bank`: list the answers beside the clues of a copy to solve.
    - `word_order`: how the words to find in a word search are listed, or that they are not.
    - `name_line`: a line for the solver's name and the date under the title.
    - `lower_case`: small letters in the cells, for children who have learned no others yet.
    - `font`: the name of a typeface, used before those that come with us; `font_folder`: a folder
      of font files to look for it, and for signs our own fonts lack.
    - `prize`: keep the answers out of a page to play.
    - `picture`: printed in the free block of an arrowword.
    - `ppi`: the resolution of a PNG in pixels an inch.
    """

    pages: Pages = Pages.BLANK
    paper: Paper = Paper.A4
    layout: Layout = Layout.NEWSPAPER
    enumerations: Enumerations = Enumerations.AUTO
    word_order: WordOrder = WordOrder.PUZZLE
    extent: Extent = Extent.GRID
    given: str = ""
    font: str = ""
    font_folder: str = ""
    picture: Picture | None = None
    ppi: int = 300
    ink_saving: bool = False
    lower_case: bool = False
    name_line: bool = False
    word_bank: bool = False
    prize: bool = False

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
        return {Pages.KEY: (True,), Pages.BOTH: (False, True)}.get(self.pages, (False,))

    def only_copy(self, output: str) -> bool:
        """Whether the one copy that `output` can hold is the key.

        Raises:
            UsageError: where both copies are asked for.
        """
        if self.pages in (Pages.BOTH, Pages.FOOT):
            raise UsageError(
                f"a file of type {output!r} holds one picture; ask for 'blank' or 'key', "
                "or make a PDF"
            )
        return self.pages is Pages.KEY


Choice = TypeVar("Choice", bound=Enum)


def choice(choices: type[Choice], value: str | Choice, name: str) -> Choice:
    """The member of an enumeration that a person named.

    Raises:
        UsageError: for a value that is none, listing those that are.
    """
    try:
        return choices(value)
    except ValueError:
        known = ", ".join(str(member.value) for member in choices)
        raise UsageError(f"unknown {name} {value!r}; known are {known}") from None


class Choices(TypedDict, total=False):
    """The options by the plain values people write; what is left out is as in `RenderOptions`.

    `key` asks for the key alone; `pages` overrules it.
    """

    key: bool
    pages: str | None
    paper: str
    layout: str
    enumerations: str
    word_order: str
    extent: str
    given: str
    font: str
    font_folder: str
    picture: Picture | None
    ppi: int
    ink_saving: bool
    lower_case: bool
    name_line: bool
    word_bank: bool
    prize: bool


_NAMED: dict[str, type[Enum]] = {
    "paper": Paper,
    "layout": Layout,
    "enumerations": Enumerations,
    "word_order": WordOrder,
    "extent": Extent,
}


def options_of(**choices: Unpack[Choices]) -> RenderOptions:
    """The options by the plain values people write.

    Raises:
        UsageError: for a value that is not known.
    """
    values: dict[str, Any] = dict(choices)
    key, pages = values.pop("key", False), values.pop("pages", None)
    values["pages"] = choice(Pages, pages or ("key" if key else "blank"), "pages")
    for name, members in _NAMED.items():
        if name in values:
            values[name] = choice(members, values[name], name.replace("_", " "))
    return RenderOptions(**values)
