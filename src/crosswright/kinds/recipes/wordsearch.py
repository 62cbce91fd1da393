"""The recipe of a word search: words sorted, hidden, listed and judged; nothing of the list is lost."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Literal
from weakref import WeakKeyDictionary

from crosswright.audit import Profile, audit
from crosswright.engines import (
    BlockList,
    CancelFlag,
    Filler,
    HiddenWords,
    HidingRules,
    Stock,
    hide_words,
)
from crosswright.errors import UsageError
from crosswright.kinds.recipes.crisscross import ListedWord
from crosswright.kinds.recipes.hidden_words import Sorted, lies_inside, sort_words
from crosswright.languages import Language
from crosswright.lexicon import Flag, Lexicon, Rude, Selection, profanity_of
from crosswright.model import (
    BLOCK,
    VOID,
    Cell,
    Facts,
    Found,
    Grid,
    HiddenPhrase,
    Infeasible,
    LetterCell,
    LimitReached,
    Limits,
    Mask,
    Metadata,
    Outcome,
    PhraseMode,
    Placement,
    Puzzle,
    Scalar,
    Square,
    Unplaced,
)

Cells = tuple[str, ...]

USUAL_RULES = HidingRules()

LOST_WITH_ITS_HOST = "the word it lies in found no place"

SHORTEST_BLOCKED = 4
"""Blocked words of three letters stand in too many innocent ones."""

UNFIT = Flag.PROFANE | Flag.NAME | Flag.ABBREVIATION | Flag.PHRASE
"""What is not drawn from the lexicon."""

MOST_CELLS = 100
"""The longest line of the largest grid."""

LEAST_STOCK = 4_000
"""With fewer words the lexicon's rarer ones are drawn too, down to any score."""

