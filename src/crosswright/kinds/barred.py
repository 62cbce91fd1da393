"""Barred: no blocks; bars end the slots, and unchecked letters are rationed by length."""

from crosswright.audit import Profile
from crosswright.engines import Checked
from crosswright.kinds.base import Preset
from crosswright.model import Size, Symmetry

PRESET = Preset(
    name="barred",
    summary="bars instead of blocks, unchecked letters rationed by length",
    standard_size=Size(12, 12),
    checked=Checked.BARS,
    profile=Profile(
        name="barred",
        smallest=6,
        largest=20,
        symmetries=(Symmetry.ROTATION_180, Symmetry.ROTATION_90),
        shortest_slot=3,
        longest_unchecked_run=2,
        most_unchecked_by_length=((3, 1), (5, 2), (6, 3), (8, 4), (10, 5), (12, 6)),
        most_blocks=0.0,
    ),
)
