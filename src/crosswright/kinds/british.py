"""British: a lattice in which about half of each answer's letters are checked."""

from crosswright.audit import Profile
from crosswright.engines import Checked
from crosswright.kinds.base import Preset
from crosswright.model import Size, Symmetry

PRESET = Preset(
    name="british",
    summary="a lattice, at least half of each answer checked",
    standard_size=Size(15, 15),
    checked=Checked.LATTICE,
    profile=Profile(
        name="british",
        smallest=7,
        largest=31,
        odd_sizes=True,
        symmetries=(Symmetry.ROTATION_180, Symmetry.ROTATION_90),
        shortest_slot=3,
        least_checked=0.5,
        longest_unchecked_run=2,
        lattice=True,
    ),
)
