"""A bin for puzzles and word lists, and a folded text to search puzzles by."""

import sqlalchemy as sa
from alembic import op

from crosswright.store.values import fold

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; what is searched is worked out from what the tables hold already."""
    op.add_column("puzzle", sa.Column("binned", sa.Text))
    op.add_column("word_list", sa.Column("binned", sa.Text))
    op.add_column("puzzle", sa.Column("sought", sa.Text, nullable=False, server_default=""))
    connection = op.get_bind()
    puzzle = sa.table("puzzle", *map(sa.column, ("id", "title", "author", "sought")))
    clue = sa.table("clue", *map(sa.column, ("puzzle", "position", "answer")))
    for row in connection.execute(sa.select(puzzle)).all():
        used = sa.select(clue.c.answer).where(clue.c.puzzle == row.id).order_by(clue.c.position)
        answers = connection.execute(used).scalars()
        sought = fold(" ".join((row.title, row.author, *answers)))
        connection.execute(sa.update(puzzle).where(puzzle.c.id == row.id).values(sought=sought))
