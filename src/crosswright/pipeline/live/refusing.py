"""Words that fit an entry and lead to a dead end all the same, each with the reason."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from crosswright.engines import DeadEnd, cells_of, survey
from crosswright.errors import LanguageError
from crosswright.lexicon import FillWords
from crosswright.model import Facts, Mask, Slot, slots_of
from crosswright.pipeline.live.masking import SHORTEST
from crosswright.pipeline.live.telling import Trouble, kin_trouble, trouble_of

MOST_REFUSED = 12
"""So many are told of: enough to see why a word one has in mind is not offered."""

MOST_LOOKED_AT = 200
"""Words held against what crosses them, in a few millionths of a second each."""

MOST_SURVEYED = 4
"""Words of which the whole grid is surveyed; that takes a few milliseconds each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """A word by its id, its cells, and why nothing can be made of the grid with it."""

    word: int
    cells: tuple[str, ...]
    trouble: Trouble


def refused(
    mask: Mask,
    words: FillWords,
    slot: Slot,
    *,
    offered: Collection[int],
    dead: Collection[Slot],
    names: dict[Slot, str],
    min_score: int,
) -> Iterator[Refused]:
    """The best words that fit the letters of a slot and are not among those `offered`.

    Slots that were `dead` before are not their fault.
    """
    case = _Case.of(mask, words, slot, dead=dead, names=names, min_score=min_score)
    limit = len(offered) + MOST_LOOKED_AT
    looks, told = MOST_SURVEYED, 0
    for word in case.matches(mask, slot, limit=limit):
        if word in offered:
            continue
        cells = cells_of(words, word)
        after = case.after(cells)
        trouble = case.kin(word) or case.crossed(after)
        if trouble is None and looks:
            looks -= 1
            trouble = case.beyond(after)
        if trouble is not None:
            told += 1
            yield Refused(word=word, cells=cells, trouble=trouble)
        if told == MOST_REFUSED:
            return


@dataclass(frozen=True, slots=True, kw_only=True)
class _Case:
    """A slot of a mask: what crosses it and still has words, and the answers that stand."""

    mask: Mask
    words: FillWords
    slot: Slot
    dead: Collection[Slot]
    names: dict[Slot, str]
    min_score: int
    crossing: tuple[Slot, ...] = ()
    standing: tuple[tuple[Slot, int], ...] = ()

    @classmethod
    def of(
        cls,
        mask: Mask,
        words: FillWords,
        slot: Slot,
        *,
        dead: Collection[Slot],
        names: dict[Slot, str],
        min_score: int,
    ) -> "_Case":
        """The case of a slot."""
        case = cls(
            mask=mask,
            words=words,
            slot=slot,
            dead=dead,
            names=names,
            min_score=min_score,
        )
        others = [x for x in slots_of(mask, shortest=SHORTEST) if x != slot]
        squares = set(slot.squares)
        return replace(
            case,
            crossing=tuple(
                x for x in others if squares.intersection(x.squares) and case.matches(mask, x)
            ),
            standing=tuple(
                (x, known)
                for x in others
                if all(square in mask.letters for square in x.squares)
                for known in case.matches(mask, x)
            ),
        )

    def after(self, cells: tuple[str, ...]) -> Mask:
        """The mask with a word in the slot."""
        written = zip(self.slot.squares, cells, strict=True)
        return replace(self.mask, letters=Facts({**self.mask.letters, **dict(written)}))

    def matches(self, mask: Mask, slot: Slot, *, limit: int = 1) -> list[int]:
        """The best words that fit the letters of a slot; none for signs no word has."""
        language, every = self.words.language, self.words.language.ordinary_letters
        letters = [mask.letters.get(square, "") for square in slot.squares]
        try:
            pattern = [1 << language.letter_id(x) if x else every for x in letters]
        except LanguageError:
            return []
        return self.words.index.match(pattern, min_score=self.min_score, limit=limit)

    def kin(self, word: int) -> Trouble | None:
        """Whether an answer that stands shares the root of a word."""
        for other, known in self.standing:
            if self.words.index.same_root(word, known):
                return kin_trouble(self.slot, other, self.names)
        return None

    def crossed(self, after: Mask) -> Trouble | None:
        """The first crossing slot that a word leaves none."""
        for other in self.crossing:
            if not self.matches(after, other):
                has = tuple(x for x in other.squares if x in after.letters)
                return trouble_of(DeadEnd(slot=other, squares=has), after, self.names)
        return None

    def beyond(self, after: Mask) -> Trouble | None:
        """A dead end farther off, which was none before."""
        seen = survey(
            after, self.words, min_score=self.min_score, shortest=SHORTEST, explains=False
        )
        new = [x for x in seen.dead_ends if x.slot not in self.dead]
        return trouble_of(new[0], after, self.names) if new else None
