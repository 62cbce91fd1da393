"""Wordplay: the ways an answer can be made of other words, for people who write clues.

To add an operation, write it in the file of its family here and list it in the table; unless the
lexicon's clues give its plays, write how they are found in `crates/core/src/wordplay` and list it
there under the same name.
"""

from crosswright.errors import UsageError
from crosswright.lexicon.wordplay import (
    anagrams,
    changes,
    hidden,
    homographs,
    joins,
    reversals,
    selections,
)
from crosswright.lexicon.wordplay.play import Operation, Part, Play
from crosswright.lexicon.wordplay.search import Plays, find_plays
from crosswright.lexicon.wordplay.words import PlayWords, other_words, play_words

__all__ = [
    "OPERATIONS",
    "Operation",
    "Part",
    "Play",
    "PlayWords",
    "Plays",
    "find_plays",
    "operation",
    "other_words",
    "play_words",
]

OPERATIONS: tuple[Operation, ...] = (
    reversals.PALINDROME,
    reversals.REVERSAL,
    anagrams.ANAGRAM,
    anagrams.OF_TWO,
    anagrams.WITH_LETTERS,
    hidden.WITHIN,
    hidden.WITHIN_BACK,
    hidden.ACROSS,
    hidden.ACROSS_BACK,
    joins.CONTAINER,
    joins.CHARADE,
    joins.CHARADE_OF_THREE,
    changes.BEHEADING,
    changes.CURTAILMENT,
    changes.HEART,
    changes.LOST_LETTER,
    changes.CHANGE,
    changes.SWAP,
    selections.ALTERNATE,
    selections.ALTERNATE_OF_TWO,
    joins.SPOONERISM,
    homographs.HOMOGRAPH,
    selections.ACROSTIC,
)


def operation(name: str) -> Operation:
    """The operation of this name, such as "charade".

    Raises:
        UsageError: for a name that is in no line of the table.
    """
    for known in OPERATIONS:
        if known.name == name:
            return known
    names = ", ".join(x.name for x in OPERATIONS)
    raise UsageError(f"unknown operation {name!r}; known are {names}")
