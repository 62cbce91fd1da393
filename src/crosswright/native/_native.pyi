# What the compiled module offers; `python -m mypy.stubtest crosswright.native._native` proves it.
from collections.abc import Mapping, Sequence
from typing import Literal, final

__all__ = [
    "ArrowwordResult",
    "BarsResult",
    "BlockedWords",
    "CancelFlag",
    "FillResult",
    "ImproveResult",
    "LayResult",
    "LookAheadResult",
    "MaskResult",
    "NativeError",
    "Progress",
    "WordIndex",
    "WordSearchResult",
    "WordStock",
    "Wordplay",
    "__version__",
    "fill",
    "improve",
    "lay_words",
    "least_lines",
    "lines_of",
    "look_ahead",
    "lowered",
    "make_arrowword",
    "make_bars",
    "make_mask",
    "make_word_search",
    "spread_phrases",
]

__version__: str

class NativeError(ValueError):
    """Indicates arguments of the native core that contradict each other."""

@final
class WordIndex:
    """The words of one lexicon, indexed by length.

    A word's id is its place in the columns; a glyph is the number of a letter in the alphabet.

    Args:
        letters: size of the alphabet, 1 to 64.
        glyphs: the cells of all words, one after the other, one byte each.
        lengths: the number of cells of each word, one byte each, 2 to 32.
        scores: one byte a word, 0 to 100; more is better.
        groups: one little-endian 32-bit number a word; words with the same number are forms of
            one lemma, so a word without relatives needs a number of its own.
        breaks: one little-endian 32-bit number a word; bit i: a new written word starts at cell i.

    Raises:
        NativeError: for columns of unequal length or values outside these ranges.
    """

    def __new__(
        cls,
        *,
        letters: int,
        glyphs: bytes,
        lengths: bytes,
        scores: bytes,
        groups: bytes,
        breaks: bytes,
    ) -> WordIndex: ...
    def __len__(self) -> int: ...
    def find(self, glyphs: bytes) -> int | None:
        """The lowest id of a word spelled so."""

    def match(
        self, masks: Sequence[int], *, min_score: int = 0, limit: int | None = None
    ) -> list[int]:
        """The words that fit a pattern, best score first, then by id.

        `masks` has one set of letters a cell: bit g allows glyph g; bits beyond the alphabet are
        ignored.
        """

    def count(self, masks: Sequence[int], *, min_score: int = 0, limit: int | None = None) -> int:
        """How many words `match` would find; it stops at the limit."""

    def search(
        self,
        parts: Sequence[Sequence[int]],
        *,
        shortest: int,
        longest: int,
        letters: int,
        needs: Sequence[tuple[int, int]],
        min_score: int = 0,
        limit: int | None = None,
    ) -> list[int]:
        """The words of `shortest` to `longest` cells that fit, best score first, then by id.

        `parts` have one set of letters a cell, as in `match`; between two of them any letters may
        stand, also none. All letters of a word are in the set `letters`. `needs` names glyphs that
        stand somewhere in it, and how often at least.

        Raises:
            NativeError: for a glyph outside the alphabet.
        """

    def same_root(self, a: int, b: int) -> bool:
        """Whether two words share a root or are spelled alike.

        Raises:
            IndexError: for an id that is not in the columns.
        """

    def glyphs_of(self, id: int) -> bytes:
        """The cells of a word.

        Raises:
            IndexError: for an id that is not in the columns.
        """

    def part(self, chosen: bytes, *, scores: bytes | None = None) -> tuple[WordIndex, bytes]:
        """The words whose byte in `chosen` is not 0, as an index of their own.

        With them come their ids here, ascending, as little-endian 32-bit numbers. `scores` are what
        all words here are worth there instead.

        Raises:
            NativeError: when one of the two has not a byte for each word, or a score is above 100.
        """

    def letter_counts(self) -> list[int]:
        """How often each letter of the alphabet stands in the words."""

    def raised(self, worth: bytes, bonus: bytes) -> bytes:
        """What words are worth (a byte each) with a bonus for each of their letters, 100 at most.

        `bonus` has a byte for each letter of the alphabet.

        Raises:
            NativeError: when one of the two has another number of bytes.
        """

