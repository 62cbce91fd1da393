"""What would make an infeasible fill possible: fewer letters, a lower floor, another list."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from crosswright.engines.fill import fill
from crosswright.engines.problem import Words, fill_problem
from crosswright.model import Facts, Found, Infeasible, Limits, Mask, Square

STEPS = 3_000
"""Each question is asked for so many steps; where that does not settle it, nothing is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remedies:
    """What was found out about a fill that cannot be.

    `letters` are given letters of which none can stay without the others going: with any one of
    them freed, the slots that clash can be filled. `floor` is the highest floor of score, below the
    one asked for, with which the whole mask was filled; `list_name` a list with which it was.
    """

    letters: tuple[Square, ...] = ()
    floor: int | None = None
    list_name: str | None = None

    def sentences(self, mask: Mask) -> tuple[str, ...]:
        """In plain words, one line each."""
        said = []
        if self.letters:
            named = " and ".join(
                f"{mask.letters[x]} in row {x.row + 1}, column {x.col + 1}" for x in self.letters
            )
            said.append(f"given letters that clash: {named}; free one of them")
        if self.floor is not None:
            said.append(f"with a floor of {self.floor} there is a fill")
        if self.list_name is not None:
            said.append(f"with the words of {self.list_name} there is a fill")
        return tuple(said)


def remedies(
    mask: Mask,
    lexicon: Words,
    infeasible: Infeasible,
    *,
    min_score: int = 0,
    shortest: int = 3,
    roots: bool = True,
    longest_shared: int | None = None,
    others: Mapping[str, Words] | None = None,
) -> Remedies:
    """Look for what would make a fill possible that was proved not to be.

    Every answer is tried, not guessed: the fill is run again with letters freed, with a lower
    floor, or with each of the `others` (lists by name), each for a few thousand steps.
    """

    def outcome(mask: Mask, words: Words, floor: int) -> Found[object] | object:
        return fill(
            mask,
            words,
            limits=Limits(steps=STEPS),
            min_score=floor,
            shortest=shortest,
            roots=roots,
            longest_shared=longest_shared,
        )

    def fills(words: Words, floor: int) -> bool:
        return isinstance(outcome(mask, words, floor), Found)

    def clashes(mask: Mask) -> bool:
        return isinstance(outcome(mask, lexicon, min_score), Infeasible)

    lists = (others or {}).items()
    return Remedies(
        letters=_letters(mask, _clashing(mask, lexicon, infeasible, shortest), clashes),
        floor=_floor(min_score, lambda floor: fills(lexicon, floor)),
        list_name=next((name for name, words in lists if fills(words, min_score)), None),
    )


def _clashing(
    mask: Mask, lexicon: Words, infeasible: Infeasible, shortest: int
) -> Sequence[Square]:
    """The given letters in the slots that clash."""
    names = fill_problem(mask, lexicon, shortest=shortest).names
    slots = (slot for slot, name in names.items() if name in infeasible.clash)
    return sorted({x for slot in slots for x in slot.squares if x in mask.letters})


def _letters(
    mask: Mask, suspects: Sequence[Square], clashes: Callable[[Mask], bool]
) -> tuple[Square, ...]:
    """The suspects that cannot stand together: letters are freed as long as the rest clashes."""
    kept = set(suspects)

    def with_only(squares: set[Square]) -> Mask:
        left = {x: sign for x, sign in mask.letters.items() if x in squares}
        return replace(mask, letters=Facts(left))

    if not kept or not clashes(with_only(kept)):
        return ()
    if clashes(with_only(set())):
        return ()
    for square in suspects:
        if clashes(with_only(kept - {square})):
            kept.remove(square)
    return tuple(sorted(kept))


def _floor(asked: int, fills: Callable[[int], bool]) -> int | None:
    """The highest floor below the one asked for that was seen to do, by halving."""
    low, high = 0, asked
    if asked == 0 or not fills(0):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if fills(middle):
            low = middle
        else:
            high = middle
    return low
