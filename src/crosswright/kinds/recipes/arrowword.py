"""The recipe of an arrowword: a mask with clue cells, words and clues that fit, a hidden phrase."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from time import process_time

from crosswright.audit import Report, audit
from crosswright.engines import (
    ArrowFill,
    ArrowWords,
    CancelFlag,
    Given,
    Moment,
    check_size,
    make_arrowword,
)
from crosswright.errors import UsageError
from crosswright.kinds.recipes.arrow_clues import arrow_entries
from crosswright.kinds.recipes.arrow_phrase import (
    FEW_GRAFTS,
    GRAFTS,
    Grafter,
    grid_of,
    hidden_saying,
    hidden_squares,
    nearest_saying,
)
from crosswright.kinds.recipes.arrow_style import ArrowStyle
from crosswright.kinds.recipes.arrow_words import freshened, more_clue_cells, rungs, tilted
from crosswright.kinds.recipes.clueing import with_credits
from crosswright.kinds.recipes.own_places import (
    NO_WISHES,
    TRIES_A_COUNT,
    WishedWord,
    Wishes,
    left_out,
    place_wished,
    wishes_of,
)
from crosswright.kinds.recipes.phrase_places import Ground, PhrasePart, given_of, place_phrase
from crosswright.kinds.recipes.tries import first_found
from crosswright.languages import language
from crosswright.lexicon import Difficulty, Lexicon, Punchline
from crosswright.model import (
    Facts,
    Found,
    HiddenPhrase,
    LimitReached,
    Limits,
    Metadata,
    Outcome,
    PhraseMode,
    Puzzle,
    Scalar,
    Size,
    Slot,
    Square,
)

MOST_TRIES = 24
"""Tries when there is no time limit."""

MASKS = 4
"""Masks of one try."""

SWEEPS = 3
"""How often at most all entries of a full grid are looked at for better words."""

GRID_SECONDS = "grid_seconds"
"""CPU seconds of mask, words and phrase, without clues and audit: in the outcome's statistics only."""

NO_CLUES = "no word of the lexicon has a clue that fits a cell"

TILTED = 2
"""Rungs whose words are weighed by the letters a phrase needs."""

PLACED = (PhraseMode.SLOTS, PhraseMode.ROW)
"""Modes whose letters stand before the mask is made; the others are found in the full grid."""

