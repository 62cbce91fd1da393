"""From what a person asks for to a finished, audited puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass

from crosswright.engines import CancelFlag, make_mask
from crosswright.errors import UsageError
from crosswright.kinds import (
    NO_WISH,
    CrosswordOrder,
    Preset,
    QualityWish,
    ThemeEntry,
    make_crossword,
    preset,
)
from crosswright.languages import Language, language
from crosswright.lexicon import CluedList, Difficulty, Lexicon, OwnList, Rude
from crosswright.model import (
    Found,
    LimitReached,
    Limits,
    Mask,
    Metadata,
    Outcome,
    PhraseMode,
    Puzzle,
    Size,
    Symmetry,
    slots_of,
)
from crosswright.pipeline.sources import Note, lexicon_for, spelled_mask


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosswordWish:
    """A crossword as a person asks for it.

    Without a size the preset's standard size is made; a mask brings its own. `words` are the
    person's own lists, used beside the lexicon of the language, or with `only_words` alone; of the
    lists in `clued` the clues are used too. With
    `permissive` no clue has a licence that binds the puzzle it is printed in. `clues` is how hard
    they should be. `rude` says which rude words may be chosen, `used` which clues a
    set has had already.
    """

    metadata: Metadata
    preset: str = "american"
    size: Size | None = None
    mask: Mask | None = None
    theme: tuple[ThemeEntry, ...] = ()
    words: tuple[OwnList, ...] = ()
    clued: tuple[CluedList, ...] = ()
    only_words: bool = False
    permissive: bool = False
    rude: Rude = "none"
    used: tuple[str, ...] = ()
    min_score: int | None = None
    entries: int | None = None
    symmetry: Symmetry | None = None
    phrase: str | None = None
    phrase_mode: PhraseMode = PhraseMode.NUMBERED
    clues: Difficulty | None = None
    quality: QualityWish = NO_WISH


def new_crossword(
    wish: CrosswordWish,
    *,
    seed: int = 0,
    jobs: int = 1,
    limits: Limits = Limits(),
    cancel: CancelFlag | None = None,
    on_note: Note | None = None,
) -> Outcome[Puzzle]:
    """Make a crossword; what comes back has passed the audit.

    Raises:
        UsageError: for a wish that breaks the preset's law, or cannot be spelled.
    """
    order = order_of(wish)
    lexicon = lexicon_of_wish(wish, on_note=on_note)
    return make_crossword(order, lexicon, seed=seed, jobs=jobs, limits=limits, cancel=cancel)


def lexicon_of_wish(wish: CrosswordWish, *, on_note: Note | None = None) -> Lexicon:
    """The words a crossword is made from.

    Raises:
        UsageError: for a language that is not known, or no words at all.
    """
    return lexicon_for(
        language(wish.metadata.language),
        wish.words,
        only_words=wish.only_words,
        permissive=wish.permissive,
        rude=wish.rude,
        used=wish.used,
        clued=wish.clued,
        on_note=on_note,
    )


def order_of(wish: CrosswordWish) -> CrosswordOrder:
    """The wish with its law looked up and its letters spelled.

    Raises:
        UsageError: for whatever in it breaks the preset's law, or cannot be spelled.
    """
    law = preset(wish.preset)
    tongue = language(wish.metadata.language)
    mask = None if wish.mask is None else spelled_mask(wish.mask, tongue)
    size = wish.size or (law.standard_size if mask is None else mask.size)
    if mask is not None and size != mask.size:
        raise UsageError(f"the mask is {mask.size}, not {size}; leave the size out")
    law.check_size(size)
    law.mask_rules(size, entries=wish.entries, symmetry=wish.symmetry)
    _check_phrase(wish.phrase, tongue, size)
    _check_theme(wish.theme, law, size)
    return CrosswordOrder(
        preset=law,
        size=size,
        metadata=wish.metadata,
        mask=mask,
        theme=wish.theme,
        min_score=wish.min_score,
        entries=wish.entries,
        symmetry=wish.symmetry,
        phrase=wish.phrase,
        phrase_mode=wish.phrase_mode,
        clues=wish.clues,
        quality=wish.quality,
    )


def _check_phrase(phrase: str | None, tongue: Language, size: Size) -> None:
    if phrase is None:
        return
    letters = tongue.cells(phrase)
    if not letters:
        raise UsageError(f"the phrase {phrase!r} has no letters to hide")
    if len(letters) > size.area:
        raise UsageError(
            f"the phrase has {len(letters)} letters, and a grid of {size} only {size.area} squares"
        )


def _check_theme(theme: Sequence[ThemeEntry], law: Preset, size: Size) -> None:
    """Refuse at once a theme that no search can place."""
    shortest = law.profile.shortest_slot
    for entry in theme:
        if not shortest <= len(entry.cells) <= size.cols:
            raise UsageError(
                f"the theme entry {entry.phrase[:60]!r} has {len(entry.cells)} letters; rows of "
                f"{size} take {shortest} to {size.cols}"
            )
    letters = sum(len(entry.cells) for entry in theme)
    if letters > size.area:
        raise UsageError(
            f"the theme has {letters} letters, and a grid of {size} only {size.area} squares"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeMask:
    """A made mask as text, one row a line, and what it counts."""

    text: str
    size: Size
    entries: int
    blocks: int


def new_mask(
    *,
    preset_name: str = "american",
    size: Size | None = None,
    entries: int | None = None,
    symmetry: Symmetry | None = None,
    seed: int = 0,
    limits: Limits = Limits(),
) -> Outcome[MadeMask]:
    """Make a mask by the law of a preset.

    Raises:
        UsageError: for a size, symmetry or number of entries that the preset does not allow.
    """
    law = preset(preset_name)
    wanted = size or law.standard_size
    law.check_size(wanted)
    rules = law.mask_rules(wanted, entries=entries, symmetry=symmetry)
    outcome = make_mask(wanted, rules, seed=seed, limits=limits)
    if isinstance(outcome, LimitReached):
        return LimitReached(reason=outcome.reason, statistics=outcome.statistics)
    if not isinstance(outcome, Found):
        return outcome
    mask = outcome.result
    return Found(
        result=MadeMask(
            text=str(mask),
            size=mask.size,
            entries=len(slots_of(mask, shortest=rules.shortest)),
            blocks=len(mask.blocks),
        ),
        statistics=outcome.statistics,
    )
