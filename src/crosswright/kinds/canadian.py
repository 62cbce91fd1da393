"""Canadian: every letter checked by two entries, any size, symmetry as one likes."""

from crosswright.audit import Profile
from crosswright.kinds.base import Preset
from crosswright.model import Size

PRESET = Preset(
    name="canadian",
    summary="every letter checked, any size, symmetry as asked",
    standard_size=Size(13, 13),
    profile=Profile(
        name="canadian",
        smallest=3,
        largest=40,
        shortest_slot=3,
        fully_checked=True,
        reports_short_words=True,
    ),
)
