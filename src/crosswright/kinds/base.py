"""What a preset of crosswords is: a law for the judge, and the same law as rules for the engines."""

from dataclasses import dataclass

from crosswright.audit import Profile
from crosswright.engines import Checked, MaskRules
from crosswright.errors import UsageError
from crosswright.model import Size, Symmetry


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """One kind of crossword, as data.

    `symmetry` is what a made mask has when nobody asks for another; only where the profile names
    no symmetry may a person choose.
    """

    name: str
    summary: str
    profile: Profile
    standard_size: Size
    symmetry: Symmetry = Symmetry.ROTATION_180
    checked: Checked = Checked.EVERY

    def check_size(self, size: Size) -> None:
        """Whether this preset allows grids of this size.

        Raises:
            UsageError: when it does not, saying which sizes it allows.
        """
        law = self.profile
        fits = all(law.smallest <= side <= law.largest for side in size)
        odd = not law.odd_sizes or all(side % 2 for side in size)
        if not (fits and odd):
            raise UsageError(
                f"{self.name} allows {'odd ' if law.odd_sizes else ''}sizes from "
                f"{law.smallest}x{law.smallest} to {law.largest}x{law.largest}, not {size}"
            )

    def mask_rules(
        self, size: Size, *, entries: int | None = None, symmetry: Symmetry | None = None
    ) -> MaskRules:
        """The rules a mask of this size must obey.

        Raises:
            UsageError: for a symmetry or a number of entries that the preset does not allow.
        """
        law = self.profile
        if symmetry is not None and law.symmetries and symmetry not in law.symmetries:
            allowed = " or ".join(x.value for x in law.symmetries)
            raise UsageError(f"{self.name} asks for symmetry {allowed}, not {symmetry.value}")
        most = law.entries_allowed(size)
        if entries is not None and most is not None and entries > most:
            raise UsageError(f"{self.name} allows at most {most} entries at {size}, not {entries}")
        return MaskRules(
            symmetry=symmetry or self.symmetry,
            shortest=law.shortest_slot,
            checked=self.checked,
            most_unchecked=law.most_unchecked_by_length,
            most_entries=most,
            most_blocks=law.most_blocks,
            entries=entries,
        )
