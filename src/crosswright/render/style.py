"""Style: how wide, how large and in which ink the parts of a picture are drawn."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Role(Enum):
    """What a shape stands for; the order of the members is the order of drawing."""

    CELL = "cell"
    BLOCK = "block"
    CLUE_CELL = "clue-cell"
    SHADE = "shade"
    PHRASE = "phrase"
    GRID = "grid"
    CIRCLE = "circle"
    RING_1 = "ring-1"
    RING_2 = "ring-2"
    RING_3 = "ring-3"
    RING_4 = "ring-4"
    RING_5 = "ring-5"
    RING_6 = "ring-6"
    BAR = "bar"
    FRAME = "frame"
    NUMBER = "number"
    PHRASE_NUMBER = "phrase-number"
    LETTER = "letter"
    GIVEN = "given"
    CLUE = "clue"
    ARROW = "arrow"
    ARROW_STEM = "arrow-stem"
    PICTURE = "picture"


RINGS = (Role.RING_1, Role.RING_2, Role.RING_3, Role.RING_4, Role.RING_5, Role.RING_6)
"""Drawn round the words of a word search, by turns."""


class Paint(NamedTuple):
    """Fill and stroke of a role as `#rrggbb`, None for neither; stroke width in cells.

    `dash` is the length of the strokes of a broken line and of the gaps between them, in cells.
    """

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    round_ends: bool = False
    dash: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Line widths and text sizes in cells, colours as `#rrggbb`."""

    grid_width: float = 0.02
    frame_width: float = 0.06
    bar_width: float = 0.12
    circle_width: float = 0.02
    arrow_width: float = 0.03
    ring_width: float = 0.045
    number_size: float = 0.3
    phrase_number_size: float = 0.22
    letter_size: float = 0.54
    lone_letter_size: float = 0.64
    clue_size: float = 0.2
    small_clue_size: float = 0.13
    ink: str = "#000000"
    paper: str = "#ffffff"
    block: str = "#000000"
    shade: str = "#cfcfcf"
    phrase: str = "#e2e2e2"
    clue_cell: str = "#ececec"
    circle: str = "#808080"
    rings: tuple[str, ...] = ("#0072b2", "#d55e00", "#009e73", "#8a3f72", "#3f3f3f", "#b07d00")
    """Told apart by most people who see few colours; in grey their dashes tell them apart."""
    ring_dashes: tuple[tuple[float, float] | None, ...] = (None, (0.2, 0.1), (0.07, 0.08))

    def paint(self, role: Role) -> Paint:
        """How shapes of a role are filled and stroked."""
        if role in RINGS:
            turn = RINGS.index(role)
            return Paint(
                stroke=self.rings[turn % len(self.rings)],
                width=self.ring_width,
                dash=self.ring_dashes[turn % len(self.ring_dashes)],
            )
        return {
            Role.CELL: Paint(self.paper),
            Role.PICTURE: Paint(),
            Role.BLOCK: Paint(self.block),
            Role.CLUE_CELL: Paint(self.clue_cell),
            Role.SHADE: Paint(self.shade),
            Role.PHRASE: Paint(self.phrase),
            Role.GRID: Paint(None, self.ink, self.grid_width),
            Role.CIRCLE: Paint(None, self.circle, self.circle_width),
            Role.BAR: Paint(None, self.ink, self.bar_width),
            Role.FRAME: Paint(None, self.ink, self.frame_width),
            Role.ARROW_STEM: Paint(None, self.ink, self.arrow_width),
        }.get(role, Paint(self.ink))


STANDARD = Style()
INK_SAVING = Style(block="#a6a6a6", shade="#e0e0e0", phrase="#ededed", clue_cell="#f6f6f6")
