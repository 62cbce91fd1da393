"""Words that fit an entry and lead to a dead end all the same, each with the reason."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from crosswright.engines import DeadEnd, survey
from crosswright.lexicon import FillWords
from crosswright.model import Facts, Mask, Slot, slots_of
from crosswright.pipeline.live.masking import SHORTEST
from crosswright.pipeline.live.telling import Trouble, kin_trouble, trouble_of

MOST_REFUSED = 12
"""So many are told of: enough to see why a word one has in mind is not offered."""

MOST_LOOKED_AT = 40
"""Words looked at for that; a look takes a few milliseconds."""


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
    glyphs = {letter: number for number, letter in enumerate(words.language.alphabet)}
    pattern = _pattern(mask, slot, words, glyphs)
    if pattern is None:
        return
    found = words.index.match(pattern, min_score=min_score, limit=len(offered) + 2 * MOST_LOOKED_AT)
    looked = told = 0
    for word in found:
        if word in offered:
            continue
        looked += 1
        cells = tuple(words.language.alphabet[x] for x in words.index.glyphs_of(word))
        trouble = _trouble(mask, words, slot, word, cells, dead, names, min_score, glyphs)
        if trouble is not None:
            told += 1
            yield Refused(word=word, cells=cells, trouble=trouble)
        if told >= MOST_REFUSED or looked >= MOST_LOOKED_AT:
            return


def _trouble(
    mask: Mask,
    words: FillWords,
    slot: Slot,
    word: int,
    cells: tuple[str, ...],
    dead: Collection[Slot],
    names: dict[Slot, str],
    min_score: int,
    glyphs: dict[str, int],
) -> Trouble | None:
    """What is wrong with a grid that has the word; None where nothing is."""
    slots = slots_of(mask, shortest=SHORTEST)
    for other in slots:
        answer = tuple(mask.letters.get(x, "") for x in other.squares)
        known = _known(words, answer, glyphs) if other != slot and all(answer) else None
        if known is not None and words.index.same_root(word, known):
            return kin_trouble(slot, other, names)
    written = dict(zip(slot.squares, cells, strict=True))
    after = replace(mask, letters=Facts({**mask.letters, **written}))
    for other in slots:
        if other == slot or not written.keys() & set(other.squares):
            continue
        if _fits_none(after, other, words, min_score, glyphs) and not _fits_none(
            mask, other, words, min_score, glyphs
        ):
            has = tuple(x for x in other.squares if x in after.letters)
            return trouble_of(DeadEnd(slot=other, squares=has), after, names)
    seen = survey(after, words, min_score=min_score, shortest=SHORTEST, explains=False)
    new = [x for x in seen.dead_ends if x.slot not in dead]
    return trouble_of(new[0], after, names) if new else None


def _fits_none(
    mask: Mask, slot: Slot, words: FillWords, min_score: int, glyphs: dict[str, int]
) -> bool:
    pattern = _pattern(mask, slot, words, glyphs)
    return pattern is None or not words.index.match(pattern, min_score=min_score, limit=1)


def _pattern(mask: Mask, slot: Slot, words: FillWords, glyphs: dict[str, int]) -> list[int] | None:
    """The letters each square may have, as the index reads them; None for signs it does not know."""
    letters = [mask.letters.get(square, "") for square in slot.squares]
    if any(letter and letter not in glyphs for letter in letters):
        return None
    every = words.language.ordinary_letters
    return [1 << glyphs[letter] if letter else every for letter in letters]


def _known(words: FillWords, answer: tuple[str, ...], glyphs: dict[str, int]) -> int | None:
    if any(letter not in glyphs for letter in answer):
        return None
    return words.index.find(bytes(glyphs[letter] for letter in answer))
