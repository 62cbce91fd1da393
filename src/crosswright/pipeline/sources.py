"""What a person brings: the words of a language, their own lists, masks and themes."""

import re
from collections.abc import Callable, Collection, Iterable, Sequence

from crosswright.errors import LanguageError, MaskError, UsageError
from crosswright.kinds import ThemeEntry
from crosswright.languages import LANGUAGES, Language
from crosswright.lexicon import (
    MOST_SCORE,
    CluedList,
    ClueText,
    Lexicon,
    OwnList,
    OwnWord,
    load,
    parse_own,
)
from crosswright.lexicon import Rude as Rude
from crosswright.model import Facts, Mask, parse_mask
from crosswright.pipeline.files import load as load_puzzle
from crosswright.pipeline.files import read_bytes

Note = Callable[[str], None]

SHOWN_REJECTS = 5
"""Lines of a list that are named when they cannot be used; the rest are counted."""


def read_words(
    files: Sequence[str], tongue: Language, *, on_note: Note | None = None
) -> tuple[OwnList, ...]:
    """The person's lists; every line that cannot be used is told through `on_note`.

    Raises:
        WordListError: for a list that gives no word.
        UsageError: for a file that cannot be read.
    """
    return tuple(_read_list(file, tongue, on_note) for file in files)


def lexicon_for(
    tongue: Language,
    lists: Sequence[OwnList] = (),
    *,
    only_words: bool = False,
    permissive: bool = False,
    rude: Rude = "none",
    used: Collection[str] = (),
    clued: Sequence[CluedList] = (),
    on_note: Note | None = None,
) -> Lexicon:
    """The words to fill with: the language's lexicon and the person's lists, or the lists alone.

    `used` are clues that a set has had already: taken again only where there is no other. Of
    `clued` lists the clues come too, and before all others.

    Raises:
        UsageError: for `only_words` without a list.
    """
    if only_words and not lists and not clued:
        raise UsageError("to use no words but your own, give at least one list of words")
    words = [word for own in lists for word in own.words]
    given = [word for own in clued for word in own.words]
    words += [OwnWord(written=x.written, cells=x.cells, score=MOST_SCORE) for x in given]
    lexicon = load(tongue.tag, on_note=on_note).with_rude_words(rude)
    if permissive:
        lexicon = lexicon.with_clues({}, permissive=True)
    if used:
        lexicon = lexicon.with_used_clues(used)
    texts: dict[bytes, tuple[ClueText, ...]] = {
        tongue.glyphs(x.cells): (ClueText(text=x.clue, kind="straight"),) for x in given if x.clue
    }
    lexicon = lexicon.with_clues(texts) if texts else lexicon
    return lexicon.with_words(words, only=only_words) if words else lexicon


def clues_in(files: Iterable[str]) -> tuple[str, ...]:
    """The texts of all clues in some puzzles.

    Raises:
        UsageError: for a file that is no puzzle.
    """
    entries = (entry for file in files for entry in load_puzzle(file).puzzle.entries)
    return tuple(entry.clue.text for entry in entries if entry.clue is not None)


def language_of_list(file: str) -> str:
    """The first known language whose alphabet spells most words of a list; English comes first.

    Raises:
        WordListError: when no language spells a single word of it.
    """
    data = read_bytes(file)
    best, most = "en", 0
    problem: UsageError | None = None
    for tag, tongue in LANGUAGES.items():
        try:
            count = len(parse_own(data, name=file, language=tongue).words)
        except UsageError as error:
            problem = problem or error
            continue
        if count > most:
            best, most = tag, count
    if not most and problem is not None:
        raise problem
    return best


def read_mask(file: str) -> Mask:
    """The mask in a file of grid text.

    Raises:
        MaskError: for a file that is no mask.
        UsageError: for a file that cannot be read.
    """
    return parse_mask(_text(file), where=file)


def spelled_mask(mask: Mask, tongue: Language, *, where: str = "mask") -> Mask:
    """The mask with its given letters as cells of the language.

    Raises:
        LanguageError: for a letter outside the alphabet, naming its row and column.
    """
    letters = {}
    for square, sign in mask.letters.items():
        try:
            cells = tongue.cells(sign)
        except LanguageError as error:
            place = f"row {square.row + 1}, column {square.col + 1}"
            raise LanguageError(f"{where}: {place}: {error}") from None
        if len(cells) != 1:
            raise LanguageError(
                f"{where}: {sign!r} in row {square.row + 1}, column {square.col + 1} "
                f"takes {len(cells)} cells in {tongue.name}"
            )
        letters[square] = cells[0]
    return Mask(
        size=mask.size,
        blocks=mask.blocks,
        voids=mask.voids,
        bars=mask.bars,
        letters=Facts(letters),
    )


def read_theme(file: str, tongue: Language) -> tuple[ThemeEntry, ...]:
    """The theme in a file, as `theme_of` reads its lines; those that start with # are passed over.

    Raises:
        UsageError: for a file without entries, or what `theme_of` refuses.
    """
    lines = _text(file).lstrip("\ufeff").splitlines()
    entries = theme_of(
        ("" if line.lstrip().startswith("#") else line for line in lines), tongue, where=file
    )
    if not entries:
        raise UsageError(f"{file}: no theme entries; write one a line, ANSWER or ANSWER=clue")
    return entries


def theme_of(
    lines: Iterable[str], tongue: Language, *, where: str = "theme"
) -> tuple[ThemeEntry, ...]:
    """The theme in lines `ANSWER` or `ANSWER=clue`; empty ones are passed over.

    Letters in parentheses share one cell, a rebus: SWEET(HEART) has six.

    Raises:
        UsageError: for a line that has a clue and no answer, or repeats an answer.
        LanguageError: for an entry the language cannot spell, naming its line.
    """
    entries: dict[tuple[str, ...], ThemeEntry] = {}
    for number, line in enumerate(lines, start=1):
        phrase, _, clue = (part.strip() for part in line.partition("="))
        if not phrase and not clue:
            continue
        try:
            cells = _with_rebus(phrase, tongue)
        except LanguageError as error:
            raise LanguageError(f"{where}: line {number}: {error}") from None
        phrase = phrase.translate(_PARENTHESES)
        if not cells:
            raise UsageError(f"{where}: line {number}: {phrase!r} has no letters")
        if cells in entries:
            raise UsageError(f"{where}: line {number}: {phrase!r} stands there twice")
        entries[cells] = ThemeEntry(cells=cells, phrase=phrase, clue=clue or None)
    return tuple(entries.values())


_PARENTHESES = str.maketrans("", "", "()")


def _with_rebus(phrase: str, tongue: Language) -> tuple[str, ...]:
    """The cells of an entry in which parentheses set several letters into one: SWEET(HEART)."""
    cells: list[str] = []
    for number, part in enumerate(re.split(r"\(([^()]*)\)", phrase)):
        letters = tongue.cells(part)
        cells += ["".join(letters)] if number % 2 and letters else letters
    return tuple(cells)


def _text(file: str) -> str:
    data = read_bytes(file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise MaskError(f"{file}: this is no UTF-8 text; save it as UTF-8") from None


def _read_list(file: str, tongue: Language, on_note: Note | None) -> OwnList:
    own = parse_own(read_bytes(file), name=file, language=tongue)
    if on_note is not None:
        for line in own.rejected[:SHOWN_REJECTS]:
            on_note(f"{file}: line {line.line}: {line.text[:60]!r} not used: {line.reason}")
        if len(own.rejected) > SHOWN_REJECTS:
            on_note(f"{file}: {len(own.rejected) - SHOWN_REJECTS} more lines not used")
    return own
