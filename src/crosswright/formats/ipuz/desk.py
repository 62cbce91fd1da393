"""The desk of a puzzle in our documents: the notes of its maker, under our own key."""

from crosswright.formats.ipuz.names import place, places
from crosswright.formats.ipuz.pictures import picture_at
from crosswright.formats.ipuz.values import (
    choice,
    flag,
    items,
    letters,
    square,
    squares,
    table,
    text,
)
from crosswright.model import (
    Clue,
    ClueKind,
    Desk,
    DeskNote,
    Direction,
    Facts,
    HiddenPhrase,
    PhraseMode,
    Place,
    Size,
    Symmetry,
)

Json = dict[str, object]


def desk_facts(desk: Desk) -> Json:
    """The notes as a document has them; empty where there are none."""
    facts: Json = {
        "locked": places(sorted(desk.locked)),
        "entries": [_note_facts(at, note) for at, note in sorted(desk.entries.items(), key=_order)],
    }
    if desk.symmetry is not None:
        facts["symmetry"] = desk.symmetry.value
    if desk.phrase is not None:
        facts["phrase"] = phrase_facts(desk.phrase)
    return {key: fact for key, fact in facts.items() if fact != []}


def _order(item: tuple[Place, DeskNote]) -> tuple[str, int, int]:
    return (item[0].direction.value, *item[0].square)


def _note_facts(at: Place, note: DeskNote) -> Json:
    facts: Json = {"cell": place(at.square), "direction": at.direction.value}
    if note.draft:
        facts["draft"] = True
    if note.notes:
        facts["notes"] = note.notes
    if note.phrase:
        facts["phrase"] = note.phrase
    if note.own:
        facts["own"] = True
    if note.clue is not None:
        facts["clue"] = {"text": note.clue.text, **clue_facts(note.clue)}
    return facts


def clue_facts(clue: Clue) -> Json:
    """What a clue has beyond its text."""
    facts: Json = {} if clue.kind is ClueKind.STRAIGHT else {"kind": clue.kind.value}
    if clue.source:
        facts["source"] = clue.source
    if clue.licence:
        facts["licence"] = clue.licence
    if clue.fodder:
        facts["fodder"] = clue.fodder
    if clue.picture is not None:
        facts["picture"] = clue.picture.address
    return facts


def phrase_facts(phrase: HiddenPhrase) -> Json:
    """A hidden phrase."""
    return {
        "text": phrase.text,
        "letters": list(phrase.letters),
        "cells": places(phrase.squares),
        "mode": phrase.mode.value,
        "setup": phrase.setup,
    }


def desk_of(value: object, size: Size) -> Desk:
    """The notes in a document."""
    found = table(value, "'desk'")
    symmetry = found.get("symmetry")
    notes = (table(x, "a note") for x in items(found.get("entries", []), "the notes"))
    return Desk(
        symmetry=None if symmetry is None else choice(Symmetry, symmetry, "the symmetry"),
        locked=frozenset(squares(found.get("locked", []), "'locked'", size)),
        entries=Facts(_note(note, size) for note in notes),
        phrase=phrase_of(found.get("phrase"), size),
    )


def _note(found: Json, size: Size) -> tuple[Place, DeskNote]:
    at = Place(
        square(found.get("cell"), "the cell of a note", size),
        choice(Direction, found.get("direction"), "the direction of a note"),
    )
    clue = found.get("clue")
    return at, DeskNote(
        draft=flag(found.get("draft", False), "'draft' of a note"),
        notes=text(found.get("notes", ""), "the text of a note"),
        phrase=text(found.get("phrase", ""), "the phrase of a note"),
        own=flag(found.get("own", False), "'own' of a note"),
        clue=None if clue is None else _clue(table(clue, "the clue of a note")),
    )


def _clue(found: Json) -> Clue:
    return clue_of(text(found.get("text"), "the clue of a note"), found, "a clue laid aside")


def clue_of(said: str, beyond: Json, name: str) -> Clue:
    """A clue of its text and of what it has beyond that."""
    return Clue(
        text=said,
        kind=choice(ClueKind, beyond.get("kind", ClueKind.STRAIGHT.value), f"the kind of {name}"),
        source=text(beyond.get("source", ""), f"the source of {name}"),
        licence=text(beyond.get("licence", ""), f"the licence of {name}"),
        fodder=text(beyond.get("fodder", ""), f"the fodder of {name}"),
        picture=picture_at(beyond.get("picture"), f"the picture of {name}"),
    )


def phrase_of(value: object, size: Size) -> HiddenPhrase | None:
    """A hidden phrase, if there is one."""
    if value is None:
        return None
    found = table(value, "'hidden_phrase'")
    return HiddenPhrase(
        text=text(found.get("text"), "the text of the hidden phrase"),
        letters=letters(found.get("letters"), "the letters of the hidden phrase"),
        squares=squares(found.get("cells"), "the cells of the hidden phrase", size),
        mode=choice(PhraseMode, found.get("mode"), "the mode of the hidden phrase"),
        setup=text(found.get("setup", ""), "the setup of the hidden phrase"),
    )