SCORES = (30, 25, 20, 10, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class WordSearchOrder:
    """What a person asks for.

    `mask` has the squares to fill. `words` are the person's own; `refused` are rows of their list
    that give no word. With `only_words` nothing is added to them; without, words of the lexicon fill
    the grid where there is a phrase, or no own word. `setup` is printed above the puzzle. `bonus`
    words are hidden and not listed. `blocked` are words that must not be readable, beside those of
    the language. `count` takes so many of the person's words. `resting` are words of the lexicon, by
    their ids, that are not drawn from it.
    """

    metadata: Metadata
    mask: Mask
    words: tuple[ListedWord, ...] = ()
    refused: tuple[Unplaced, ...] = ()
    only_words: bool = False
    count: int | None = None
    bonus: int = 0
    phrase: str | None = None
    setup: str = ""
    filler: Literal["language", "words"] = "language"
    allow_nested: bool = False
    min_score: int | None = None
    blocked: frozenset[Cells] = frozenset()
    rules: HidingRules = USUAL_RULES
    resting: frozenset[int] = frozenset()

    @property
    def adds_words(self) -> bool:
        """Whether words of the lexicon fill the grid."""
        return not self.only_words and (self.phrase is not None or not self.words)


def make_wordsearch(
    order: WordSearchOrder,
    profile: Profile,
    language: Language,
    *,
    lexicon: Lexicon | None = None,
    seed: int = 0,
    limits: Limits = Limits(seconds=60.0),
    cancel: CancelFlag | None = None,
) -> Outcome[Puzzle]:
    """Make one word search and prove it by the audit.

    Words that could not be hidden are in its `unplaced`, with the reason. The same order and seed
    give the same grid, unless a limit in seconds ends the search.

    Raises:
        UsageError: for an order whose parts contradict each other.
    """
    _check(order, language, lexicon)
    desk = _Desk.of(order, language, lexicon, seed)
    phrase = None if order.phrase is None else language.cells(order.phrase)
    outcome = hide_words(
        order.mask,
        [word.cells for word in desk.own],
        language=language,
        leftover=desk.filler() if phrase is None else phrase,
        stock=None if desk.stock is None or not order.adds_words else desk.stock,
        watched=[word.cells for word in desk.sorted.nested],
        blocked=desk.blocked,
        rules=order.rules,
        seed=seed,
        limits=limits,
        cancel=cancel,
    )
    if isinstance(outcome, LimitReached):
        return LimitReached(reason=outcome.reason, statistics=outcome.statistics)
    if not isinstance(outcome, Found):
        return outcome
    if not outcome.result.words:
        return Infeasible(
            reason="not one of the words can be hidden in this grid; give other words or a larger grid",
            clash=tuple(word.written for word in order.words),
        )
    # Times differ from run to run: without them the file of one seed is one file.
    counts = {k: v for k, v in outcome.statistics.items() if k != "seconds"}
    puzzle = desk.puzzle(outcome.result, Facts(counts))
    report = audit(puzzle, profile, lexicon=lexicon, blocked=desk.block_words)
    if report.errors:
        return LimitReached(reason=f"the audit refused it: {report.errors[0]}")
    return Found(result=puzzle, statistics=outcome.statistics)


@lru_cache(maxsize=32)
def block_words(language: Language, rude: Rude = "none") -> frozenset[Cells]:
    """The words of a language that must not be readable, unless all rude words may be chosen."""
    if rude == "all":
        return frozenset()
    blocked = profanity_of(language).blocked()
    return frozenset(word for word in blocked if len(word) >= SHORTEST_BLOCKED)


def materials_of(
    order: WordSearchOrder, language: Language, lexicon: Lexicon
) -> tuple[Stock, BlockList]:
    """What a search draws from and what it must not spell, kept between puzzles."""
    _, blocked = _block_list(language, order.blocked, lexicon.rude)
    return stock_of(lexicon, order, blocked)[1], blocked


def lengths_to_hide(order: WordSearchOrder) -> tuple[int, ...]:
    """The lengths of the own words that will get a line: those refused or read inside others do not.

    `count` is not looked at: which words it takes is a matter of chance.
    """
    fit = sort_words(order.words, allow_nested=order.allow_nested, longest=MOST_CELLS)
    return tuple(len(word.cells) for word in fit.laid)


def _check(order: WordSearchOrder, language: Language, lexicon: Lexicon | None) -> None:
    squares = len(order.mask.open_squares())
    if order.phrase is not None:
        letters = len(language.cells(order.phrase))
        if not letters and order.phrase.strip():
            raise UsageError(f"the phrase {order.phrase!r} has no letters to hide")
        if letters >= squares:
            raise UsageError(
                f"the phrase has {letters} letters and the grid {squares} squares; "
                "give a shorter phrase or a larger grid"
            )
    if order.only_words and not order.words:
        raise UsageError("to hide no words but your own, give a list of them")
    if (order.adds_words or order.bonus) and lexicon is None:
        raise UsageError("without a lexicon no words can be added; give your own and --only-words")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Desk:
    """One order being worked on."""

    order: WordSearchOrder
    language: Language
    lexicon: Lexicon | None
    seed: int
    block_words: frozenset[Cells]
    blocked: BlockList
    sorted: Sorted
    bonus: tuple[ListedWord, ...]
    reserve: tuple[ListedWord, ...]
    selection: Selection | None
    stock: Stock | None

    @classmethod
    def of(
        cls, order: WordSearchOrder, language: Language, lexicon: Lexicon | None, seed: int
    ) -> "_Desk":
        """Sort the list, choose what is drawn from it and from the lexicon."""
        rude: Rude = "none" if lexicon is None else lexicon.rude
        words_blocked, blocked = _block_list(language, order.blocked, rude)
        chance = Random(seed)
        words = list(order.words)
        reserve: list[ListedWord] = []
        if order.count is not None and order.count < len(words):
            chosen = set(chance.sample(range(len(words)), order.count))
            reserve = [word for place, word in enumerate(words) if place not in chosen]
            words = [word for place, word in enumerate(words) if place in chosen]
        longest = max(order.mask.size)
        sorted_words = sort_words(words, allow_nested=order.allow_nested, longest=longest)
        selection = stock = None
        if lexicon is not None:
            selection, stock = stock_of(lexicon, order, blocked)
        bonus: tuple[ListedWord, ...] = ()
        if order.bonus and selection is not None and lexicon is not None:
            bonus = _bonus(order, selection, lexicon, sorted_words.laid, blocked, chance)
        return cls(
            order=order,
            language=language,
            lexicon=lexicon,
            seed=seed,
            block_words=words_blocked,
            blocked=blocked,
            sorted=sorted_words,
            bonus=bonus,
            reserve=tuple(reserve),
            selection=selection,
            stock=stock,
        )

    @property
    def own(self) -> tuple[ListedWord, ...]:
        """The words that get a line of their own: the person's, then the bonus words."""
        return (*self.sorted.laid, *self.bonus)

    def filler(self) -> Filler:
        """Letters as often as the language, or the list, uses them."""
        if self.order.filler == "language" and self.selection is not None:
            counts = zip(self.language.alphabet, self.selection.letters, strict=True)
            return Filler(weights=Facts((letter, float(count)) for letter, count in counts))
        letters = Counter(letter for word in self.own for letter in word.cells)
        weights = {x: float(letters[x]) for x in self.language.alphabet}
        if not letters:
            weights = dict.fromkeys(self.language.alphabet, 1.0)
        return Filler(weights=Facts(weights))

    def puzzle(self, hidden: HiddenWords, statistics: Facts[str, Scalar]) -> Puzzle:
        """The finished puzzle; words stand in the order of the alphabet."""
        order = self.order
        placements = [self._placement(hidden, number) for number in range(len(hidden.words))]
        lines = [(placement.word, placement.squares) for placement in placements]
        lost: list[Unplaced] = []
        for word in self.sorted.nested:
            squares = _squares_inside(word.cells, lines)
            if squares is None:
                lost.append(Unplaced(word=word.written, reason=LOST_WITH_ITS_HOST))
                continue
            placements.append(
                Placement(word=word.cells, phrase=word.written, squares=squares, own=True)
            )
        alphabet = {letter: place for place, letter in enumerate(self.language.alphabet)}
        placements.sort(key=lambda one: [alphabet[letter] for letter in one.word])
        left_out = tuple(
            Unplaced(word=self.own[number].written, reason=reason)
            for number, reason in hidden.left_out.items()
        )
        return Puzzle(
            kind="wordsearch",
            metadata=order.metadata,
            grid=_grid(order.mask, hidden),
            placements=tuple(placements),
            hidden_phrase=self._phrase(hidden),
            unplaced=(*left_out, *lost, *self.sorted.refused, *order.refused),
            recipe=self._recipe(),
            statistics=statistics,
        )

    def _placement(self, hidden: HiddenWords, number: int) -> Placement:
        word = hidden.words[number]
        cells = tuple(hidden.letters[square] for square in word.squares)
        if word.own is not None:
            listed = self.own[word.own]
            return Placement(
                word=cells,
                phrase=listed.written,
                squares=word.squares,
                own=word.own < len(self.sorted.laid),
                bonus=word.own >= len(self.sorted.laid),
            )
        written = "".join(cells)
        if self.lexicon is not None and self.selection is not None and word.added is not None:
            written = self.lexicon.word(self.selection.ids[word.added]).written
        return Placement(word=cells, phrase=written, squares=word.squares)

    def _phrase(self, hidden: HiddenWords) -> HiddenPhrase | None:
        text = self.order.phrase
        if text is None or not text.strip():
            return None
        return HiddenPhrase(
            text=text,
            letters=self.language.cells(text),
            squares=hidden.uncovered,
            mode=PhraseMode.LEFTOVER,
            setup=self.order.setup,
        )

    def _recipe(self) -> Facts[str, Scalar]:
        order, rules = self.order, self.order.rules
        facts: dict[str, Scalar] = {
            "language": order.metadata.language,
            "seed": self.seed,
            "size": str(order.mask.size),
            "directions": " ".join(way.value for way, x in rules.weights.items() if x > 0),
            "sharing": rules.sharing,
        }
        if order.words:
            facts["words"] = "\n".join(word.written for word in order.words)
        if self.reserve:
            facts["count"] = order.count
            facts["reserve"] = "\n".join(word.written for word in self.reserve)
        for name in ("only_words", "allow_nested", "bonus"):
            if getattr(order, name):
                facts[name] = getattr(order, name)
        if order.blocked:
            facts["blocked"] = "\n".join(sorted("".join(word) for word in order.blocked))
        if self.lexicon is not None and self.lexicon.rude != "none":
            facts["rude_words"] = self.lexicon.rude
        if order.phrase is None:
            facts["filler"] = order.filler
        return Facts(facts)


@lru_cache(maxsize=8)
def _block_list(
    language: Language, own: frozenset[Cells], rude: Rude
) -> tuple[frozenset[Cells], BlockList]:
    words = block_words(language, rude) | own
    return words, BlockList(sorted(words), language)


_STOCKS: "WeakKeyDictionary[Lexicon, dict[object, tuple[Selection, Stock]]]" = WeakKeyDictionary()
"""The stocks made of a lexicon, kept between puzzles."""


def stock_of(
    lexicon: Lexicon, order: WordSearchOrder, blocked: BlockList
) -> tuple[Selection, Stock]:
    """The words of a lexicon that may be added: everyday ones, as long as there are enough."""
    rules, wanted = order.rules, order.min_score
    stocks = _STOCKS.setdefault(lexicon, {})
    key = (rules.shortest, rules.longest, wanted, order.blocked)
    if key not in stocks:
        lengths = range(rules.shortest, rules.longest + 1)
        for score in SCORES if wanted is None else (wanted,):
            selection = lexicon.select(min_score=score, lengths=lengths, without=UNFIT)
            if len(selection) >= LEAST_STOCK:
                break
        stocks[key] = (selection, Stock(selection, blocked))
    if not order.resting:
        return stocks[key]
    return _without(lexicon, stocks[key][0], blocked, order.resting)


@lru_cache(maxsize=16)
def _without(
    lexicon: Lexicon, selection: Selection, blocked: BlockList, resting: frozenset[int]
) -> tuple[Selection, Stock]:
    """A stock that some words are not drawn from; the puzzles of a set that spare them share it."""
    chosen = bytearray(len(lexicon))
    for id in selection.ids:
        chosen[id] = id not in resting
    awake = lexicon.part(bytes(chosen))
    return awake, Stock(awake, blocked)


def _bonus(
    order: WordSearchOrder,
    selection: Selection,
    lexicon: Lexicon,
    own: Sequence[ListedWord],
    blocked: BlockList,
    chance: Random,
) -> tuple[ListedWord, ...]:
    """Words of the lexicon that lie in none of the others, and none in them."""
    longest = max(order.mask.size)
    chosen: list[ListedWord] = []
    places = list(range(len(selection)))
    chance.shuffle(places)
    for place in places:
        if len(chosen) == order.bonus:
            break
        word = lexicon.word(selection.ids[place])
        near = [other.cells for other in (*own, *chosen)]
        nested = any(lies_inside(word.cells, x) or lies_inside(x, word.cells) for x in near)
        if len(word.cells) <= longest and not nested and not blocked.stands_in(word.cells):
            chosen.append(ListedWord(written=word.written, cells=word.cells))
    return tuple(chosen)


def _squares_inside(
    cells: Cells, lines: Sequence[tuple[Cells, tuple[Square, ...]]]
) -> tuple[Square, ...] | None:
    """Where a word is read inside another that has a line; None where that one has none."""
    for word, squares in lines:
        for at in range(len(word) - len(cells) + 1):
            window = word[at : at + len(cells)]
            if window == cells:
                return squares[at : at + len(cells)]
            if window == cells[::-1]:
                return squares[at : at + len(cells)][::-1]
    return None


def _grid(mask: Mask, hidden: HiddenWords) -> Grid:
    def cell(square: Square) -> Cell:
        if square in mask.blocks:
            return BLOCK
        return VOID if square in mask.voids else LetterCell(letter=hidden.letters[square])

    size = mask.size
    return Grid(
        cells=tuple(
            tuple(cell(Square(row, col)) for col in range(size.cols)) for row in range(size.rows)
        )
    )
