"""Mini: a small American crossword, 4x4 to 9x9; symmetry is optional."""

from crosswright.audit import Profile
from crosswright.kinds.base import Preset
from crosswright.model import Size

PRESET = Preset(
    name="mini",
    summary="4x4 to 9x9, every letter checked, symmetry optional",
    standard_size=Size(5, 5),
    profile=Profile(
        name="mini",
        smallest=4,
        largest=9,
        shortest_slot=3,
        fully_checked=True,
        most_blocks=1 / 6,
        reports_short_words=True,
    ),
)
