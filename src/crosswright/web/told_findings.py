"""What the judge finds and how a fill ends, said in the language of the interface.

A finding is one line of English, made by its rule. Each line a rule can say is listed here as a pattern; its
`{gaps}` are entries and squares, which are named as the page names them, and texts, which stay. A
test holds the patterns against the rules.
"""

import re
from functools import lru_cache

from crosswright.web.told import Patterns, say
from crosswright.web.words import Catalogue

PATTERNS = (
    # How a fill ends.
    say("no fill within {number} seconds"),
    say("no fill within {number} steps"),
    say("no word of {number} letters with a score of {score} or more fits {entry}"),
    say(
        "no word of {number} letters with a score of {score} or more fits {entry} with its given letters"
    ),
    say("no words with a score of {score} or more fit {entries} together"),
    say(
        "no words with a score of {score} or more fit {number} slots together; nothing smaller was found to clash"
    ),
    # What the judge finds.
    say("the fodder {fodder} of the clue of {entry} is the answer itself"),
    say("the fodder {fodder} of the clue of {entry} cannot be spelled: {reason}"),
    say("the fodder {fodder} of the clue of {entry} does not make {answer}: it {reason}"),
    say("lacks {letters}"),
    say("lacks {letters} and has too many {spare}"),
    say("the fodder {fodder} of the clue of {entry} does not stand in its text"),
    say("has too many {letters}"),
    say("the clue of {entry}, {clue}, says its answer {answer}"),
    say("{answer} is the answer of {entries}"),
    say("the arrow from {square} leads to {other} and {way}, not to {entry}"),
    say("the arrow to {entry} goes {path}, which the style does not draw"),
    say("{number} of {total} squares are blocks ({share}), more than {most}"),
    say("the blocked word {word} can be read from {square}"),
    say("a letter stands on the border at {square}"),
    say("{share} of the cells are clue cells, more than {most}"),
    say("the clue cells at {square} and {other} touch"),
    say("the clues at {square} need {lines} lines, more than their cell has"),
    say("the clue of {entry}, {clue}, is the answer of {other}"),
    say("{clue} is the clue of {entries}"),
    say("the clue of {entry}, {clue}, is from {source} ({licence}) and does not say so"),
    say("the clue of {entry} is from {source} and has lost its licence, {licence}"),
    say("the clue cell at {square} holds {number} clues, more than {most}"),
    say("{clue} is a definition of {entries}"),
    say("the puzzle has {number} entries; at {size} it may have {most}"),
    say("{entry} ({answer}) is no whole run of letters in the grid"),
    say("no arrow leads to {entry} ({answer})"),
    say("the clue of {entry}, {clue}, counts {printed} where the answer has {lengths}"),
    say("{sign} at {square} is no letter of {language} ({tag})"),
    say("a grid of {size} is outside the {preset} sizes, {least} to {most}"),
    say("a grid of {size} has an even side; {preset} grids have odd sides"),
    say(
        "the grid lacks the symmetry {wanted}; {number} squares differ from their image under {nearest}, the first at {square}"
    ),
    say("the hidden phrase steps back from {square} to {other}"),
    say("the phrase does not fill a whole slot from {square} on"),
    say("the marked squares spell {letters}, not {phrase}"),
    say("the hidden phrase uses the square {square} {times} times"),
    say("no arrow leaves the clue cell at {square}"),
    say("the indirect clue of {entry}, {clue}, does not end in '?'"),
    say("the language {tag} of the puzzle is unknown"),
    say("{number} letters belong to no word and not to the hidden phrase"),
    say("a letter is cut off from the rest of the grid, from {square} on"),
    say("{number} letters are cut off from the rest of the grid, from {square} on"),
    say("the grid has no letters"),
    say("{entry} stands after {other} in the list"),
    say("none of the {number} entries has a clue"),
    say("{entry} ({answer}) has no clue"),
    say("the {way} entry at {square} has no number, not {right}"),
    say("the {way} entry at {square} has the number {number}, not {right}"),
    say("the puzzle was ordered as a pangram, and the grid lacks {letters}"),
    say("the phrase {phrase} of {entry} does not spell its answer {answer}"),
    say("{phrase} runs through {number} letters of the hidden phrase"),
    say("the clue of {entry}, {clue}, shares the root of {word} with its answer {answer}"),
    say("{answer} ({entry}) and {second} ({other}) share a root"),
    say(
        "{answer} ({entry}) and {second} ({other}) share {letters}, more than {number} letters in a row"
    ),
    say("the {way} slot at {square} has {number} letters, fewer than {least}"),
    say("{number} of {total} answers ({share}) have three letters or fewer"),
    say("the {way} slot at {square} has {number} entries"),
    say("{letters}, {way} from {square}, is no entry"),
    say("the four letters from {square} on form a square; a lattice has none"),
    say("the {way} slot at {square} has {number} of {total} letters unchecked, more than {most}"),
    say("the letter at {square} belongs to no answer"),
    say("the inner letter at {square} is not checked"),
    say("the letter at {square} is not checked by a second entry"),
    say("the {way} slot at {square} has {number} unchecked letters in a row, more than {most}"),
    say("the {way} slot at {square} has {number} of {total} letters checked, less than {share}"),
    say("{number} of {total} letters are unchecked, more than {share}"),
    say("the notes do not credit {source}; the clue of {entry} is from there"),
    say("the notes do not credit {source}; the clue of {entry} and {number} more is from there"),
    say("the notes do not say that {source} is under {licence}; the clue of {entry} is from there"),
    say(
        "the notes do not say that {source} is under {licence}; the clue of {entry} and {number} more is from there"
    ),
    say("the notes do not mark {source} as share-alike; the clue of {entry} is from there"),
    say(
        "the notes do not mark {source} as share-alike; the clue of {entry} and {number} more is from there"
    ),
    say("{answer} ({entry}) is not in the lexicon"),
    say("{number} of {total} letters are not in the grid, the first at {square}"),
    say("{number} of the {total} answers wished for are used, fewer than {least}"),
    say("{phrase} does not run straight from square to square"),
    say("{phrase} runs {path}, which was not asked for"),
    say("{phrase} can be found {number} times"),
    say("{phrase} is listed twice"),
    say("{word} is neither in the grid nor listed as left out"),
    say("{phrase} has {number} letters, fewer than {least}"),
    say("{phrase} can be read inside {other}"),
    say("{phrase} and {other} share {number} squares"),
)