Watcher = Callable[[Size, tuple[Moment, ...]], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowOrder:
    """What a person asks for.

    `setup` is what the phrase completes. With `sayings` one of them is hidden, whichever a full grid
    spells best; they are for modes whose letters are found in it. `picture` are squares kept free of
    letters. `framed` puts a phrase in `row` mode into one row.
    `clue_share` is the wanted share of clue cells; None takes what the style usually has, and more in a
    language poor in words. `clues` is how hard the clues should be. `wished` are words a person would like
    to see in it; as many as can be had soon are, and of the others it is told why not. `uses`
    says by the lexicon's ids how often words stand in the puzzles of a set before this one;
    `barred` are answers, as their cells, that must not stand in it, nor any that shares their root.
    """

    style: ArrowStyle
    size: Size
    metadata: Metadata
    phrase: str | None = None
    setup: str = ""
    sayings: tuple[Punchline, ...] = ()
    phrase_mode: PhraseMode = PhraseMode.NUMBERED
    framed: bool = False
    picture: frozenset[Square] = frozenset()
    clue_share: float | None = None
    min_score: int | None = None
    clued_only: bool = False
    clues: Difficulty | None = None
    wished: tuple[WishedWord, ...] = ()
    uses: Facts[int, int] = Facts()
    barred: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        check_size(self.size)
        if self.clue_share is not None and not 0.1 <= self.clue_share <= 0.5:
            raise UsageError(
                f"a share of {self.clue_share!r} clue cells is not possible; 0.1-0.5 is"
            )
        if any(not self.size.has(square) for square in self.picture):
            raise UsageError(
                f"the picture does not fit into a grid of {self.size}; make it smaller"
            )
        if self.phrase_mode is PhraseMode.LEFTOVER:
            raise UsageError("an arrowword has no letters left over to spell a phrase")
        if self.sayings and (self.phrase is not None or self.phrase_mode in PLACED):
            raise UsageError(
                f"sayings cannot be hidden beside a phrase, or as {self.phrase_mode.value!r}"
            )
        if self.phrase is not None:
            self._check_phrase(len(language(self.metadata.language).cells(self.phrase)))

    def _check_phrase(self, letters: int) -> None:
        if not letters:
            raise UsageError(f"the phrase {self.phrase!r} has no letters to hide")
        words = [word.casefold() for word in (self.phrase or "").split()]
        if self.phrase_mode is PhraseMode.ROW and len(set(words)) < len(words):
            raise UsageError(
                f"the phrase {self.phrase!r} has a word twice, and no entry may stand twice; "
                "hide it in slots or in numbered cells"
            )
        room = self.size.area - len(self.picture) - self.clue_cells
        if letters > room:
            raise UsageError(
                f"the phrase {self.phrase!r} has {letters} letters; a grid of {self.size} holds "
                f"about {room}, make it larger"
            )

    @property
    def clue_cells(self) -> int:
        """The wanted number of clue cells."""
        if self.clue_share is not None:
            return round(self.clue_share * (self.size.area - len(self.picture)))
        return self.style.clue_cells(self.size, len(self.picture))


def make_arrow_puzzle(
    order: ArrowOrder,
    lexicon: Lexicon,
    *,
    seed: int = 0,
    limits: Limits = Limits(),
    cancel: CancelFlag | None = None,
    watcher: Watcher | None = None,
) -> Outcome[Puzzle]:
    """Make one arrowword and prove it by the audit; `watcher` gets the search for its mask.

    The same seed gives the same puzzle on every machine, unless the time limit ends the search.

    Raises:
        LanguageError: for a phrase the language cannot spell.
    """
    flag = cancel or CancelFlag()
    wishes = NO_WISHES
    if order.wished:
        wishes = wishes_of(
            order.wished,
            lexicon,
            order.size,
            shortest=order.style.rules.shortest,
            longest=order.style.rules.longest,
            clued_only=order.clued_only,
        )
    bench = _Bench(
        order=order, lexicon=lexicon, wishes=wishes, seed=seed, cancel=flag, watcher=watcher
    )
    if order.clued_only and not bench.rungs(()):
        # No other seed finds more.
        return LimitReached(reason=NO_CLUES)
    return first_found(
        bench.tries(endless=limits.seconds is not None),
        bench.attempt,
        jobs=1,
        limits=limits,
        cancel=flag,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Try:
    """One try: its number and its seed."""

    number: int
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Bench:
    """Where the tries of one order are made."""

    order: ArrowOrder
    lexicon: Lexicon
    wishes: Wishes
    seed: int
    cancel: CancelFlag
    watcher: Watcher | None

    def tries(self, *, endless: bool) -> Iterator[_Try]:
        """One seed after another: other masks, and other places for the phrase."""
        # A large odd multiplier keeps the tries of neighbouring seeds apart.
        first = self.seed * 0x9E3779B97F4A7C15 % 2**62
        more = TRIES_A_COUNT * self.wishes.count(self.order.size, 0)
        for number in count() if endless else range(MOST_TRIES + more):
            yield _Try(number=number, seed=first + 1_000 * number)

    def rungs(self, parts: tuple[PhrasePart, ...]) -> tuple[ArrowWords, ...]:
        """The words to fill with, well known ones first."""
        order = self.order
        made = rungs(
            self.lexicon,
            order.style,
            order.size,
            min_score=order.min_score,
            clued_only=order.clued_only,
        )
        if order.phrase is not None and not parts:
            letters = tuple(sorted(self.lexicon.language.cells(order.phrase)))
            squares = order.size.area - len(order.picture) - order.clue_cells
            tilt = (tilted(rung, self.lexicon, letters, squares) for rung in made[:TILTED])
            made = (*tilt, *made[TILTED:])
        return tuple(freshened(rung, order.uses) for rung in made)

    @property
    def clue_cells(self) -> int:
        """The wanted number of clue cells: a poor lexicon has more of them."""
        order = self.order
        if order.clue_share is not None:
            return order.clue_cells
        more = more_clue_cells(
            self.lexicon, order.style, min_score=order.min_score, clued_only=order.clued_only
        )
        return order.style.clue_cells(order.size, len(order.picture), more=more)

    def attempt(self, one: _Try, seconds: float | None) -> Outcome[Puzzle]:
        """One try: a place for the phrase, mask and words, the phrase, clues, the audit."""
        placed = self._place(one)
        if placed is None:
            return LimitReached(
                reason=f"the phrase {self.order.phrase!r} finds no place in a grid of "
                f"{self.order.size} as {self.order.phrase_mode.value!r}"
            )
        parts, own, given = placed
        words = self.rungs(parts)
        if not words:
            return LimitReached(reason=NO_CLUES)
        started = process_time()
        made = make_arrowword(
            self.order.size,
            self.order.style.rules,
            words,
            clue_cells=self.clue_cells,
            given=given,
            masks=MASKS,
            sweeps=SWEEPS,
            traced=self.watcher is not None,
            seed=one.seed,
            limits=Limits(seconds=seconds),
            cancel=self.cancel,
        )
        if isinstance(made, LimitReached):
            return LimitReached(reason=made.reason, statistics=made.statistics)
        if not isinstance(made, Found):
            return made
        # Grafts of rare letters need all the words there are.
        hidden = self._hide(made.result, parts, words[-1], one)
        if hidden is None:
            what = "all sayings" if self.order.sayings else repr(self.order.phrase)
            return LimitReached(reason=f"the letters of {what} find no place")
        full, phrase = hidden
        statistics = Facts({**made.statistics, GRID_SECONDS: process_time() - started})
        asked = _asked(parts) | {x.slot: (x.written, "") for x in own}
        return self._finish(full, phrase, asked, one, statistics)

    def _place(
        self, one: _Try
    ) -> tuple[tuple[PhrasePart, ...], tuple[PhrasePart, ...], Given] | None:
        """The parts of the phrase, a person's words, and what both leave to the mask."""
        order = self.order
        ground = Ground(
            size=order.size,
            border=order.style.rules.border,
            shortest=order.style.rules.shortest,
            voids=order.picture,
        )
        parts: tuple[PhrasePart, ...] | None = ()
        if order.phrase is not None and order.phrase_mode in PLACED:
            parts = place_phrase(
                order.phrase,
                order.phrase_mode,
                ground,
                self.lexicon.language,
                framed=order.framed,
                seed=one.seed,
            )
        if parts is None:
            return None
        own = place_wished(
            self.wishes.apt,
            ground,
            (x.slot for x in parts),
            most=self.wishes.count(order.size, one.number),
            seed=one.seed,
        )
        given = given_of((*parts, *own), ground)
        answers = (*given.answers, *order.barred, *self.wishes.barred)
        return parts, own, replace(given, answers=answers)

    def _hide(
        self, full: ArrowFill, parts: tuple[PhrasePart, ...], words: ArrowWords, one: _Try
    ) -> tuple[ArrowFill, HiddenPhrase | None] | None:
        order = self.order
        if order.sayings:
            return self._say(full, words, one)
        if order.phrase is None:
            return full, None
        letters = self.lexicon.language.cells(order.phrase)
        if parts:
            squares = tuple(square for part in parts for square in part.slot.squares)
        else:
            grafter = self._grafter(words, one)
            found = hidden_squares(full, letters, order.phrase_mode, grafter)
            if found is None:
                return None
            full, squares = found
        return full, HiddenPhrase(
            text=order.phrase,
            letters=letters,
            squares=squares,
            mode=order.phrase_mode,
            setup=order.setup,
        )

    def _grafter(self, words: ArrowWords, one: _Try, *, most: int = GRAFTS) -> Grafter:
        barred = self.order.barred
        return Grafter(words, barred=barred, most=most, seed=one.seed, cancel=self.cancel)

    def _say(
        self, full: ArrowFill, words: ArrowWords, one: _Try
    ) -> tuple[ArrowFill, HiddenPhrase] | None:
        """The saying that the grid spells best; else the one it nearly spells, and the grid mended."""
        order, mode = self.order, self.order.phrase_mode
        found = hidden_saying(full, order.sayings, mode, self.lexicon.language, seed=one.seed)
        if found is not None:
            line, squares = found
        else:
            near = nearest_saying(full, order.sayings) if mode is PhraseMode.NUMBERED else None
            if near is None:
                return None
            mended = hidden_squares(
                full, near.letters, mode, self._grafter(words, one, most=FEW_GRAFTS)
            )
            if mended is None:
                return None
            line, (full, squares) = near, mended
        return full, HiddenPhrase(
            text=line.text, letters=line.letters, squares=squares, mode=mode, setup=line.setup
        )

    def _finish(
        self,
        full: ArrowFill,
        phrase: HiddenPhrase | None,
        asked: dict[Slot, tuple[str, str]],
        one: _Try,
        statistics: Facts[str, Scalar],
    ) -> Outcome[Puzzle]:
        order = self.order
        entries = arrow_entries(full.answers, self.lexicon, asked, wanted=order.clues)
        if order.clued_only and any(entry.clue is None for entry in entries):
            return LimitReached(reason="an entry has no clue that fits its cell")
        clocks = ("seconds", GRID_SECONDS)
        facts = {name: x for name, x in statistics.items() if name not in clocks}
        puzzle = Puzzle(
            kind="arrowword",
            preset=order.style.name,
            metadata=replace(order.metadata, notes=with_credits(order.metadata.notes, entries)),
            grid=grid_of(full),
            entries=entries,
            hidden_phrase=phrase,
            unplaced=left_out(order.wished, self.wishes, (x.answer for x in entries)),
            recipe=self._recipe(),
            statistics=Facts({**facts, "tries": one.number + 1}),
        )
        fault = _refused(audit(puzzle, order.style.profile, lexicon=self.lexicon))
        if fault is not None:
            return LimitReached(reason=f"the audit refused it: {fault}")
        if self.watcher is not None:
            self.watcher(full.size, full.trace)
        spent = statistics[GRID_SECONDS]
        return Found(result=puzzle, statistics=Facts({**puzzle.statistics, GRID_SECONDS: spent}))

    def _recipe(self) -> Facts[str, Scalar]:
        order = self.order
        facts: dict[str, Scalar] = {
            "style": order.style.name,
            "size": str(order.size),
            "language": order.metadata.language,
            "seed": self.seed,
        }
        if order.min_score is not None:
            facts["min_score"] = order.min_score
        if order.clues is not None:
            facts["clues"] = order.clues
        if order.clue_share is not None:
            facts["clue_share"] = order.clue_share
        return Facts(facts)


MISSING_CLUE = "CW401"
"""A clue that is still to be written is told, and is no reason to withhold the grid."""


def _refused(report: Report) -> str | None:
    """What the judge holds against a puzzle, if anything."""
    faults = [finding for finding in report.errors if finding.code != MISSING_CLUE]
    return str(faults[0]) if faults else None


def _asked(parts: tuple[PhrasePart, ...]) -> dict[Slot, tuple[str, str]]:
    """How the parts of the phrase are written and asked for: by a star and their number."""
    several = len(parts) > 1
    return {
        part.slot: (part.written, f"★ {number}" if several else "★")
        for number, part in enumerate(parts, start=1)
    }
