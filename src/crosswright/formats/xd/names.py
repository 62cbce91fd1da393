"""The words and signs of .xd that reading and writing share."""

import re

from crosswright.formats.base import one_line, passage
from crosswright.model import Direction

LISTS = {"A": Direction.ACROSS, "D": Direction.DOWN}
"""The clue lists that hold entries, by the letter before their numbers."""

PHRASE = "Phrase"
"""What stands under a clue whose answer is written otherwise than it is spelled."""

MARKUP = re.compile(r"\{([/*_~^-])|([/*_~^-])\}")
"""The marks for italics and the like."""


def plain(text: str) -> str:
    """A text of one line without the marks for italics and the like, and with none of its lines."""
    return one_line(MARKUP.sub("", text.replace("\\", " ")))


def told_notes(text: str) -> str:
    """Notes as they come back: a line in them that looks like the head of a section is none."""
    return re.sub(r"(?m)^## ", "# # ", passage(text))