_PLACES = frozenset({"entry", "entries", "other", "square"})
"""Gaps that name entries and squares; all others hold texts and numbers."""

_NAME = re.compile(
    r"at \((?P<row>\d+), (?P<col>\d+)\) (?P<way>across|down)"
    r"|(?P<number>\d+) (?P<side>across|down)"
    r"|\((?P<top>\d+), (?P<left>\d+)\)"
    r"|line (?P<line>\d+)"
)

_ENTRY = r"(?:at \(\d+, \d+\) |\d+ )(?:across|down)"
_PATTERNS = Patterns(
    PATTERNS, dict.fromkeys(_PLACES, rf"{_ENTRY}(?: and {_ENTRY})*|line \d+|\(\d+, \d+\)|.+?")
)


_matched = lru_cache(maxsize=4096)(_PATTERNS.match)


def tell_finding(words: Catalogue, line: str) -> str:
    """The message of a finding in the language of a catalogue; as it is where no pattern fits."""
    found = _matched(line)
    if found is None:
        return line
    text, gaps = found
    return words.say(text, **{name: _gap(words, name, value) for name, value in gaps.items()})


def _gap(words: Catalogue, name: str, value: str) -> str:
    if name == "reason":
        return tell_finding(words, value)
    if name == "way":
        return _way(words, value)
    if name == "entries":
        value = value.replace(" and ", ", ")
    return _NAME.sub(lambda x: _named(words, x), value) if name in _PLACES else value


def _named(words: Catalogue, found: re.Match[str]) -> str:
    """An entry or a square as the page names it: squares are counted from 1 there."""
    if found["number"]:
        return f"{found['number']} {_way(words, found['side'])}"
    if found["line"]:
        return words.say("line {number}", number=found["line"])
    row, col = int(found["row"] or found["top"]), int(found["col"] or found["left"])
    place = words.say("row {row}, column {column}", row=row + 1, column=col + 1)
    return f"{place} {_way(words, found['way'])}" if found["way"] else place


def _way(words: Catalogue, way: str) -> str:
    return words.say("down") if way == "down" else words.say("across")
