"""The recipe of a criss-cross: words laid, numbered and clued; nothing of the list is lost."""

from dataclasses import dataclass, replace

from crosswright.audit import Profile, audit
from crosswright.engines import CancelFlag, LayingRules, Layout, Progress, lay_words
from crosswright.kinds.recipes.clueing import with_credits
from crosswright.languages import Language
from crosswright.model import (
    VOID,
    Cell,
    Clue,
    ClueKind,
    Direction,
    Entry,
    Facts,
    Found,
    Grid,
    HiddenPhrase,
    LetterCell,
    LimitReached,
    Limits,
    Metadata,
    Outcome,
    PhraseMode,
    Picture,
    Puzzle,
    Scalar,
    Square,
    Unplaced,
    marked_clue,
    number_slots,
)

Cells = tuple[str, ...]

ANYTHING = LayingRules()


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedWord:
    """A word of the person's list: as written, as cells, and its clue; "" for none.

    A `picture` is the clue, and `clue` what is said of it. A clue that is somebody's work has a
    `source` and its licence, which the notes of the puzzle credit.
    """

    written: str
    cells: Cells
    clue: str = ""
    picture: Picture | None = None
    source: str = ""
    licence: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrissCrossOrder:
    """What a person asks for.

    `refused` are rows of their list that give no word, each with the reason. `given` says which
    letters the solver gets: "first" for the first letter of every word, or letters such as "AEI".
    """

    metadata: Metadata
    words: tuple[ListedWord, ...]
    refused: tuple[Unplaced, ...] = ()
    rules: LayingRules = ANYTHING
    given: str = ""


def make_crisscross(
    order: CrissCrossOrder,
    profile: Profile,
    language: Language,
    *,
    seed: int = 0,
    limits: Limits | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Outcome[Puzzle]:
    """Make one criss-cross and prove it by the audit.

    Words that could not be placed are in its `unplaced`, with the reason. The same words in any
    order and the same seed give the same grid, unless a limit in seconds ends the search.

    Raises:
        UsageError: for an order whose parts contradict each other.
    """
    if order.given and order.given != "first":
        language.cells(order.given)
    outcome = lay_words(
        (word.cells for word in order.words),
        rules=order.rules,
        seed=seed,
        limits=limits,
        cancel=cancel,
        progress=progress,
    )
    if isinstance(outcome, LimitReached):
        return LimitReached(reason=outcome.reason, statistics=outcome.statistics)
    if not isinstance(outcome, Found):
        return outcome
    puzzle = _puzzle(order, outcome.result, language, seed)
    # Times differ from run to run: without them the file of one seed is one file.
    counts = {k: v for k, v in outcome.statistics.items() if not k.endswith("seconds")}
    puzzle = replace(puzzle, statistics=Facts(counts))
    faults = audit(puzzle, profile).errors
    unlawful = [fault for fault in faults if fault.code != MISSING_CLUE]
    if unlawful and order.rules.keeps_ends and order.rules.keeps_sides:
        return LimitReached(reason=f"the audit refused it: {unlawful[0]}")
    return Found(result=puzzle, statistics=puzzle.statistics)


MISSING_CLUE = "CW401"
"""A clue the person has still to write is no reason to withhold the grid."""


def _clue(word: ListedWord) -> Clue | None:
    if word.picture is not None:
        return Clue(text=word.clue, kind=ClueKind.PICTURE, picture=word.picture)
    if not word.clue:
        return None
    return marked_clue(word.clue, source=word.source, licence=word.licence)


def _puzzle(order: CrissCrossOrder, layout: Layout, language: Language, seed: int) -> Puzzle:
    listed = {word.cells: word for word in order.words}
    numbers = number_slots(layout.slots.values())
    entries = [
        Entry(
            slot=slot,
            answer=cells,
            phrase=listed[cells].written,
            clue=_clue(listed[cells]),
            number=numbers[slot.start],
            own=True,
        )
        for cells, slot in layout.slots.items()
    ]
    entries.sort(key=lambda entry: (entry.direction is Direction.DOWN, entry.slot.start))
    left_out = [
        Unplaced(word=word.written, reason=layout.left_out[word.cells])
        for word in order.words
        if word.cells in layout.left_out
    ]
    reserve = [word.written for word in order.words if word.cells in layout.reserve]
    return Puzzle(
        kind="crisscross",
        metadata=replace(order.metadata, notes=with_credits(order.metadata.notes, entries)),
        grid=_grid(layout, order.given, language),
        entries=tuple(entries),
        hidden_phrase=_keyword(order, layout, listed),
        unplaced=(*left_out, *order.refused),
        recipe=_recipe(order, seed, reserve),
    )


def _grid(layout: Layout, given: str, language: Language) -> Grid:
    letters: dict[Square, str] = {}
    for cells, slot in layout.slots.items():
        letters.update(zip(slot.squares, cells, strict=True))
    if given == "first":
        shown = {slot.start for slot in layout.slots.values()}
    else:
        asked = set(language.cells(given))
        shown = {square for square, letter in letters.items() if letter in asked}

    def cell(square: Square) -> Cell:
        letter = letters.get(square)
        return VOID if letter is None else LetterCell(letter=letter, given=square in shown)

    rows = (
        tuple(cell(Square(row, col)) for col in range(layout.size.cols))
        for row in range(layout.size.rows)
    )
    return Grid(cells=tuple(rows))


def _keyword(
    order: CrissCrossOrder, layout: Layout, listed: dict[Cells, ListedWord]
) -> HiddenPhrase | None:
    keyword = order.rules.keyword
    if keyword is None or keyword not in layout.slots:
        return None
    return HiddenPhrase(
        text=listed[keyword].written,
        letters=keyword,
        squares=layout.slots[keyword].squares,
        mode=PhraseMode.SLOTS,
    )


def _recipe(order: CrissCrossOrder, seed: int, reserve: list[str]) -> Facts[str, Scalar]:
    rules = order.rules
    facts: dict[str, Scalar] = {
        "language": order.metadata.language,
        "seed": seed,
        "words": "\n".join(sorted(word.written for word in order.words)),
    }
    if rules.most != ANYTHING.most:
        facts["max_size"] = str(rules.most)
    if rules.aspect != ANYTHING.aspect:
        facts["aspect"] = rules.aspect
    if rules.keyword is not None:
        facts["keyword"] = "".join(rules.keyword)
    if rules.count is not None:
        facts["count"] = rules.count
        facts["reserve"] = "\n".join(sorted(reserve))
    if rules.tight:
        facts["tight"] = True
    if rules.pins:
        pins = (
            f"{''.join(word)}@{pin.square.row + 1},{pin.square.col + 1},{pin.direction.value}"
            for word, pin in sorted(rules.pins.items())
        )
        facts["pins"] = " ".join(pins)
    return Facts(facts)
