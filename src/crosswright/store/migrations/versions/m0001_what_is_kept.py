"""Puzzles and their revisions, word lists, clues, collections."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "puzzle",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("changed", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("puzzle_changed", "puzzle", ["changed"])
    op.create_table(
        "revision",
        sa.Column("puzzle", sa.Text, sa.ForeignKey("puzzle.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("base", sa.Integer),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "word_list",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("changed", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "clue",
        sa.Column("puzzle", sa.Text, sa.ForeignKey("puzzle.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("licence", sa.Text, nullable=False),
    )
    op.create_index("clue_answer", "clue", ["language", "answer"])
    op.create_table(
        "collection",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
    )
    op.create_table(
        "collected",
        sa.Column("collection", sa.Text, sa.ForeignKey("collection.id"), primary_key=True),
        sa.Column("puzzle", sa.Text, sa.ForeignKey("puzzle.id"), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
    )
