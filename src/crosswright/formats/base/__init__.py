"""What formats share: what a format is, what it loses, text, letters, and how entries are found."""

from crosswright.formats.base.archive import MAGIC as ZIP_MAGIC
from crosswright.formats.base.archive import bundle, files_in
from crosswright.formats.base.assembly import (
    MOST_LETTERS_A_CELL,
    MOST_ROWS,
    Told,
    answer_in,
    direction_of,
    entries_of_runs,
    entry_of,
    numbered_runs,
    phrase_parted,
)
from crosswright.formats.base.feature import Feature, Format, Loaded, Loss, Saved
from crosswright.formats.base.listing import COLUMNS, Row, bent_entries, listed_rows, puzzle_of_rows
from crosswright.formats.base.losses import features_of, is_one_letter, losses_of
from crosswright.formats.base.markup import has_markup, to_html, to_plain
from crosswright.formats.base.spelling import (
    Spelling,
    guess_language,
    language_of,
    spelling_of,
)
from crosswright.formats.base.text import decoded, encoded, json_text, one_line, passage

__all__ = [
    "COLUMNS",
    "MOST_LETTERS_A_CELL",
    "MOST_ROWS",
    "ZIP_MAGIC",
    "Feature",
    "Format",
    "Loaded",
    "Loss",
    "Row",
    "Saved",
    "Spelling",
    "Told",
    "answer_in",
    "bent_entries",
    "bundle",
    "decoded",
    "direction_of",
    "encoded",
    "entries_of_runs",
    "entry_of",
    "features_of",
    "files_in",
    "guess_language",
    "has_markup",
    "is_one_letter",
    "json_text",
    "language_of",
    "listed_rows",
    "losses_of",
    "numbered_runs",
    "one_line",
    "passage",
    "phrase_parted",
    "puzzle_of_rows",
    "spelling_of",
    "to_html",
    "to_plain",
]
