"""A survey of a grid somebody fills by hand: what can still stand, and where nothing can, and why.

Unlike `look_ahead` it does not end at the first slot without a word: that slot is left out, and the
rest is looked at, so that help goes on while something is wrong.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from crosswright.engines.look_ahead import Candidate, LookAhead, letters_of
from crosswright.engines.problem import LONGEST, FillProblem, Words, cells_of, fill_problem
from crosswright.model import Facts, Mask, Slot, Square, crossings_of, slots_of
from crosswright.native import LookAheadResult
from crosswright.native import look_ahead as native_look_ahead

MOST_DEAD_ENDS = 12
"""So many are told; somebody who made more of them starts with these."""

MOST_LOOKS = 100
"""Native calls spent on naming the slots of dead ends that reach further than their crossings; a
call takes about a millisecond, and somebody waits at their keyboard."""

MOST_NAMED = 6
"""A dead end of more slots is nowhere in particular, and none but its own is named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadEnd:
    """A slot that no word can fill, and why.

    With `squares` and no `others`, the letters on these squares of the slot are why: without any one
    of them there were words. With `others`, these slots are: the words of each leave the slot only
    what no word of its own has; where there is one alone, `squares` has the crossing. `is_repeat`
    says that there are words, but their like stands in the grid already. With nothing, the slots
    around are why, too many to name.
    """

    slot: Slot
    squares: tuple[Square, ...] = ()
    others: tuple[Slot, ...] = ()
    letters: tuple[str, ...] = ()
    is_repeat: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """What is possible but for the slots that are dead ends, and these.

    `ahead` tells nothing of a slot that is a dead end. `too_long` are slots longer than any word,
    which are left out of all else.
    """

    ahead: LookAhead
    dead_ends: tuple[DeadEnd, ...] = ()
    too_long: tuple[Slot, ...] = ()


