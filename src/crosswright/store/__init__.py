"""Where a person's puzzles, word lists and clues are kept: the only room with a database.

A store knows documents, not puzzles: `pipeline.library` turns the one into the other.
"""

from crosswright.store.binning import Binned
from crosswright.store.merging import Fate, History
from crosswright.store.records import (
    About,
    Collection,
    Conflict,
    Document,
    Kept,
    ListConflict,
    Page,
    Past,
    Revision,
    Use,
    UsedClue,
    WordList,
)
from crosswright.store.store import Store

__all__ = [
    "About",
    "Binned",
    "Collection",
    "Conflict",
    "Document",
    "Fate",
    "History",
    "Kept",
    "ListConflict",
    "Page",
    "Past",
    "Revision",
    "Store",
    "Use",
    "UsedClue",
    "WordList",
]
