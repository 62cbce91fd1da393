"""The tables as they are now; `migrations` says how they came to be so, and a test compares both.

Times are UTC in ISO 8601, as text of one length, so that they sort on any database.
"""

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()

puzzle = Table(
    "puzzle",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("document", Text, nullable=False),
    # When it was put into the bin; none for a puzzle in use.
    Column("binned", Text),
    # Folded title, author and answers: no database folds all alphabets alike.
    Column("sought", Text, nullable=False, server_default=""),
    Index("puzzle_changed", "changed"),
)

revision = Table(
    "revision",
    METADATA,
    Column("puzzle", Text, ForeignKey("puzzle.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Text, nullable=False),
    # The earlier revision whose text helps to unpack this one; none for one that stands alone.
    Column("base", Integer),
    Column("document", LargeBinary, nullable=False),
)

word_list = Table(
    "word_list",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("binned", Text),
)

clue = Table(
    "clue",
    METADATA,
    Column("puzzle", Text, ForeignKey("puzzle.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("language", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("licence", Text, nullable=False),
    Index("clue_answer", "language", "answer"),
)

collection = Table(
    "collection",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
)

collected = Table(
    "collected",
    METADATA,
    Column("collection", Text, ForeignKey("collection.id"), primary_key=True),
    Column("puzzle", Text, ForeignKey("puzzle.id"), primary_key=True),
    Column("position", Integer, nullable=False),
)
