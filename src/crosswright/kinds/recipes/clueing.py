"""Give filled slots their numbers and clues: the step from a fill to entries."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import get_args

from crosswright.engines import Answer
from crosswright.lexicon import ClueText, Difficulty, Lexicon, graded, is_share_alike
from crosswright.model import Clue, ClueKind, Direction, Entry, Slot, marked_clue, number_slots


def entries_of(
    answers: Iterable[Answer], lexicon: Lexicon, phrases: Mapping[Slot, str]
) -> tuple[Entry, ...]:
    """Number the answers in reading order and list them, across then down, without clues yet.

    `phrases` says how the person wrote the answers they gave for some slots.
    """
    listed = sorted(
        answers, key=lambda answer: (answer.slot.direction is Direction.DOWN, answer.slot.start)
    )
    numbers = number_slots(answer.slot for answer in listed)
    return tuple(
        Entry(
            slot=answer.slot,
            answer=answer.cells,
            phrase=phrases.get(answer.slot) or _written(answer, lexicon),
            number=numbers[answer.slot.start],
            own=answer.word is None or lexicon.is_own(answer.word),
        )
        for answer in listed
    )


def clue_entries(
    entries: Iterable[Entry],
    lexicon: Lexicon,
    given: Mapping[Slot, Clue],
    *,
    wanted: Difficulty | None = None,
) -> tuple[Entry, ...]:
    """Give each entry the best clue of the lexicon that no other entry has taken.

    `given` holds the clues a person brought for some slots. With `wanted` the clues nearest to that
    difficulty come first. A clue that is the answer of another entry is passed over: it would give
    that one away.
    """
    listed = tuple(entries)
    taken = {part for clue in given.values() for part in definitions_of(clue.text)}
    taken |= {part for entry in listed for part in definitions_of(entry.phrase)}
    out = []
    for entry in listed:
        clue = given.get(entry.slot) or _choose(entry, lexicon, taken, wanted)
        if clue is not None:
            taken |= definitions_of(clue.text)
        out.append(replace(entry, clue=clue))
    return tuple(out)


@lru_cache(maxsize=100_000)
def definitions_of(text: str) -> frozenset[str]:
    """A clue and the definitions in it, which semicolons part, as two clues are compared: by their
    words, without case and signs.
    """
    parts = (text, *text.split(";"))
    return frozenset(" ".join(re.findall(r"\w+", part.casefold())) for part in parts) - {""}


def credits_of(entries: Iterable[Entry]) -> str:
    """One line that names the sources of the clues and their licences; empty without any.

    What must be passed on under its own licence is marked as share-alike.
    """
    sources = {
        (entry.clue.source, entry.clue.licence)
        for entry in entries
        if entry.clue is not None and entry.clue.source
    }
    named = [
        f"{source} ({licence}{', share-alike' if is_share_alike(licence) else ''})"
        if licence
        else source
        for source, licence in sorted(sources)
    ]
    return f"Clues: {'; '.join(named)}" if named else ""


def with_credits(notes: str, entries: Iterable[Entry]) -> str:
    """The person's notes and, on a line of its own, what `credits_of` says of the clues."""
    lines = [line for line in notes.split("\n") if line]
    credits = credits_of(entries)
    if credits and credits not in lines:
        lines.append(credits)
    return "\n".join(lines)


def _written(answer: Answer, lexicon: Lexicon) -> str:
    if answer.word is None:
        return "".join(answer.cells)
    return lexicon.word(answer.word).written


def _choose(
    entry: Entry, lexicon: Lexicon, taken: set[str], wanted: Difficulty | None
) -> Clue | None:
    word = lexicon.find(lexicon.language.spelled_out(entry.answer))
    if word is None:
        return None
    texts = lexicon.clues(word)
    if wanted is not None:
        texts = nearest(graded(lexicon, texts), wanted)
    text = next((x for x in texts if taken.isdisjoint(definitions_of(x.text))), None)
    return None if text is None else clue_of(text)


def nearest(clues: Iterable[ClueText], wanted: Difficulty) -> tuple[ClueText, ...]:
    """Graded clues, those nearest to a difficulty first; equally near ones as they stood."""

    def distance(clue: ClueText) -> int:
        steps = LADDER.index(clue.difficulty) if clue.difficulty else 1
        return abs(steps - LADDER.index(wanted))

    return tuple(sorted(clues, key=distance))


LADDER: tuple[Difficulty, ...] = get_args(Difficulty)


def clue_of(text: ClueText) -> Clue:
    """A clue of the lexicon as a puzzle has it."""
    return marked_clue(
        text.text, kind=ClueKind(text.kind), source=text.source, licence=text.licence
    )
