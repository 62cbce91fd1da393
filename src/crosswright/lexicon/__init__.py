"""Words and what is known of them: spelling, frequency, lemma, clues; no grids.

`load` gives a language's lexicon. A word's id is its place in the columns of the design page, the
same for people, pattern search and engines.
"""

from crosswright.lexicon.added import is_permissive, is_share_alike
from crosswright.lexicon.clued import (
    CluedList,
    CluedWord,
    parse_clued,
    sniff_clued,
    written_clued,
)
from crosswright.lexicon.difficulty import graded
from crosswright.lexicon.filling import WHOLE, FillWords, both, either
from crosswright.lexicon.home import home
from crosswright.lexicon.imports import (
    PUBLISHED,
    Imported,
    ImportedWord,
    read_import,
    rows_in_cards,
    rows_in_workbook,
)
from crosswright.lexicon.lexicon import Lexicon, lexicon_of_words
from crosswright.lexicon.once import Listener, listen
from crosswright.lexicon.own import (
    OwnList,
    OwnWord,
    RejectedLine,
    decoded,
    own_words,
    parse_own,
    read_own,
)
from crosswright.lexicon.phrases import phrases_of
from crosswright.lexicon.profanity import Level, Profanity, profanity_of
from crosswright.lexicon.room import lines_of
from crosswright.lexicon.sayings import (
    KeptSayings,
    Punchline,
    ReadSayings,
    Saying,
    SayingShelf,
    ends_of,
    punchlines,
    read_sayings,
    sayings,
)
from crosswright.lexicon.selection import Selection
from crosswright.lexicon.shelf import Edit, KeptList, Shelf
from crosswright.lexicon.sources import Extra, Recipe, recipe_for
from crosswright.lexicon.store import cached, load, rebuild
from crosswright.lexicon.word import (
    MOST_SCORE,
    ClueCount,
    ClueText,
    Difficulty,
    Flag,
    LexiconInfo,
    Rude,
    Source,
    Tiers,
    Word,
)

__all__ = [
    "MOST_SCORE",
    "PUBLISHED",
    "WHOLE",
    "ClueCount",
    "ClueText",
    "CluedList",
    "CluedWord",
    "Difficulty",
    "Edit",
    "Extra",
    "FillWords",
    "Flag",
    "Imported",
    "ImportedWord",
    "KeptList",
    "KeptSayings",
    "Level",
    "Lexicon",
    "LexiconInfo",
    "Listener",
    "OwnList",
    "OwnWord",
    "Profanity",
    "Punchline",
    "ReadSayings",
    "Recipe",
    "RejectedLine",
    "Rude",
    "Saying",
    "SayingShelf",
    "Selection",
    "Shelf",
    "Source",
    "Tiers",
    "Word",
    "both",
    "cached",
    "decoded",
    "either",
    "ends_of",
    "graded",
    "home",
    "is_permissive",
    "is_share_alike",
    "lexicon_of_words",
    "lines_of",
    "listen",
    "load",
    "own_words",
    "parse_clued",
    "parse_own",
    "phrases_of",
    "profanity_of",
    "punchlines",
    "read_import",
    "read_own",
    "read_sayings",
    "rebuild",
    "recipe_for",
    "rows_in_cards",
    "rows_in_workbook",
    "sayings",
    "sniff_clued",
    "written_clued",
]