def survey(
    mask: Mask,
    words: Words,
    *,
    slot: Slot | None = None,
    min_score: int = 0,
    shortest: int = 2,
    unique: bool = True,
    roots: bool = True,
    most: int = 100,
    explains: bool = True,
) -> Survey:
    """Look at a mask with any letters, at any stage; nothing about it is refused.

    `slot` is one whose candidates are wanted; it is passed over where it has all its letters. Open
    squares in no slot are free. Without `explains` dead ends are told without their reasons. The rest
    is as for `look_ahead`.

    A sign that is no letter of the language fits no word; a slot that has all its signs is none to fill.
    """
    table = _Table.of(mask, words, min_score, shortest, unique=unique, roots=roots)
    if table is None:
        too_long = tuple(x for x in slots_of(mask, shortest=shortest) if len(x) > LONGEST)
        nothing = LookAhead(letters=Facts(), counts=Facts(), candidates=())
        return Survey(ahead=nothing, too_long=too_long)
    dead: list[DeadEnd] = []
    looks = [MOST_LOOKS]
    kept = list(table.slots)
    while True:
        seen = table.look(kept, wanted=slot if slot in kept else None, most=most)
        if seen.stuck is None:
            break
        found = [DeadEnd(slot=kept[seen.stuck])]
        if explains:
            # Slots without a word of their own come first: that is the simplest reason of all.
            hopeless = [table.alone(x) for x in table.hopeless(kept)]
            found = hopeless or [table.explained(kept[seen.stuck], kept, looks)]
        out = {x.slot for x in found}
        kept = [x for x in kept if x not in out]
        dead += found
    return Survey(
        ahead=LookAhead(
            letters=letters_of(table.problem, words, seen.letters),
            counts=Facts(dict(zip(kept, seen.counts, strict=True))),
            candidates=tuple(
                Candidate(word=word, cells=cells_of(words, word), leaves=leaves)
                for word, leaves in seen.candidates
            ),
        ),
        dead_ends=tuple(
            sorted(dead[:MOST_DEAD_ENDS], key=lambda x: (x.slot.start, x.slot.direction.value))
        ),
        too_long=table.too_long,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """The problem of a mask, of which any slots can be looked at alone."""

    problem: FillProblem
    words: Words
    min_score: int
    unique: bool
    roots: bool
    crossings: dict[Slot, dict[Square, Slot]]
    too_long: tuple[Slot, ...] = ()

    @classmethod
    def of(
        cls, mask: Mask, words: Words, min_score: int, shortest: int, *, unique: bool, roots: bool
    ) -> "_Table | None":
        """None for a mask without a slot that a word could fill."""
        slots = slots_of(mask, shortest=shortest)
        too_long = tuple(x for x in slots if len(x) > LONGEST)
        if too_long or not slots:
            return None
        # A square of no slot says nothing about any; as a block it changes no slot either.
        lone = frozenset(mask.open_squares()) - {x for slot in slots for x in slot.squares}
        foreign = {x for x, sign in mask.letters.items() if sign not in words.language.alphabet}
        letters = {x: y for x, y in mask.letters.items() if x not in lone and x not in foreign}
        closed = replace(mask, blocks=mask.blocks | lone, letters=Facts(letters))
        problem = _without_foreign(fill_problem(closed, words, shortest=shortest), mask, foreign)
        meeting: dict[Slot, dict[Square, Slot]] = {slot: {} for slot in problem.open_slots}
        for crossing in crossings_of(slots):
            for one, other in (
                (crossing.across, crossing.down),
                (crossing.down, crossing.across),
            ):
                if one in meeting and other in meeting:
                    meeting[one][crossing.square] = other
        return cls(
            problem=problem,
            words=words,
            min_score=min_score,
            unique=unique,
            roots=roots,
            crossings=meeting,
        )

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots that have no whole word yet."""
        return self.problem.open_slots

    def look(
        self,
        slots: Sequence[Slot],
        *,
        wanted: Slot | None = None,
        most: int = 0,
        without: Collection[Square] = (),
        repeats: bool = False,
    ) -> LookAheadResult:
        """Look at these slots alone, as if the letters on some squares were not written."""
        problem = self.problem
        number = {slot: place for place, slot in enumerate(problem.open_slots)}
        cells: Sequence[int] = problem.allowed
        if without:
            every = self.words.language.ordinary_letters
            cells = [
                every if square in without else allowed
                for square, allowed in zip(problem.squares, problem.allowed, strict=True)
            ]
        return native_look_ahead(
            self.words.index,
            cells=cells,
            slots=[problem.slot_cells[number[slot]] for slot in slots],
            min_scores=[self.min_score] * len(slots),
            standing=[(glyphs, 0) for glyphs in problem.standing],
            unique=self.unique and not repeats,
            roots=self.roots and not repeats,
            slot=None if wanted is None else slots.index(wanted),
            most=most,
        )

    def hopeless(self, slots: Sequence[Slot]) -> list[Slot]:
        """Those of some slots that no word fits, whatever crosses them."""
        written = self._written()
        doubtful = (x for x in slots if any(square in written for square in x.squares))
        return [slot for slot in doubtful if self.look([slot]).stuck is not None]

    def alone(self, slot: Slot) -> DeadEnd:
        """Why a slot without a word that fits has none."""
        if self.look([slot], repeats=True).stuck is None:
            return DeadEnd(slot=slot, is_repeat=True)
        written = self._written()
        guilty = [
            square
            for square in slot.squares
            if square in written and self.look([slot], without=(square,)).stuck is None
        ]
        if not guilty:
            guilty = [square for square in slot.squares if square in written]
        return DeadEnd(slot=slot, squares=tuple(guilty))

    def explained(self, slot: Slot, kept: Sequence[Slot], looks: list[int]) -> DeadEnd:
        """Why a slot is stuck that has words of its own: by the fewest others that leave it none."""
        crossing = self.crossings[slot]
        beside = [x for x in dict.fromkeys(crossing.values()) if x in kept]
        for square, other in crossing.items():
            if other in kept and self.look([slot, other]).stuck is not None:
                left = letters_of(self.problem, self.words, self.look([other]).letters)
                return DeadEnd(slot=slot, squares=(square,), others=(other,), letters=left[square])
        near, part = {slot, *beside}, []
        while looks[0] > 0:
            part = [x for x in kept if x in near]
            if self._is_stuck(part, looks):
                break
            wider = near | {x for each in near for x in self.crossings[each].values()}
            if wider == near:
                return DeadEnd(slot=slot)
            near = wider
        fewest = self._fewest(slot, part, looks)
        if fewest is None or len(fewest) > MOST_NAMED:
            return DeadEnd(slot=slot)
        return DeadEnd(slot=slot, others=tuple(x for x in fewest if x != slot))

    def _fewest(self, slot: Slot, part: list[Slot], looks: list[int]) -> list[Slot] | None:
        """A part of stuck slots of which none can be left out; None when that took too long."""
        # The farthest first: what is beside the slot explains it best.
        far = sorted(part, key=lambda x: -_distance(slot, x))
        for each in far:
            if looks[0] <= 0:
                return None
            fewer = [x for x in part if x != each]
            if each != slot and self._is_stuck(fewer, looks):
                part = fewer
        return part

    def _is_stuck(self, slots: Sequence[Slot], looks: list[int]) -> bool:
        looks[0] -= 1
        return self.look(slots).stuck is not None

    def _written(self) -> frozenset[Square]:
        problem = self.problem
        return frozenset(
            square
            for square, allowed in zip(problem.squares, problem.allowed, strict=True)
            if allowed.bit_count() <= 1
        )


def _without_foreign(problem: FillProblem, mask: Mask, foreign: Collection[Square]) -> FillProblem:
    """The problem in which signs of no word are written on these squares."""
    if not foreign:
        return problem
    slots = [
        (slot, cells)
        for slot, cells in zip(problem.open_slots, problem.slot_cells, strict=True)
        if not all(square in mask.letters for square in slot.squares)
    ]
    return replace(
        problem,
        allowed=tuple(
            0 if square in foreign else allowed
            for square, allowed in zip(problem.squares, problem.allowed, strict=True)
        ),
        open_slots=tuple(slot for slot, _ in slots),
        slot_cells=tuple(cells for _, cells in slots),
    )


def _distance(a: Slot, b: Slot) -> int:
    return min(_steps(x, y) for x in _ends(a) for y in _ends(b))


def _ends(slot: Slot) -> Iterable[Square]:
    return (slot.squares[0], slot.squares[len(slot) // 2], slot.squares[-1])


def _steps(a: Square, b: Square) -> int:
    return abs(a.row - b.row) + abs(a.col - b.col)
