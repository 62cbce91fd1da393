"""American: every letter checked, half-turn symmetry, few blocks, few entries."""

from crosswright.audit import Profile
from crosswright.kinds.base import Preset
from crosswright.model import Size, Symmetry

PRESET = Preset(
    name="american",
    summary="every letter checked, half-turn symmetry, at most 1/6 blocks",
    standard_size=Size(15, 15),
    profile=Profile(
        name="american",
        smallest=3,
        largest=25,
        odd_sizes=True,
        symmetries=(Symmetry.ROTATION_180,),
        shortest_slot=3,
        fully_checked=True,
        most_entries=((15 * 15, 78), (21 * 21, 140)),
        most_blocks=1 / 6,
        reports_short_words=True,
    ),
)
