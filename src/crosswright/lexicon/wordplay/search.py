"""Ask an answer's plays of a lexicon: every operation, the best plays of each, within a time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import perf_counter

from crosswright.errors import UsageError
from crosswright.lexicon.roots import tokens
from crosswright.lexicon.word import LONGEST, SHORTEST
from crosswright.lexicon.wordplay.play import Cells, Operation, Play
from crosswright.lexicon.wordplay.words import PlayWords


@dataclass(frozen=True, slots=True, kw_only=True)
class Plays:
    """What can be made of an answer: its plays, operation by operation, best first.

    `unfinished` names the operations that the time did not suffice for.
    """

    answer: Cells
    plays: tuple[Play, ...]
    unfinished: tuple[str, ...] = ()

    def of(self, operation: str) -> tuple[Play, ...]:
        """The plays of one operation, by its name."""
        return tuple(play for play in self.plays if play.operation.name == operation)


def find_plays(
    words: PlayWords,
    answer: str,
    operations: Sequence[Operation],
    *,
    limit: int,
    min_score: int = 0,
    seconds: float | None = None,
) -> Plays:
    """The best `limit` plays of each operation, all of them within some seconds.

    A word of the answer's own lemma, or of one of its written words, is no part; nor is a word scored
    below `min_score`, or a rude one. The time is looked at between operations, each of which takes
    milliseconds.

    Raises:
        UsageError: for an answer that is too short or too long.
        LanguageError: for one the language cannot spell.
    """
    lexicon = words.lexicon
    cells = lexicon.language.cells(answer)
    if not SHORTEST <= len(cells) <= LONGEST:
        raise UsageError(
            f"the answer {answer[:60]!r} has {len(cells)} letters; give {SHORTEST} to {LONGEST}"
        )
    started = perf_counter()
    barred = _kin(words, answer, cells)
    found: list[Play] = []
    unfinished = []
    for operation in operations:
        if seconds is not None and perf_counter() - started >= seconds:
            unfinished.append(operation.name)
        elif operation.find is None:
            found += _native_plays(words, operation, cells, barred, min_score, limit)
        else:
            told = islice(operation.find(lexicon, cells), limit)
            found += (Play(operation=operation, answer=cells, parts=(), clues=x) for x in told)
    return Plays(answer=cells, plays=tuple(found), unfinished=tuple(unfinished))


def _native_plays(
    words: PlayWords,
    operation: Operation,
    cells: Cells,
    barred: list[int],
    min_score: int,
    limit: int,
) -> Iterator[Play]:
    found = words.native.plays(
        operation.name,
        words.lexicon.language.glyphs(cells),
        barred=barred,
        min_score=min_score,
        limit=limit,
    )
    for parts, at in found:
        yield Play(
            operation=operation,
            answer=cells,
            parts=tuple(words.part(id) for id in parts),
            at=tuple(at),
        )


def _kin(words: PlayWords, answer: str, cells: Cells) -> list[int]:
    """The lemma groups of the answer and of its written words."""
    language = words.lexicon.language
    written = [language.cells(word) for word in tokens(answer, language)]
    groups = (words.group(spelled) for spelled in (cells, *written))
    return sorted({group for group in groups if group is not None})
