"""An order: a crossword as the recipe understands it, everything read and spelled."""

from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.kinds.base import Preset
from crosswright.kinds.recipes.quality import NO_WISH, QualityWish
from crosswright.kinds.recipes.theme import ThemeEntry
from crosswright.lexicon import Difficulty
from crosswright.model import Mask, Metadata, PhraseMode, Size, Symmetry


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosswordOrder:
    """What a person asks for. Without a mask, one of `size` is made by the preset's law."""

    preset: Preset
    size: Size
    metadata: Metadata
    mask: Mask | None = None
    theme: tuple[ThemeEntry, ...] = ()
    min_score: int | None = None
    entries: int | None = None
    symmetry: Symmetry | None = None
    phrase: str | None = None
    phrase_mode: PhraseMode = PhraseMode.NUMBERED
    clues: Difficulty | None = None
    quality: QualityWish = NO_WISH

    def __post_init__(self) -> None:
        if self.mask is not None and self.theme:
            raise UsageError("give a mask or a theme; write a theme's letters into the mask")
        if self.phrase_mode not in (PhraseMode.NUMBERED, PhraseMode.ORDERED):
            raise UsageError(f"a crossword cannot hide a phrase as {self.phrase_mode.value!r}")
