""".xd, version 3: sections of text for the metadata, the grid, the clues and the notes.

Circles and shades are lower-case letters where the file has one sort only; else, like bars, they
stand in a section `Design`, and given letters in a section `Start`, as some writers of .xd do.
"""

from crosswright.formats.base import Feature, Format
from crosswright.formats.xd.names import plain, told_notes
from crosswright.formats.xd.read import read
from crosswright.formats.xd.write import lacks, write

FORMAT = Format(
    name="xd",
    title=".xd",
    extensions=(".xd",),
    carries=frozenset(
        {
            Feature.CLUES,
            Feature.LONE_LETTERS,
            Feature.VOIDS,
            Feature.BARS,
            Feature.LONG_CELLS,
            Feature.CIRCLES,
            Feature.SHADES,
            Feature.GIVEN,
            Feature.LANGUAGE,
            Feature.TITLE,
            Feature.CREDITS,
            Feature.ENUMERATIONS,
            Feature.PHRASES,
        }
    ),
    read=read,
    write=write,
    lacks=lacks,
    line=plain,
    passage=told_notes,
    begins=lambda data: data.lstrip(b"\xef\xbb\xbf \n\r").lower().startswith(b"## metadata"),
)
