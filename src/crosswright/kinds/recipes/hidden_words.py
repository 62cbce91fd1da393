"""Which words of a list can be hidden together, and what to say of those that cannot."""

from collections.abc import Sequence
from dataclasses import dataclass

from crosswright.engines import SHORTEST_WORD
from crosswright.kinds.recipes.crisscross import ListedWord
from crosswright.model import Unplaced

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sorted:
    """A list sorted for hiding.

    `laid` words get a line of their own; `nested` ones are read inside one of these, and only where
    that was asked for; `refused` are neither, each with the reason.
    """

    laid: tuple[ListedWord, ...]
    nested: tuple[ListedWord, ...]
    refused: tuple[Unplaced, ...]


def sort_words(words: Sequence[ListedWord], *, allow_nested: bool, longest: int) -> Sorted:
    """Sort a list: the longer words first, so that a word inside another is known as such."""
    refused: dict[Cells, str] = {}
    laid: list[ListedWord] = []
    nested: list[ListedWord] = []
    known = {word.cells for word in words} | {word.cells[::-1] for word in words}
    inside: dict[Cells, list[ListedWord]] = {}
    for word in sorted(words, key=lambda word: (-len(word.cells), word.cells)):
        hosts = inside.get(word.cells, [])
        reason = _unfit(word.cells, longest)
        if not reason and hosts and not allow_nested:
            host = hosts[0].written
            reason = f"can be read inside {host!r}; --allow-nested lists it all the same"
        if not reason and len(hosts) > 1:
            reason = "can be read more than once inside the other words"
        if reason:
            refused[word.cells] = reason
        elif hosts:
            nested.append(word)
        else:
            laid.append(word)
            for part in _parts(word.cells) & known:
                for way in {part, part[::-1]}:
                    inside.setdefault(way, []).extend([word] * _times(way, word.cells))
    keep = {word.cells for word in laid}
    within = {word.cells for word in nested}
    return Sorted(
        laid=tuple(word for word in words if word.cells in keep),
        nested=tuple(word for word in words if word.cells in within),
        refused=tuple(
            Unplaced(word=word.written, reason=refused[word.cells])
            for word in words
            if word.cells in refused
        ),
    )


def lies_inside(part: Cells, whole: Cells) -> bool:
    """Whether a word can be read inside another, forwards or backwards."""
    return _times(part, whole) > 0


def _parts(word: Cells) -> set[Cells]:
    """Every row of cells in a word that is long enough to be a word itself."""
    size = len(word)
    lengths = range(SHORTEST_WORD, size + 1)
    return {word[at : at + length] for length in lengths for at in range(size - length + 1)}


def _times(part: Cells, whole: Cells) -> int:
    windows = [whole[at : at + len(part)] for at in range(len(whole) - len(part) + 1)]
    return sum(window in (part, part[::-1]) for window in windows)


def _unfit(cells: Cells, longest: int) -> str:
    if len(cells) < SHORTEST_WORD:
        return f"{len(cells)} letters; a word to hide has {SHORTEST_WORD} or more"
    if len(cells) > longest:
        return f"{len(cells)} letters; the longest line of this grid has {longest}"
    return ""
