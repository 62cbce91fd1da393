"""ipuz, the open JSON format of puzzles and our document on disk.

Plain ipuz says what any reader knows: the grid, the solution, the clues and their squares. What a
Puzzle has beyond that stands under the key `x-crosswright` of the document and of each clue, so
that reading a document back gives an equal Puzzle while any other reader still opens it.
"""

from crosswright.formats.base import Feature, Format
from crosswright.formats.ipuz.decode import begins
from crosswright.formats.ipuz.read import read
from crosswright.formats.ipuz.write import lacks, write

FORMAT = Format(
    name="ipuz",
    title="ipuz",
    extensions=(".ipuz",),
    carries=frozenset(Feature),
    read=read,
    write=write,
    lacks=lacks,
    begins=begins,
)
