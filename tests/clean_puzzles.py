"""Three clean puzzles, the laws they keep, and a lexicon small enough to read."""

from collections.abc import Mapping

from crosswright.audit import Profile
from crosswright.model import Puzzle, Symmetry
from tests.drawing import draw


class FewWords:
    """A lexicon of the words it is given; words given together in a tuple are of one lemma."""

    def __init__(self, *words: str | tuple[str, ...]) -> None:
        groups = [(word,) if isinstance(word, str) else word for word in words]
        self._ids: dict[tuple[str, ...], int] = {}
        self._groups: list[int] = []
        for number, group in enumerate(groups):
            for word in group:
                self._ids[tuple(word)] = len(self._groups)
                self._groups.append(number)

    def find(self, cells: tuple[str, ...], /) -> int | None:
        """The id of a word."""
        return self._ids.get(cells)

    def group(self, word: int, /) -> int:
        """The number of the tuple that holds a word."""
        return self._groups[word]


def words_of(puzzle: Puzzle) -> FewWords:
    """A lexicon that knows the answers of a puzzle and nothing else."""
    return FewWords(*(entry.text for entry in puzzle.entries))


ENGLISH_CLUES: Mapping[str, str] = {
    "RUB": "Polish with a cloth",
    "PAPER": "It comes in sheets",
    "APPLE": "Fruit of Newton's garden",
    "YIELD": "Give way",
    "DRY": "Like the Sahara",
    "PAY": "What a worker brings home",
    "RAPID": "Very fast",
    "UPPER": "Like the higher of two berths",
    "BELLY": "Where a good laugh comes from",
    "RED": "Colour of a stop light",
}

ENGLISH = draw(
    """
    #RUB#
    PAPER
    APPLE
    YIELD
    #DRY#
    """,
    clues=ENGLISH_CLUES,
)

RUSSIAN = draw(
    """
    #САН#
    ГАРАЖ
    ОПЕРА
    ДОНОР
    #ГАД#
    """,
    language="ru",
    clues={
        "САН": "Духовное звание",
        "ГАРАЖ": "Дом для машины",
        "ОПЕРА": "В ней поют с начала до конца",
        "ДОНОР": "Кто даёт свою кровь",
        "ГАД": "Ползучая тварь",
        "ГОД": "Двенадцать месяцев",
        "САПОГ": "Обувь солдата",
        "АРЕНА": "Круг в середине цирка",
        "НАРОД": "Жители страны",
        "ЖАР": "Что бывает при болезни",
    },
)

BRITISH = draw(
    """
    END#BRING
    Y#E#O#M#E
    EMPTY#MAN
    ##A#F#E#R
    CARTRIDGE
    O#T#I#I##
    CPU#EXACT
    O#R#N#T#A
    AHEAD#EAR
    """
)

FREE = Profile(name="free", shortest_slot=3)

MINI_LAW = Profile(
    name="mini",
    smallest=4,
    largest=9,
    odd_sizes=True,
    symmetries=(Symmetry.ROTATION_180,),
    shortest_slot=3,
    fully_checked=True,
    most_entries=((225, 78), (441, 140)),
    most_blocks=1 / 6,
)

BRITISH_LAW = Profile(
    name="british",
    smallest=7,
    largest=31,
    odd_sizes=True,
    symmetries=(Symmetry.ROTATION_90, Symmetry.ROTATION_180),
    shortest_slot=3,
    least_checked=1 / 2,
    longest_unchecked_run=2,
    lattice=True,
)
