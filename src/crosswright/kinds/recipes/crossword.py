"""The recipe of a crossword: a mask, words for its slots, clues for its words, a hidden phrase."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from crosswright.audit import audit
from crosswright.engines import Answer, CancelFlag, Fill, fill, room_of
from crosswright.kinds.recipes.clueing import clue_entries, entries_of, with_credits
from crosswright.kinds.recipes.ground import find_ground
from crosswright.kinds.recipes.hiding import hide
from crosswright.kinds.recipes.order import CrosswordOrder
from crosswright.kinds.recipes.quality import (
    FillRules,
    better,
    lacking_reason,
    meet_goals,
    quality_of,
)
from crosswright.kinds.recipes.rebus import rebus_of
from crosswright.kinds.recipes.theme import ThemeEntry
from crosswright.kinds.recipes.tries import first_found
from crosswright.lexicon import FillWords, Lexicon
from crosswright.model import (
    BLOCK,
    VOID,
    Cancelled,
    Cell,
    Facts,
    Found,
    Grid,
    Infeasible,
    LetterCell,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Puzzle,
    Scalar,
    Slot,
    Square,
    marked_clue,
)


@dataclass(frozen=True, slots=True)
class Rung:
    """Which words may be used: their lowest score, and that of words without a clue, None for none."""

    floor: int
    unclued_floor: int | None

    @property
    def is_of_known_words(self) -> bool:
        """Whether its words are known and have a clue."""
        return self.floor >= KNOWN_SCORE and self.unclued_floor is None


KNOWN_SCORE = 20
"""Words of this score or more are known."""

LADDER = (
    Rung(30, None),
    Rung(20, None),
    Rung(1, None),
    Rung(20, 40),
    Rung(1, 30),
    Rung(1, 20),
    Rung(1, 1),
)
"""Words when nobody set a floor: everyday ones where they may do, then less known ones. A clue still
to be written is worse than a rare word, for the puzzle cannot be printed before it is."""

FEWEST_WORDS = 4_000
"""A rung with fewer words than this is passed over: no grid that is worth a ladder can be filled."""

NO_HOPE = 0.45
"""A rung with less room than this in a first mask is passed over: masks differ, but not so much."""

TRIES_A_RUNG = 6
"""Masks tried before the highest rung is given up."""

STEPS, STEPS_AREA = 500, 15 * 15
"""Search steps granted to one mask of this area, by the square of it to a larger one; another mask
is cheaper than a long search in a bad one."""

MOST_TRIES = 200
"""Masks tried in all when there is no time limit."""

ROOM_NEEDED = 0.85
"""With less room than this on one rung, a mask is filled from the next."""

ROOM_FOR_HOPE, STEPS_OF_HOPE = 0.6, 300
"""With this much room, a few steps may still find a fill in which every word has its clue."""


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
    Where the order asks for it, the first puzzle is then bettered for as long as it says; Ctrl-C
    ends that, and the best puzzle comes back.

    Raises:
        UsageError: for an order that breaks the preset's law or asks for what cannot be spelled.
    """
    flag = cancel or CancelFlag()
    bench = _Bench(order=order, lexicon=lexicon, seed=seed, cancel=flag)
    made = first_found(
        _tries(
            order,
            bench.hopeful(rungs_for(order, lexicon), limits),
            seed,
            endless=limits.seconds is not None,
        ),
        bench.attempt,
        jobs=jobs,
        limits=limits,
        cancel=flag,
    )
    if not isinstance(made, Found):
        return made if not isinstance(made, LimitReached) else LimitReached(reason=made.reason)
    best = made.result
    if order.quality.limits is not None:
        best = bench.improved(best)
    return Found(result=best.puzzle, statistics=best.puzzle.statistics)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Try:
    """One try: its seed, the rungs it may choose from, how many search steps it has.

    A try that decides proves or fills what no other try will.
    """

    number: int
    seed: int
    rungs: tuple[Rung, ...]
    steps: int | None
    decides: bool = False


def rungs_for(order: CrosswordOrder, lexicon: Lexicon) -> tuple[Rung, ...]:
    """The rungs to climb: those with words enough, and always the last.

    A language without clues has no use for the rungs of clued words.
    """
    rungs: tuple[Rung, ...] = LADDER
    if order.min_score is not None:
        rungs = tuple(Rung(order.min_score, unclued) for unclued in (None, 40, order.min_score))

    def holds(rung: Rung) -> bool:
        words = lexicon.for_filling(floor=rung.floor, unclued_floor=rung.unclued_floor)
        return sum(words.counts.values()) >= FEWEST_WORDS

    return (*filter(holds, rungs[:-1]), rungs[-1])