@final
class Wordplay:
    """The words of an index in the orders that find wordplay; made once for many answers.

    Args:
        usable: one byte a word; words with a 0 are part of no play.
        singles: letters that are words by themselves; bit g stands for glyph g.
        vowels: the vowels, as `singles`.

    Raises:
        NativeError: unless `usable` has one item a word.
    """

    def __new__(cls, index: WordIndex, *, usable: bytes, singles: int, vowels: int) -> Wordplay: ...
    @staticmethod
    def operations() -> list[str]:
        """The names of the operations."""

    def plays(
        self, operation: str, answer: bytes, *, barred: Sequence[int], min_score: int, limit: int
    ) -> list[tuple[list[int], bytes]]:
        """The best plays of an operation, the one whose worst part has the best score first.

        A play is its parts and its places: a part is the id of a word, or -1 - g for the single
        letter g; what the places mean, the files of the core say. Words of a lemma group in `barred`
        and words scored below `min_score` are no parts, and single letters never bar a play.

        Raises:
            NativeError: for an unknown operation, or an answer that is no row of 2 to 32 glyphs.
        """

@final
class CancelFlag:
    """Asks the searches that hold it to stop, from any thread; there is no way back."""

    def __new__(cls) -> CancelFlag: ...
    def set(self) -> None:
        """Ask to stop; a search obeys within a few milliseconds."""

    def is_set(self) -> bool:
        """Whether stopping was asked for."""

@final
class Progress:
    """How far a search has come; any thread may look while it runs."""

    def __new__(cls) -> Progress: ...
    @property
    def steps(self) -> int:
        """Decisions made."""

    @property
    def restarts(self) -> int:
        """Times the search began anew."""

    @property
    def filled(self) -> int:
        """Slots that have their word now."""

    @property
    def most_filled(self) -> int:
        """The most slots that had their word at once."""

    @property
    def searched(self) -> float:
        """The share of the space searched since the search last began anew, roughly, 0 to 1."""

    @property
    def seconds_left(self) -> float | None:
        """The seconds until that space is exhausted at this pace; None before anything is known."""

@final
class FillResult:
    """How a fill ended.

    `status` names the end: the limit that came first is "steps" or "seconds"; "letters" is how a
    balanced fill fails, which proves nothing. `words` has a word
    id a slot when it is "found". `letters` has a glyph a cell, None where it is open: of the fill,
    or of the fullest grid seen. `clash` has slot numbers when it is "infeasible": these alone
    cannot be filled together.
    """

    @property
    def status(
        self,
    ) -> Literal["found", "infeasible", "steps", "seconds", "letters", "cancelled"]: ...
    @property
    def words(self) -> list[int] | None: ...
    @property
    def letters(self) -> list[int | None]: ...
    @property
    def clash(self) -> list[int]: ...
    @property
    def steps(self) -> int: ...
    @property
    def backtracks(self) -> int: ...
    @property
    def restarts(self) -> int: ...
    @property
    def jumped(self) -> int: ...
    @property
    def seconds(self) -> float: ...

@final
class LookAheadResult:
    """What is possible in a problem.

    `letters` has a set of letters a cell, `counts` the number of words a slot, `candidates` word
    ids of one slot, each with how often the words of the other slots can be halved in the mean.
    `stuck` is the number of a slot that no word can fill; then all else is empty.
    """

    @property
    def letters(self) -> list[int]: ...
    @property
    def counts(self) -> list[int]: ...
    @property
    def candidates(self) -> list[tuple[int, float]]: ...
    @property
    def stuck(self) -> int | None: ...

def look_ahead(
    index: WordIndex,
    *,
    cells: Sequence[int],
    slots: Sequence[Sequence[int]],
    min_scores: Sequence[int],
    standing: Sequence[tuple[bytes, int]],
    unique: bool = True,
    roots: bool = True,
    words: Sequence[Sequence[int] | None] | None = None,
    slot: int | None = None,
    most: int = 100,
) -> LookAheadResult:
    """What is still possible, and the words of one slot, those that leave most first.

    Args:
        slot: the number of the slot whose words are wanted; the rest as for `fill`.
        most: so many words of the slot are tried at most.

    Raises:
        NativeError: for parts that contradict each other.
    """

