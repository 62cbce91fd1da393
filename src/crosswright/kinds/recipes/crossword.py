"""The recipe of a crossword: a mask, words for its slots, clues for its words, a hidden phrase."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from crosswright.audit import Severity, audit
from crosswright.engines import (
    CancelFlag,
    Fill,
    fill,
    make_mask,
    missing_letters,
    numbered_squares,
    ordered_squares,
)
from crosswright.errors import UsageError
from crosswright.kinds.base import Preset
from crosswright.kinds.recipes.clueing import clue_entries, credits_of, entries_of
from crosswright.kinds.recipes.theme import ThemeEntry, place_theme
from crosswright.kinds.recipes.tries import first_found
from crosswright.languages import language
from crosswright.lexicon import Lexicon
from crosswright.model import (
    BLOCK,
    VOID,
    Cancelled,
    Cell,
    Clue,
    Facts,
    Found,
    Grid,
    HiddenPhrase,
    Infeasible,
    LetterCell,
    LimitReached,
    Limits,
    Mask,
    Metadata,
    Outcome,
    PhraseMode,
    Puzzle,
    Scalar,
    Size,
    Slot,
    Square,
    Symmetry,
)

LADDER = (30, 20, 0)
"""Score floors tried in turn when nobody set one: everyday words, then known ones, then all."""

TRIES_A_FLOOR = 6
"""Masks tried at one floor before the next."""

STEPS = 1_500
"""Search steps granted to one mask; another mask is cheaper than a long search in a bad one."""

MOST_TRIES = 200
"""Masks tried in all when there is no time limit."""


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

    def __post_init__(self) -> None:
        if self.mask is not None and self.theme:
            raise UsageError("give a mask or a theme; write a theme's letters into the mask")
        if self.phrase_mode not in (PhraseMode.NUMBERED, PhraseMode.ORDERED):
            raise UsageError(f"a crossword cannot hide a phrase as {self.phrase_mode.value!r}")


def make_crossword(
    order: CrosswordOrder,
    lexicon: Lexicon,
    *,
    seed: int = 0,
    jobs: int = 1,
    limits: Limits = Limits(),
    cancel: CancelFlag | None = None,
) -> Outcome[Puzzle]:
    """Make one crossword and prove it by the audit.

    The same seed gives the same puzzle, whatever `jobs` is, unless the time limit ends the search.

    Raises:
        UsageError: for an order that breaks the preset's law or asks for what cannot be spelled.
    """
    flag = cancel or CancelFlag()
    bench = _Bench(order=order, lexicon=lexicon, seed=seed, cancel=flag)
    return first_found(
        _tries(order, seed, endless=limits.seconds is not None),
        bench.attempt,
        jobs=jobs,
        limits=limits,
        cancel=flag,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Try:
    """One try: its seed, how good its words must be, how many steps it has, whether it decides."""

    number: int
    seed: int
    floor: int
    steps: int | None
    decides: bool = False


def _tries(order: CrosswordOrder, seed: int, *, endless: bool) -> Iterator[_Try]:
    """Good words first. A person's own mask gets one try a floor, and the last takes all the time."""
    floors = LADDER if order.min_score is None else (order.min_score,)
    # A large odd multiplier keeps the tries of neighbouring seeds apart.
    first = seed * 0x9E3779B97F4A7C15 % 2**63
    if order.mask is not None:
        for number, floor in enumerate(floors):
            decides = number == len(floors) - 1
            steps = None if decides else STEPS
            yield _Try(number=number, seed=first, floor=floor, steps=steps, decides=decides)
        return
    number = 0
    while endless or number < MOST_TRIES:
        level = number // TRIES_A_FLOOR
        yield _Try(
            number=number,
            seed=(first + number) % 2**63,
            floor=floors[min(level, len(floors) - 1)],
            # Masks that all resist are given more time each, round by round.
            steps=STEPS * max(1, level - len(floors) + 2),
        )
        number += 1