def _tries(
    order: CrosswordOrder, rungs: tuple[Rung, ...], seed: int, *, endless: bool
) -> Iterator[_Try]:
    """Good words first. A person's own mask gets one try a rung, and the last takes all the time."""
    # A large odd multiplier keeps the tries of neighbouring seeds apart.
    first = seed * 0x9E3779B97F4A7C15 % 2**62
    patience = STEPS * max(order.size.area, STEPS_AREA) ** 2 // STEPS_AREA**2
    if order.mask is not None:
        for number, rung in enumerate(rungs):
            decides = number == len(rungs) - 1
            steps = None if decides else patience
            yield _Try(number=number, seed=first, rungs=(rung,), steps=steps, decides=decides)
        return
    number = 0
    while endless or number < MOST_TRIES:
        level = number // TRIES_A_RUNG
        yield _Try(
            number=number,
            seed=first + 1_000 * number,
            rungs=rungs[min(level, len(rungs) - 1) :],
            # Masks that all resist are given more time each, round by round.
            steps=patience * (1 + level // 2),
        )
        number += 1


@dataclass(frozen=True, slots=True, kw_only=True)
class _Made:
    """A puzzle, and what it was made of: its fill, the words it came from, its theme."""

    puzzle: Puzzle
    filled: Fill
    rung: Rung
    theme: Mapping[Slot, ThemeEntry]
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Bench:
    """Where the tries of one order are made."""

    order: CrosswordOrder
    lexicon: Lexicon
    seed: int
    cancel: CancelFlag
    with_rebus: dict[Rung, FillWords] = field(default_factory=dict)

    def hopeful(self, rungs: tuple[Rung, ...], limits: Limits) -> tuple[Rung, ...]:
        """The rungs whose words may fill a mask such as this order gets, and always the last."""
        if self.order.mask is not None or len(rungs) == 1:
            return rungs
        words = self._words(rungs[-1])
        ground = find_ground(
            self.order,
            partial(self._room, rungs[-1]),
            longest=max(words.counts, default=0),
            seed=self.seed,
            seconds=limits.seconds,
            cancel=self.cancel,
            shapes=words.rebus_shapes(),
        )
        if not isinstance(ground, Found):
            return rungs
        mask = ground.result.mask
        return (*(x for x in rungs[:-1] if self._room(x, mask) >= NO_HOPE), rungs[-1])

    def attempt(self, one: _Try, seconds: float | None) -> Outcome[_Made]:
        """One try: mask, fill, numbers and clues, hidden phrase, audit."""
        mask: Mask | None = self.order.mask
        theme: Mapping[Slot, ThemeEntry] = {}
        chances = [(rung, one.steps) for rung in one.rungs]
        if mask is None:
            ground = find_ground(
                self.order,
                partial(self._room, one.rungs[0]),
                longest=max(self._words(one.rungs[-1]).counts, default=0),
                seed=one.seed,
                seconds=seconds,
                cancel=self.cancel,
                shapes=self._words(one.rungs[-1]).rebus_shapes(),
            )
            if isinstance(ground, LimitReached):
                return LimitReached(reason=ground.reason)
            if not isinstance(ground, Found):
                return ground
            mask, theme = ground.result.mask, ground.result.theme
            chances = self._chances(mask, one)
        failure: Infeasible | LimitReached[Fill] = LimitReached(reason="no words were tried")
        for rung, steps in chances:
            words = self._words(rung)
            filled = fill(
                mask,
                words,
                seed=one.seed,
                limits=Limits(steps=steps, seconds=seconds),
                min_score=words.floor,
                shortest=self.order.preset.profile.shortest_slot,
                longest_shared=self.order.quality.longest_shared,
                cancel=self.cancel,
            )
            if isinstance(filled, Found):
                statistics = repeatable(filled.statistics, tries=one.number + 1)
                return self._after_fill(filled.result, theme, rung, one.seed, seconds, statistics)
            if isinstance(filled, Cancelled):
                return filled
            failure = filled
        if isinstance(failure, Infeasible) and one.decides:
            return failure
        return LimitReached(reason=failure.reason)

    def improved(self, first: _Made) -> _Made:
        """The puzzle bettered as the order asks; the first one where the audit refuses the better."""
        words = self._words(first.rung)
        improvement = better(
            first.filled,
            words,
            self.order.quality,
            rules=self._fill_rules(words, first.seed),
            cancel=self.cancel,
        )
        statistics = Facts(
            {
                **first.puzzle.statistics,
                "first_mean_score": quality_of(self._known(first.filled, words), self.lexicon).mean,
                "improve_steps": improvement.statistics["steps"],
                "improve_ended": improvement.ended,
            }
        )
        again = self._finish(improvement.fill, first.theme, first.rung, first.seed, statistics)
        if isinstance(again, Found):
            return again.result
        refused = Facts({**statistics, "improve_ended": "refused"})
        return replace(first, puzzle=replace(first.puzzle, statistics=refused))

    def _after_fill(
        self,
        filled: Fill,
        theme: Mapping[Slot, ThemeEntry],
        rung: Rung,
        seed: int,
        seconds: float | None,
        statistics: Facts[str, Scalar],
    ) -> Outcome[_Made]:
        """See to it that the fill has what it must have, and make it a puzzle."""
        wish = self.order.quality
        if wish.has_goal:
            words = self._words(rung)
            met = meet_goals(
                filled,
                words,
                wish,
                rules=self._fill_rules(words, seed),
                seconds=seconds,
                cancel=self.cancel,
            )
            if met.lacking:
                return LimitReached(reason=lacking_reason(wish, met))
            filled = met.fill
        return self._finish(filled, theme, rung, seed, statistics)

    def _chances(self, mask: Mask, one: _Try) -> list[tuple[Rung, int | None]]:
        """Which words to fill a mask with, in order, and the steps each is worth.

        The first rung with room enough gets all the steps, the last one if none has; a rung of clued
        words before it gets a few where there is hope, for a fill without gaps is worth them. So
        does, after it, the next rung of clued words: a fill from known words now is worth more than
        one from everyday words two masks later.
        """
        chances: list[tuple[Rung, int | None]] = []
        for number, rung in enumerate(one.rungs):
            room = self._room(rung, mask)
            if room >= ROOM_NEEDED or rung == one.rungs[-1]:
                following = one.rungs[number + 1 : number + 2]
                known = [(x, one.steps) for x in following if x.is_of_known_words]
                return [*chances, (rung, one.steps), *known]
            if room >= ROOM_FOR_HOPE and rung.unclued_floor is None:
                chances.append((rung, STEPS_OF_HOPE))
        return chances

    def _room(self, rung: Rung, mask: Mask) -> float:
        words = self._words(rung)
        shortest = self.order.preset.profile.shortest_slot
        return room_of(mask, words.counts, shortest=shortest, agree=words.agreement)

    def _fill_rules(self, words: FillWords, seed: int) -> FillRules:
        shortest = self.order.preset.profile.shortest_slot
        return FillRules(seed=seed, shortest=shortest, min_score=words.floor)

    def _words(self, rung: Rung) -> FillWords:
        words = self.lexicon.for_filling(floor=rung.floor, unclued_floor=rung.unclued_floor)
        strings = rebus_of(self.order.theme, self.lexicon.language)
        if not strings:
            return words
        if rung not in self.with_rebus:
            self.with_rebus[rung] = words.with_rebus(strings)
        return self.with_rebus[rung]

    def _finish(
        self,
        filled: Fill,
        theme: Mapping[Slot, ThemeEntry],
        rung: Rung,
        seed: int,
        statistics: Facts[str, Scalar],
    ) -> Outcome[_Made]:
        order = self.order
        phrases = {slot: entry.phrase for slot, entry in theme.items()}
        own_clues = {slot: marked_clue(entry.clue) for slot, entry in theme.items() if entry.clue}
        words = self._words(rung)
        listed = entries_of(self._known(filled, words), self.lexicon, phrases)
        entries = clue_entries(listed, self.lexicon, own_clues, wanted=order.clues)
        grid = grid_of(filled)
        hidden = None
        if order.phrase:
            hiding = hide(order.phrase, order.phrase_mode, grid, order.metadata.language)
            if not isinstance(hiding, Found):
                return LimitReached(reason=hiding.reason)
            hidden = hiding.result
        notes = with_credits(order.metadata.notes, entries)
        puzzle = Puzzle(
            kind="crossword",
            preset=order.preset.name,
            metadata=replace(order.metadata, notes=notes),
            grid=grid,
            entries=entries,
            hidden_phrase=hidden,
            recipe=self._recipe(rung),
            statistics=statistics,
        )
        report = audit(puzzle, order.preset.profile, lexicon=self.lexicon)
        faults = report.errors + report.warnings
        # What a person brought may break the law, and no other try mends that: they are told by the
        # audit of the puzzle they get. What was made here must be clean.
        if faults and order.mask is None and not order.theme:
            return LimitReached(reason=f"the audit refused the puzzle: {faults[0]}")
        made = _Made(puzzle=puzzle, filled=filled, rung=rung, theme=theme, seed=seed)
        return Found(result=made, statistics=puzzle.statistics)

    def _known(self, filled: Fill, words: FillWords) -> tuple[Answer, ...]:
        """The answers of a fill under the ids of the lexicon."""
        return tuple(
            x if x.word is None else replace(x, word=words.known(x.word)) for x in filled.answers
        )

    def _recipe(self, rung: Rung) -> Facts[str, Scalar]:
        order = self.order
        facts: dict[str, Scalar] = {
            "preset": order.preset.name,
            "size": str(order.size),
            "language": order.metadata.language,
            "seed": self.seed,
            "min_score": rung.floor,
        }
        if order.entries is not None:
            facts["entries"] = order.entries
        if order.symmetry is not None:
            facts["symmetry"] = order.symmetry.value
        if order.clues is not None:
            facts["clues"] = order.clues
        return Facts(facts | order.quality.claims())


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