def fill(
    index: WordIndex,
    *,
    cells: Sequence[int],
    slots: Sequence[Sequence[int]],
    min_scores: Sequence[int],
    standing: Sequence[tuple[bytes, int]],
    unique: bool = True,
    roots: bool = True,
    longest_shared: int | None = None,
    words: Sequence[Sequence[int] | None] | None = None,
    seed: int = 0,
    climb: int = 0,
    threads: int = 1,
    balanced: bool = False,
    without: Sequence[str] | None = None,
    terse: bool = False,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> FillResult:
    """Give each slot a word so that they agree in every cell.

    The interpreter is free meanwhile. Ctrl-C sets the flag, waits for the search to stop and
    raises KeyboardInterrupt. The same seed and step limit give the same result on every machine.

    Args:
        cells: per cell the set of letters it may hold: bit g allows glyph g.
        slots: per slot its cells in order, 2 to 32; a cell may lie in any number of slots.
        min_scores: per slot the lowest score of a word, 0 to 100.
        standing: answers that stand already, in the lexicon or not: glyphs and breaks.
        unique: no answer may stand twice.
        roots: no two answers may share a root; includes `unique`.
        longest_shared: the most letters in a row that two answers may share, 2 to 31.
        words: per slot the ids of the only words it may take; None is no list.
        seed: 0 to 2**64 - 1; another seed gives another fill.
        climb: steps spent on each higher floor of score that is tried first, the highest at
            which a fill is found wins; 0 tries none.
        threads: searches at once, up to 64; only one repeats itself exactly.
        balanced: no rare letters where slots cross: faster, and failing proves nothing.
        without: ideas to leave out, for measuring: "difficulty", "jumps", "restarts", "memory",
            "fragments".
        terse: a proof that there is no fill does not say what clashes, which is much faster.
        steps: the most decisions.
        seconds: the most wall time.

    Raises:
        NativeError: for parts that contradict each other.
        KeyboardInterrupt: when Ctrl-C is pressed.
    """

@final
class ImproveResult:
    """The best fill that an improvement met.

    `status` says why it stopped: "met" when what was lacking is there and no more was asked for,
    "settled" when no slot can take another word, "interrupted" by Ctrl-C. `words` has a word id a
    slot. `lacking` counts the letters and wished words that are still missing. `pain` is what the
    fill falls short by, `pain_before` what the first one did. `rounds` counts the regions that were
    filled anew, `kept` those of them that stayed, `steps` decisions and rounds.
    """

    @property
    def status(
        self,
    ) -> Literal["steps", "seconds", "met", "settled", "cancelled", "interrupted"]: ...
    @property
    def words(self) -> list[int]: ...
    @property
    def lacking(self) -> int: ...
    @property
    def pain_before(self) -> int: ...
    @property
    def pain(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def rounds(self) -> int: ...
    @property
    def kept(self) -> int: ...
    @property
    def seconds(self) -> float: ...

def improve(
    index: WordIndex,
    *,
    cells: Sequence[int],
    slots: Sequence[Sequence[int]],
    words: Sequence[int],
    min_score: int,
    standing: Sequence[tuple[bytes, int]],
    unique: bool = True,
    roots: bool = True,
    longest_shared: int | None = None,
    stale: Sequence[tuple[int, int]],
    letters: int,
    wished: Sequence[int],
    wanted: int,
    is_enough: bool,
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> ImproveResult:
    """Better a fill, region by region, until a limit; the best one met comes back.

    The interpreter is free meanwhile. Ctrl-C ends the search and is not raised again: the status
    tells. The same seed and limit in steps give the same result on every machine. With neither
    limit it goes on until it is stopped, or until the goals are met with `is_enough`.

    Args:
        cells, slots, min_score, standing, unique, roots, longest_shared: the problem, as in
            `fill`.
        words: per slot the id of its word; they agree in every cell.
        stale: words that earlier puzzles used, with the points of score they lose by it.
        letters: the letters the grid should hold: bit g for glyph g.
        wished: words of which `wanted` should be used.
        wanted: how many.
        is_enough: stop as soon as these letters and words are there.
        seed: 0 to 2**64 - 1.
        steps: the most decisions and rounds.
        seconds: the most wall time.

    Raises:
        NativeError: for parts that contradict each other.
    """

@final
class MaskResult:
    """How a search for a mask ended.

    `status` names the end: "tries" is the bound of a search that was given none. `blocks` has a 1
    for each block and a 0 for each open square, row by row, and `entries` the number of slots: of
    the mask found, or at a limit of the lawful mask whose number of slots was nearest. When the
    status is "infeasible", `why` names the reason, `squares` the squares at fault, row by row, and
    `count` the number it is about.
    """

    @property
    def status(
        self,
    ) -> Literal["found", "infeasible", "steps", "seconds", "tries", "cancelled"]: ...
    @property
    def blocks(self) -> bytes | None: ...
    @property
    def entries(self) -> int | None: ...
    @property
    def why(
        self,
    ) -> (
        Literal[
            "asymmetric",
            "no slot fits",
            "too long",
            "apart",
            "cut up",
            "too many blocks",
            "nothing open",
            "no lattice",
            "too few entries",
            "too many entries",
            "not a multiple",
            "none left",
        ]
        | None
    ): ...
    @property
    def squares(self) -> list[int]: ...
    @property
    def count(self) -> int | None: ...
    @property
    def steps(self) -> int: ...
    @property
    def tries(self) -> int: ...
    @property
    def seconds(self) -> float: ...

def make_mask(
    *,
    rows: int,
    cols: int,
    fixed: bytes,
    symmetry: str,
    lattice: bool,
    shortest: int,
    longest: int | None,
    most_entries: int | None,
    most_blocks: int | None,
    entries: int | None,
    usual_entries: tuple[int, int],
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
) -> MaskResult:
    """Decide which squares of a rectangle are blocks.

    The interpreter is free meanwhile, and Ctrl-C stops the search, as in `fill`.

    Args:
        rows: height, 1 to 100.
        cols: width, 1 to 100.
        fixed: one byte a square, row by row: 0 is free, 1 must be open, 2 must be a block.
        symmetry: "none", "180", "90", "left-right" or "top-bottom".
        lattice: slots on every second line, half of each slot's letters checked, never more than
            two unchecked in a row; else every letter is checked.
        shortest: the fewest cells of a slot, 2 or more.
        longest: the most cells of a slot.
        most_entries: the most slots.
        most_blocks: the most blocks.
        entries: the wanted number of slots.
        usual_entries: from where to where the number of slots should lie when none is wanted.
        seed: 0 to 2**64 - 1; another seed gives another mask.
        steps: the most moves.
        seconds: the most wall time.

    Raises:
        NativeError: for a value outside these ranges.
        KeyboardInterrupt: when Ctrl-C is pressed.
    """

@final
class BarsResult:
    """How a search for a barred mask ended.

    `bars` has a 1 for each bar and a 0 for each edge without one, and `entries` the number of slots:
    of the mask found, or at a limit of the lawful mask whose number of slots was nearest. When the
    status is "infeasible", the symmetry fixes `edge` both ways.
    """

    @property
    def status(
        self,
    ) -> Literal["found", "infeasible", "steps", "seconds", "tries", "cancelled"]: ...
    @property
    def bars(self) -> bytes | None: ...
    @property
    def entries(self) -> int | None: ...
    @property
    def edge(self) -> int | None: ...
    @property
    def steps(self) -> int: ...
    @property
    def tries(self) -> int: ...
    @property
    def seconds(self) -> float: ...

def make_bars(
    *,
    rows: int,
    cols: int,
    fixed: bytes,
    symmetry: str,
    shortest: int,
    most_unchecked: Sequence[int],
    longest_run: int,
    entries: int | None,
    usual_entries: tuple[int, int],
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
) -> BarsResult:
    """Decide which edges between the squares of a rectangle are bars.

    Edges are counted: those to the right of squares, row by row, without the last column; then
    those below squares, row by row, without the last row. The interpreter is free meanwhile, and
    Ctrl-C stops the search, as in `fill`.

    Args:
        rows, cols: height and width, 2 to 100.
        fixed: one byte an edge: 0 is free, 1 must have no bar, 2 must have one.
        symmetry: "none", "180", "90", "left-right" or "top-bottom".
        shortest: the fewest cells of a slot, 2 or more; a run of one cell is none.
        most_unchecked: by length, from 0: the most letters of a slot that no other slot crosses.
        longest_run: the most of them in a row.
        entries, usual_entries, seed, steps, seconds: as in `make_mask`.

    Raises:
        NativeError: for a value outside these ranges.
        KeyboardInterrupt: when Ctrl-C is pressed.
    """

@final
class LayResult:
    """How words were laid.

    `status` names the end: "settled" when nothing more was to be gained, else the bound that came
    first. At any end `places` has a place a word, (row, column, whether it runs down), None for a
    word left out; it is None itself when not one word was laid. The status is "outside" or "clash"
    when the pinned `word` leaves the largest shape or cannot lie where it is beside another.
    `orders` counts the greedy orders carried through: with none, words may be out for want of
    time. `tries` counts the rectangles tried after the first answer, which had `first_area` cells.
    """

    @property
    def status(
        self,
    ) -> Literal["settled", "steps", "seconds", "cancelled", "outside", "clash"]: ...
    @property
    def word(self) -> int | None: ...
    @property
    def rows(self) -> int: ...
    @property
    def cols(self) -> int: ...
    @property
    def places(self) -> list[tuple[int, int, bool] | None] | None: ...
    @property
    def crossings(self) -> int: ...
    @property
    def orders(self) -> int: ...
    @property
    def tries(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def first_area(self) -> int: ...
    @property
    def first_seconds(self) -> float: ...
    @property
    def seconds(self) -> float: ...

def lay_words(
    words: Sequence[bytes],
    *,
    glyphs: int,
    most_rows: int,
    most_cols: int,
    aspect: float = 1.5,
    pins: Sequence[tuple[int, tuple[int, int, bool]]] = ...,
    keyword: int | None = None,
    wanted: int | None = None,
    tight: bool = False,
    ends: bool = True,
    sides: bool = True,
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> LayResult:
    """Lay words so that they interlock: as many as can be, then in the least area.

    The interpreter is free meanwhile. Ctrl-C sets the flag, waits for the search to stop and
    raises KeyboardInterrupt. The same seed and step limit give the same result on every machine.

    Args:
        words: at most 65,534 words of 2 glyphs or more, all different.
        glyphs: every glyph is below this number, which is 64 at most.
        most_rows, most_cols: the largest grid allowed.
        aspect: the longer side over the shorter one, at most, where that can be kept.
        pins: words whose first square and direction are given.
        keyword: a word that must run down, crossed in as many letters as can be.
        wanted: so many words and no more; all without it.
        tight: words may touch side by side where every run is a word of the list.
        ends, sides: the two rules of a criss-cross. Without one of them the result is faulty, which
            only tests of the audit want; it is then no more than greedy.
        seed: 0 to 2**64 - 1; another seed gives another layout.
        steps: the most steps; a step looks up the places of one word.
        seconds: the most wall time.

    Raises:
        NativeError: for words that break these rules.
        KeyboardInterrupt: when Ctrl-C is pressed.
    """

@final
class WordStock:
    """The words a word search may add, with a quick answer to "can no word be so?".

    Made once for a `WordIndex`, used by any number of searches; words in which a blocked one can be
    read are left out.

    Raises:
        NativeError: when the two are of different alphabets.
    """

    def __new__(cls, index: WordIndex, blocked: BlockedWords) -> WordStock: ...

@final
class BlockedWords:
    """Words that must not be readable anywhere in a word search.

    Args:
        words: the glyphs of each.
        letters: size of the alphabet, 1 to 64.

    Raises:
        NativeError: for a glyph outside the alphabet.
    """

    def __new__(cls, words: Sequence[bytes], *, letters: int) -> BlockedWords: ...
    def stands_in(self, text: bytes) -> bool:
        """Whether one of the words stands in a text, read either way."""

@final
class WordSearchResult:
    """How a search for a word search ended.

    `status` names the end. When it is "found", `letters` has the glyph of each open square, row by
    row; `words` has, for each word on the grid, its number, whether it is an own word (else a word
    of the stock), row and column of its first square, its direction and its length; `uncovered` the
    squares no word covers, row by row; `unplaced` the numbers of own words left out. When it is
    "out of reach", so many squares lie in no row long enough for any word.
    """

    @property
    def status(
        self,
    ) -> Literal["found", "out of reach", "steps", "seconds", "cancelled"]: ...
    @property
    def letters(self) -> bytes: ...
    @property
    def words(self) -> list[tuple[int, bool, int, int, int, int]]: ...
    @property
    def uncovered(self) -> list[tuple[int, int]]: ...
    @property
    def unplaced(self) -> list[int]: ...
    @property
    def out_of_reach(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def repairs(self) -> int: ...
    @property
    def restarts(self) -> int: ...
    @property
    def seconds(self) -> float: ...

def make_word_search(
    *,
    rows: int,
    cols: int,
    open: bytes,
    letters: int,
    own: Sequence[bytes],
    watched: Sequence[bytes],
    stock: WordStock | None,
    blocked: BlockedWords,
    phrase: bytes | None,
    filler: Sequence[float],
    directions: Sequence[float],
    steer: bool,
    shortest: int,
    longest: int,
    mean_length: float,
    sharing: Literal["never", "free", "eager"],
    least_words: int,
    load: float,
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
) -> WordSearchResult:
    """Lay words in eight directions so that the squares no word covers spell a phrase.

    The interpreter is free meanwhile, and Ctrl-C stops the search, as in `fill`. The same seed and
    step limit give the same result on every machine.

    Args:
        rows: height, 1 to 100.
        cols: width, 1 to 100.
        open: one byte a square, row by row: not 0 where a letter belongs.
        letters: size of the alphabet, 1 to 64.
        own: words that must all lie in the grid; none of them lies inside another.
        watched: words that must be readable exactly once although they are not laid.
        stock: words that may be added; with a phrase and no stock, the own words alone must leave
            exactly the phrase.
        blocked: words that must not be readable.
        phrase: what the uncovered squares spell; None fills them with single letters.
        filler: one weight a letter, by which these are drawn.
        directions: a weight each for across, down, left, up, down-right, down-left, up-right and
            up-left; 0 switches a direction off.
        steer: whether the weights are a wish to be met, not only a leaning.
        shortest: the fewest cells of a word of the stock, 2 or more.
        longest: the most.
        mean_length: the wanted mean length of all words.
        sharing: whether words may cross: never, where it suits, wherever they can.
        least_words: the fewest words wanted, own ones included.
        load: without a phrase: the share of the squares that words of the stock fill up to.
        seed: 0 to 2**64 - 1; another seed gives another grid.
        steps: the most steps; a step lays a word or takes some off.
        seconds: the most wall time.

    Raises:
        NativeError: for parts that contradict each other.
        KeyboardInterrupt: when Ctrl-C is pressed.
    """

@final
class ArrowwordResult:
    """How a search for an arrowword ended.

    `status` is "no mask" when no mask keeps the law with what is fixed, "no words" when no words
    were found for those tried; the limit that came first is "steps" or "seconds". When it is
    "found", `clues` has a byte a square, 1 where a clue cell stands, and each entry a start, whether
    it runs down, and a length; the square of its clue cell and its arrow, 0 to 5 for right, down,
    right-down, down-right, left-down, up-right; and a word of the words numbered `rung`, None where
    every letter was given.
    `trace` has, for the last mask, moments of the search: changes tried, price, clue cells.
    """

    @property
    def status(
        self,
    ) -> Literal["found", "no mask", "no words", "steps", "seconds", "cancelled"]: ...
    @property
    def clues(self) -> bytes | None: ...
    @property
    def entries(self) -> list[tuple[int, bool, int]]: ...
    @property
    def arrows(self) -> list[tuple[int, int]]: ...
    @property
    def words(self) -> list[int | None]: ...
    @property
    def rung(self) -> int: ...
    @property
    def trace(self) -> list[tuple[int, int, bytes]]: ...
    @property
    def masks(self) -> int: ...
    @property
    def changes(self) -> int: ...
    @property
    def mendings(self) -> int: ...
    @property
    def polished(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def backtracks(self) -> int: ...
    @property
    def seconds(self) -> float: ...

def make_arrowword(
    rungs: Sequence[tuple[WordIndex, bytes | None, tuple[int, int, int], int]],
    *,
    rows: int,
    cols: int,
    fixed: Sequence[int],
    style: Mapping[str, object],
    clue_cells: int,
    masks: int,
    standing: Sequence[tuple[bytes, int]],
    unique: bool = True,
    roots: bool = True,
    sweeps: int = 0,
    traced: bool = False,
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
) -> ArrowwordResult:
    """Make a mask of letters and clue cells, and fill it; without rungs, the mask alone.

    A mask is filled with the words of the first rung, mended where they do not fit, and then with
    those of the next, until one does.

    The interpreter is free meanwhile. The same seed and step limit give the same result on every
    machine.

    Args:
        rungs: words; what each is worth, 0 to 255, one byte a word (None: its score); the lowest
            score of a word whose clue shares its cell, of any other, and (if lower) in the third of
            the entries that failed most; how often a mask is mended for them.
        rows, cols: the size, 5 to 40 each.
        fixed: row by row, -1 free, -2 a letter, -3 a clue cell, -4 no cell, or the glyph that
            stands there.
        style: "arrows" (bit i allows arrow i), "border" ("clues" or "alternate"), "unchecked"
            ("none", "edge" or "any"), "most_unchecked" (hundredths), "may_touch", "shortest",
            "longest", and the prices "lengths" (one a length), "unchecked_price",
            "unchecked_pair", "touching", "corner", "idle" and "share".
        clue_cells: the wanted number of clue cells.
        masks: how many are tried.
        standing: answers whose every letter is given: glyphs and breaks.
        unique, roots: as for `fill`.
        sweeps: how often at most all entries of the full grid are looked at for better words.
        traced: whether the search for the mask is written down.
        seed: 0 to 2**64 - 1.
        steps: the most decisions of the fill.
        seconds: the most wall time.

    Raises:
        NativeError: for parts that contradict each other.
        KeyboardInterrupt: when Ctrl-C is pressed.
    """

def spread_phrases(
    letters: bytes, phrases: Sequence[Sequence[int]]
) -> tuple[int, list[int], float] | None:
    """Which phrase of a list a row of glyphs spells in its order, and where.

    Of the phrases whose letters lie close to even spacing (on the root mean square at most a quarter
    of a gap from it) the longest, else the one closest to it: its number in the list, ascending places,
    and that distance in gaps. None when no phrase is spelled.

    Raises:
        NativeError: for a glyph above 63.
    """

def lines_of(text: str) -> int:
    """The lines of the smallest type that a clue takes in its cell."""

def least_lines(clues: bytes, ends: bytes, sources: int) -> bytes:
    """The fewest lines that a clue of each word takes, a byte a word; 0 for a word without.

    `ends` has a little-endian 32-bit number a word: where its clues end. A clue is a line of UTF-8: a
    sign for its kind, one for its source ("0" for the first), and the text. Only sources whose bit in
    `sources` is 1 count.

    Raises:
        NativeError: for ends that are no whole numbers.
    """

def lowered(worth: bytes, ids: bytes, losses: bytes) -> bytes:
    """What words are worth (a byte each) less what stands at their ids in `losses`, 0 at least.

    `ids` has a little-endian 32-bit number a word. A word whose id lies beyond the losses loses
    nothing.

    Raises:
        NativeError: for another number of ids than of words.
    """
