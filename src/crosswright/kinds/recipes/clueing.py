"""Give filled slots their numbers and clues: the step from a fill to entries."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from crosswright.engines import Answer
from crosswright.lexicon import ClueText, Lexicon
from crosswright.model import Clue, ClueKind, Direction, Entry, Slot, number_slots


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
    entries: Iterable[Entry], lexicon: Lexicon, given: Mapping[Slot, Clue]
) -> tuple[Entry, ...]:
    """Give each entry the best clue of the lexicon that no other entry has taken.

    `given` holds the clues a person brought for some slots. A clue that is the answer of another
    entry is passed over: it would give that one away.
    """
    listed = tuple(entries)
    taken = {clue.text.casefold() for clue in given.values()}
    taken |= {entry.phrase.casefold() for entry in listed}
    out = []
    for entry in listed:
        clue = given.get(entry.slot) or _choose(entry, lexicon, taken)
        if clue is not None:
            taken.add(clue.text.casefold())
        out.append(replace(entry, clue=clue))
    return tuple(out)


def credits_of(entries: Iterable[Entry]) -> str:
    """One line that names the sources of the clues and their licences; empty without any."""
    sources = {
        (entry.clue.source, entry.clue.licence)
        for entry in entries
        if entry.clue is not None and entry.clue.source
    }
    named = [f"{source} ({licence})" if licence else source for source, licence in sorted(sources)]
    return f"Clues: {'; '.join(named)}" if named else ""


def _written(answer: Answer, lexicon: Lexicon) -> str:
    if answer.word is None:
        return "".join(answer.cells)
    return lexicon.word(answer.word).written


def _choose(entry: Entry, lexicon: Lexicon, taken: set[str]) -> Clue | None:
    word = lexicon.find(entry.answer)
    if word is None:
        return None
    fresh = (text for text in lexicon.clues(word) if text.text.casefold() not in taken)
    text = next(fresh, None)
    return None if text is None else _clue(text)


def _clue(text: ClueText) -> Clue:
    return Clue(text=text.text, kind=ClueKind(text.kind), source=text.source, licence=text.licence)
