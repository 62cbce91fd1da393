""".jpz, the XML of Crossword Compiler: bare or in a zip file, in any namespace.

The one format beside ipuz that has arrowwords: clue cells hold their clues and arrows.
"""

from crosswright.formats.base import Feature, Format, one_line, passage
from crosswright.formats.jpz.document import begins
from crosswright.formats.jpz.read import read
from crosswright.formats.jpz.write import lacks, write

FORMAT = Format(
    name="jpz",
    title=".jpz",
    extensions=(".jpz",),
    carries=frozenset(
        {
            Feature.CLUES,
            Feature.SLOTS,
            Feature.LONE_LETTERS,
            Feature.VOIDS,
            Feature.BARS,
            Feature.LONG_CELLS,
            Feature.CLUE_CELLS,
            Feature.CIRCLES,
            Feature.SHADES,
            Feature.GIVEN,
            Feature.TITLE,
            Feature.CREDITS,
            Feature.ENUMERATIONS,
            Feature.PHRASES,
        }
    ),
    read=read,
    write=write,
    lacks=lacks,
    line=one_line,
    passage=passage,
    begins=begins,
)