@dataclass(frozen=True, slots=True, kw_only=True)
class _Bench:
    """Where the tries of one order are made."""

    order: CrosswordOrder
    lexicon: Lexicon
    seed: int
    cancel: CancelFlag

    def attempt(self, one: _Try, seconds: float | None) -> Outcome[Puzzle]:
        """One try: mask, fill, numbers and clues, hidden phrase, audit."""
        mask, theme = self._mask(one, seconds)
        if isinstance(mask, LimitReached):
            return LimitReached(reason=mask.reason, statistics=mask.statistics)
        if not isinstance(mask, Found):
            return mask
        filled = fill(
            mask.result,
            self.lexicon,
            seed=one.seed,
            limits=Limits(steps=one.steps, seconds=seconds),
            min_score=one.floor,
            shortest=self.order.preset.profile.shortest_slot,
            cancel=self.cancel,
        )
        match filled:
            case Found():
                return self._finish(filled.result, theme, one, filled.statistics)
            case Cancelled():
                return filled
            case Infeasible() if one.decides:
                return filled
            case _:
                return LimitReached(reason=filled.reason, statistics=filled.statistics)

    def _mask(
        self, one: _Try, seconds: float | None
    ) -> tuple[Outcome[Mask], dict[Slot, ThemeEntry]]:
        order = self.order
        if order.mask is not None:
            return Found(result=order.mask), {}
        rules = order.preset.mask_rules(order.size, entries=order.entries, symmetry=order.symmetry)
        theme: dict[Slot, ThemeEntry] = {}
        if order.theme:
            placed = place_theme(
                order.theme,
                order.size,
                rules.symmetry,
                shortest=rules.shortest,
                seed=one.seed,
            )
            if placed is None:
                return LimitReached(reason="the theme entries do not fit this size together"), {}
            theme = placed
        made = make_mask(
            order.size,
            rules,
            seed=one.seed,
            limits=Limits(seconds=seconds),
            slots=tuple(theme),
            cancel=self.cancel,
        )
        if isinstance(made, Found) and theme:
            letters = {
                square: cell
                for slot, entry in theme.items()
                for square, cell in zip(slot.squares, entry.cells, strict=True)
            }
            made = Found(result=replace(made.result, letters=Facts(letters)))
        elif isinstance(made, Infeasible) and theme:
            # Other rows for the theme may do.
            return LimitReached(reason=made.reason), theme
        return made, theme

    def _finish(
        self,
        filled: Fill,
        theme: dict[Slot, ThemeEntry],
        one: _Try,
        statistics: Facts[str, Scalar],
    ) -> Outcome[Puzzle]:
        order = self.order
        entries = entries_of(
            filled.answers, self.lexicon, {slot: x.phrase for slot, x in theme.items()}
        )
        clued = clue_entries(
            entries,
            self.lexicon,
            {slot: Clue(text=x.clue) for slot, x in theme.items() if x.clue},
        )
        grid = grid_of(filled)
        hidden = None
        if order.phrase:
            hidden = hide(order.phrase, order.phrase_mode, grid, order.metadata.language)
            if hidden is None:
                return LimitReached(reason=_unhidden(order.phrase, grid, order.metadata.language))
        notes = order.metadata.notes or credits_of(clued)
        puzzle = Puzzle(
            kind="crossword",
            preset=order.preset.name,
            metadata=replace(order.metadata, notes=notes),
            grid=grid,
            entries=clued,
            hidden_phrase=hidden,
            recipe=self._recipe(one),
            statistics=repeatable(statistics, tries=one.number + 1),
        )
        report = audit(puzzle, order.preset.profile, lexicon=self.lexicon)
        faults = report.of(Severity.ERROR)
        if faults:
            return LimitReached(reason=f"the audit refused it: {faults[0]}")
        return Found(result=puzzle, statistics=puzzle.statistics)

    def _recipe(self, one: _Try) -> Facts[str, Scalar]:
        order = self.order
        facts: dict[str, Scalar] = {
            "preset": order.preset.name,
            "size": str(order.size),
            "language": order.metadata.language,
            "seed": self.seed,
            "min_score": one.floor,
        }
        if order.entries is not None:
            facts["entries"] = order.entries
        if order.symmetry is not None:
            facts["symmetry"] = order.symmetry.value
        return Facts(facts)


def repeatable(statistics: Facts[str, Scalar], **more: Scalar) -> Facts[str, Scalar]:
    """The statistics without what differs from run to run: a file of one seed is one file."""
    return Facts({**{name: x for name, x in statistics.items() if name != "seconds"}, **more})


def grid_of(filled: Fill) -> Grid:
    """The grid of a filled mask; letters that were given before the fill are not given to solvers."""
    mask = filled.mask
    letters = filled.letters

    def cell(square: Square) -> Cell:
        if square in mask.blocks:
            return BLOCK
        if square in mask.voids:
            return VOID
        return LetterCell(letter=letters[square])

    rows = (
        tuple(cell(Square(row, col)) for col in range(mask.size.cols))
        for row in range(mask.size.rows)
    )
    return Grid(cells=tuple(rows), bars=mask.bars)


def hide(phrase: str, mode: PhraseMode, grid: Grid, tag: str) -> HiddenPhrase | None:
    """The phrase hidden in a filled grid; None when its letters are not there.

    Raises:
        LanguageError: for a phrase the language cannot spell.
        UsageError: for a phrase without letters.
    """
    letters = language(tag).cells(phrase)
    if not letters:
        raise UsageError(f"the phrase {phrase!r} has no letters to hide")
    find = ordered_squares if mode is PhraseMode.ORDERED else numbered_squares
    squares = find(grid, letters)
    if squares is None:
        return None
    return HiddenPhrase(text=phrase, letters=letters, squares=squares, mode=mode)


def _unhidden(phrase: str, grid: Grid, tag: str) -> str:
    lacking = missing_letters(grid, language(tag).cells(phrase))
    if lacking:
        return f"the phrase {phrase!r} needs letters the grid lacks: {' '.join(lacking)}"
    return f"the grid does not spell {phrase!r} in reading order; hide it as numbered squares"
