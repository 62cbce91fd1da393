"""The lexicon of one language: its words, their clues, and a person's own on top of them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, repeat
from struct import unpack_from

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import Language
from crosswright.lexicon.added import NO_CLUES, AddedClues
from crosswright.lexicon.columns import Columns, i16s, unflagged
from crosswright.lexicon.filling import (
    BANNED_SCORE,
    NEVER,
    WHOLE,
    FillWords,
    both,
    fill_scores,
)
from crosswright.lexicon.lists import Lists
from crosswright.lexicon.overlay import Layered, Placed, Rows, lay_over, rows_of, set_apart
from crosswright.lexicon.own import OwnWord
from crosswright.lexicon.pack import Pack
from crosswright.lexicon.search import parse_pattern
from crosswright.lexicon.selection import Selection, select
from crosswright.lexicon.word import (
    CLUE_KINDS,
    COMMON_ZIPF,
    EVERYDAY_ZIPF,
    LONGEST,
    RUDE_FLAGS,
    SHORTEST,
    ClueCount,
    ClueText,
    Flag,
    LexiconInfo,
    Rude,
    Tiers,
    Word,
    breaks_of,
)

MOST_FOUND = 100
"""Words a search gives unless it is asked for more."""

ANY_LENGTH = range(SHORTEST, LONGEST + 1)
NO_FLAG = Flag(0)

_NO_COLUMNS = Columns(**dict.fromkeys(Columns.__slots__, b""))


class Lexicon:
    """Words with ids from 0, as `index` (a `native.WordIndex`) gives them to the engines.

    One built lexicon always has the same ids; a person's words that the language lacks come after
    its own. Made by `load`, `lexicon_of_words` and `with_words`; never changed.
    `rude` says which rude words may be chosen unasked.
    """

    def __init__(
        self,
        *,
        language: Language,
        pack: Pack | None,
        rows: Rows,
        own: Mapping[int, Placed],
        added: AddedClues = NO_CLUES,
        rude: Rude = "none",
    ) -> None:
        self.language = language
        self.rude = rude
        self.index = rows.index(language)
        self._pack = pack
        self._columns = _NO_COLUMNS if pack is None else pack.columns
        self._rows = rows
        self._own = own
        self._added = added
        self._base_index = self.index if pack is not None and not own else None
        self._is_apart = bool(own) and len(own) == len(rows.lengths)
        self._filling: dict[tuple[int, int], FillWords] = {}

    def __len__(self) -> int:
        return len(self._rows.lengths)

    def word(self, id: int) -> Word:
        """What is known of a word.

        Raises:
            IndexError: for an id that no word has.
        """
        cells = tuple(self.language.alphabet[glyph] for glyph in self.index.glyphs_of(id))
        base = self._base(id)
        if base is None:
            written = self._own[id].word.written
            word = Word(
                cells=cells,
                written=written,
                zipf=None,
                score=self.score(id),
                lemma=written,
                flags=Flag(0),
                sources=(),
            )
        else:
            written, lemma = self._columns.text(base)
            word = Word(
                cells=cells,
                written=written,
                zipf=self._columns.zipf(base),
                score=self.score(id),
                lemma=lemma,
                flags=Flag(self._columns.flags[base]),
                sources=self._sources(base),
            )
        return self._as_written(word, id)

    def score(self, id: int) -> int:
        """A word's score, 0 to 100: its frequency's, or the one a person gave."""
        return self._rows.scores[id]

    def zipf(self, id: int) -> float | None:
        """A word's frequency, None when nobody counted it."""
        base = self._base(id)
        return None if base is None else self._columns.zipf(base)

    def group(self, id: int) -> int:
        """The number of a word's lemma group; words of one group are one word to a solver."""
        number: int = unpack_from("<I", self._rows.groups, 4 * id)[0]
        return number

    def for_filling(self, *, floor: int = 1, unclued_floor: int | None = 1) -> FillWords:
        """The words scored `floor` or more, under their ids, as a recipe fills with them.

        Words without a clue need `unclued_floor`; None bars them all. Rude words may be used as far
        as `rude` allows; a person's own words always, if they scored them so.
        """
        floor = max(1, floor)
        higher = NEVER if unclued_floor is None else max(floor, unclued_floor)
        known = self._filling.get((floor, higher))
        if known is None:
            scores = self._rows.scores
            if self._pack is not None and not self._is_apart:
                language = fill_scores(
                    self._columns,
                    self._kinds(),
                    floor=floor,
                    unclued_floor=higher,
                    banned=RUDE_FLAGS[self.rude],
                )
                scores = self._with_languages(scores, language)
            rows = replace(self._rows, scores=scores)
            known = FillWords(language=self.language, rows=rows, floor=floor)
            self._filling[floor, higher] = known
        return known

    def select(
        self, *, min_score: int = 0, lengths: range = ANY_LENGTH, without: Flag = NO_FLAG
    ) -> Selection:
        """The words of some lengths with at least a score and with none of some flags.

        Without `PROFANE` means without the rude words that may not be chosen unasked.
        """
        chosen = self.fitting(min_score=min_score, lengths=lengths, without=without)
        return self.part(chosen)

    def fitting(
        self, *, min_score: int = 0, lengths: range = ANY_LENGTH, without: Flag = NO_FLAG
    ) -> bytes:
        """One byte a word: 255 for those that `select` takes, else 0."""
        if without & Flag.PROFANE:
            without = (without & ~Flag.PROFANE) | RUDE_FLAGS[self.rude]
        chosen = both(
            self._rows.scores.translate(bytes(WHOLE * (x >= min_score) for x in range(256))),
            self._rows.lengths.translate(bytes(WHOLE * (x in lengths) for x in range(256))),
        )
        if not without:
            return chosen
        clean = self._columns.flags.translate(
            bytes(WHOLE * (not x & without.value) for x in range(256))
        )
        return both(chosen, self._of_all(clean, others=WHOLE))

    def part(self, chosen: bytes, *, scores: bytes | None = None) -> Selection:
        """The words whose byte in `chosen` is not 0; `scores` are what all are worth there instead.

        Both have one byte a word.
        """
        return select(self.index, chosen, language=self.language, scores=scores)

    def clue_lines(self) -> bytes:
        """One byte a word: the fewest lines one of its clues takes in a cell; 0 without a clue."""
        sources = () if self._pack is None else self._pack.sources
        lines = bytearray(self._of_all(self._added.lines(self._columns, sources), others=0))
        for glyphs, least in self._added.added_lines():
            id = self.index.find(glyphs)
            if id is not None:
                lines[id] = min(least, lines[id] or least)
        return bytes(lines)

    def own_words(self) -> bytes:
        """One byte a word: 255 for those that a person gave, else 0."""
        column = bytearray(len(self))
        for id in self._own:
            column[id] = WHOLE
        return bytes(column)

    def _of_all(self, languages: bytes, *, others: int) -> bytes:
        """A column of the language's words as one of all words, `others` for those it lacks."""
        if self._is_apart:
            bases = (self._own[id].base for id in range(len(self)))
            return bytes(others if base is None else languages[base] for base in bases)
        return languages + bytes((others,)) * (len(self) - len(languages))

    @property
    def rows(self) -> Rows:
        """The five columns of the design page, of all words."""
        return self._rows

    def usable(self, *, without: Flag) -> bytes:
        """One byte a word: 0 for words with one of these flags and for banned ones, else 1.

        A word that a person gave has no flags.
        """
        usable = self._rows.scores.translate(bytes(x > BANNED_SCORE for x in range(256)))
        if self._is_apart:
            return usable
        return self._with_languages(usable, unflagged(self._columns.flags, without))

    def _with_languages(self, column: bytes, languages: bytes) -> bytes:
        """A column of all words, with the language's values for the words the person did not give."""
        own = [id for id in self._own if id < len(languages)]
        out = bytearray(languages + column[len(languages) :])
        for id in own:
            out[id] = column[id]
        return bytes(out)

    def flagged(self, flag: Flag) -> tuple[tuple[str, ...], ...]:
        """The cells of every word with a flag, in the order of their ids."""
        alphabet = self.language.alphabet
        flags = self._columns.flags
        wanted = flag.value
        ids = [id for id, base in self._known() if flags[base] & wanted]
        return tuple(tuple(alphabet[x] for x in self.index.glyphs_of(id)) for id in ids)

    def is_own(self, id: int) -> bool:
        """Whether a person gave this word, be it in the language's lexicon or not."""
        return id in self._own

    def find(self, cells: Iterable[str]) -> int | None:
        """The id of the word with these cells, None when there is none."""
        try:
            glyphs = self.language.glyphs(tuple(cells))
        except LanguageError:
            return None
        return self.index.find(glyphs)

    def search(
        self, pattern: str, *, limit: int = MOST_FOUND, min_score: int = 0
    ) -> tuple[Word, ...]:
        """The words that fit a pattern such as `?A??E`, best score first.

        Raises:
            UsageError: for a pattern that cannot be read (`crosswright.lexicon.search` has the
                signs).
            LanguageError: for a letter outside the alphabet.
        """
        wanted = parse_pattern(pattern, self.language)
        found = self.index.search(
            wanted.parts,
            shortest=wanted.shortest,
            longest=wanted.longest,
            letters=wanted.any_letter,
            needs=wanted.needs,
            min_score=min_score,
            limit=limit,
        )
        return tuple(map(self.word, found))

    def clues(self, id: int) -> tuple[ClueText, ...]:
        """The clues there are for a word, best first; none when it is still to be written.

        Raises:
            IndexError: for an id that no word has.
        """
        if not 0 <= id < len(self):
            raise IndexError(f"no word has the id {id}; there are {len(self)}")
        return self._added.with_clues(bytes(self.index.glyphs_of(id)), self._base_clues(id))

    def with_words(self, own: Iterable[OwnWord], *, only: bool = False) -> "Lexicon":
        """This lexicon with a person's words added, and rescored where it has them already.

        With `only`, the person's words are all there is; what the language knows of them stays
        known. Words given before stay, unless `only` is asked.

        Raises:
            WordListError: when there is no word.
        """
        given = {word.cells: word for word in own}
        if self._is_apart and not only:
            given = {x.word.cells: x.word for x in self._own.values()} | given
        if not given:
            raise WordListError("there is no word of one's own to add")
        words, language = given.values(), self.language
        if only:
            rows, ids = set_apart(self._columns, words, find=self._base_find, language=language)
            return self._changed(rows=rows, own=ids)
        below = rows_of(self._columns) if self._is_apart else self._rows
        find = self._base_find if self._is_apart else self.index.find
        rows, ids = lay_over(below, self._columns, words, find=find, language=language)
        under = {} if self._is_apart else self._own
        return self._changed(rows=rows, own=Layered(ids, under) if under else ids)

    def with_lists(self, lists: Lists) -> "Lexicon":
        """This lexicon, as it was built, under the lists a person keeps for the language."""
        return self._changed(
            rows=lists.rows, own=lists.own, added=self._added.over(lists.clues, lists.kinds)
        )

    def with_clues(
        self, clues: Mapping[bytes, tuple[ClueText, ...]], *, permissive: bool | None = None
    ) -> "Lexicon":
        """This lexicon with more clues, by the glyphs of their answers.

        With `permissive` it has none whose licence binds what they are printed in: share-alike, or
        not for sale.
        """
        return self._changed(added=self._added.more(clues, permissive=permissive))

    def with_used_clues(self, texts: Iterable[str]) -> "Lexicon":
        """This lexicon with some clues put behind all others of their words: a set has had them."""
        return self._changed(added=self._added.after(texts))

    def with_rude_words(self, rude: Rude) -> "Lexicon":
        """This lexicon with other rude words to choose from."""
        return self if rude == self.rude else self._changed(rude=rude)

    def _changed(
        self,
        *,
        rows: Rows | None = None,
        own: Mapping[int, Placed] | None = None,
        added: AddedClues | None = None,
        rude: Rude | None = None,
    ) -> "Lexicon":
        return Lexicon(
            language=self.language,
            pack=self._pack,
            rows=self._rows if rows is None else rows,
            own=self._own if own is None else own,
            added=added or self._added,
            rude=rude or self.rude,
        )

    def info(self) -> LexiconInfo:
        """Counts of words and clues, and what they come from."""
        known = list(self._known())
        zipfs, flags, kinds = i16s(self._columns.zipfs), self._columns.flags, self._kinds()
        tier = [_tier(zipfs[base]) for _, base in known]
        told = [kinds[base] for _, base in known]
        form = Flag.INFLECTED.value
        # Words that only the person has are counted by nobody, and no dictionary knows them.
        strangers = len(self) - len(known)
        clued = [("any", 0xFF), *((kind, 1 << bit) for bit, kind in enumerate(CLUE_KINDS))]
        return LexiconInfo(
            tag=self.language.tag,
            tiers=_tiers(chain(tier, repeat(_RARE, strangers))),
            inflected=_tiers(
                x for x, (_, base) in zip(tier, known, strict=True) if flags[base] & form
            ),
            lengths=tuple(sorted(Counter(self._rows.lengths).items())),
            clued=tuple(
                ClueCount(
                    kind=kind,
                    words=_tiers(x for x, bits in zip(tier, told, strict=True) if bits & wanted),
                )
                for kind, wanted in clued
            ),
            sources=() if self._pack is None else self._pack.sources,
            packages=() if self._pack is None else self._pack.packages,
            letters=self._letters(
                id for (id, _), x in zip(known, tier, strict=True) if x >= _COMMON
            ),
            own=len(self._own),
        )

    def _letters(self, ids: Iterable[int]) -> tuple[tuple[str, float], ...]:
        """The share of each letter in some words, the most frequent first."""
        counts = Counter(glyph for id in ids for glyph in self.index.glyphs_of(id))
        alphabet = self.language.alphabet
        return tuple((alphabet[x], count / counts.total()) for x, count in counts.most_common())

    def _base_clues(self, id: int) -> tuple[ClueText, ...]:
        base = self._base(id)
        if base is None or self._pack is None:
            return ()
        sources = self._pack.sources
        return tuple(
            ClueText(
                text=text,
                kind=CLUE_KINDS[kind],
                source=sources[source].name,
                licence=sources[source].licence,
            )
            for kind, source, text in self._columns.clue_lines(base)
        )

    def _kinds(self) -> bytes:
        """The kinds of clues each word of the language has, with those that were added."""
        sources = () if self._pack is None else self._pack.sources
        return self._added.kinds(self._columns, sources, find=self._base_find)

    def _base(self, id: int) -> int | None:
        if self._is_apart:
            return self._own[id].base
        return id if id < len(self._columns) else None

    def _known(self) -> Iterator[tuple[int, int]]:
        """The words that the language knows: their ids here and among its own."""
        if not self._is_apart:
            return ((id, id) for id in range(len(self._columns)))
        bases = ((id, self._own[id].base) for id in range(len(self)))
        return ((id, base) for id, base in bases if base is not None)

    def _base_find(self, glyphs: bytes) -> int | None:
        if self._pack is None:
            return None
        if self._base_index is None:
            self._base_index = rows_of(self._columns).index(self.language)
        return self._base_index.find(glyphs)

    def _sources(self, base: int) -> tuple[str, ...]:
        bits = self._columns.source_bits(base)
        named = () if self._pack is None else self._pack.sources
        return tuple(source.name for place, source in enumerate(named) if bits >> place & 1)

    def _as_written(self, word: Word, id: int) -> Word:
        """The word as the person wrote it, unless that differs in nothing but capitals."""
        placed = self._own.get(id)
        if placed is None:
            return word
        written = placed.word.written
        flags = word.flags & ~Flag.PHRASE
        if breaks_of(written, self.language) > 1:
            flags |= Flag.PHRASE
        if written.casefold() == word.written.casefold() and placed.base is not None:
            written = word.written
        return replace(word, written=written, flags=flags)


def lexicon_of_pack(language: Language, pack: Pack) -> Lexicon:
    """A language's lexicon as it was built."""
    return Lexicon(language=language, pack=pack, rows=rows_of(pack.columns), own={})


def lexicon_of_words(language: Language, own: Iterable[OwnWord]) -> Lexicon:
    """A lexicon of nothing but a person's words; no package is read.

    Raises:
        WordListError: when there is no word.
    """
    nothing = Lexicon(language=language, pack=None, rows=rows_of(_NO_COLUMNS), own={})
    return nothing.with_words(own, only=True)


_EVERYDAY, _COMMON, _RARE = 2, 1, 0


def _tier(hundredths: int) -> int:
    if hundredths >= 100 * EVERYDAY_ZIPF:
        return _EVERYDAY
    return _COMMON if hundredths >= 100 * COMMON_ZIPF else _RARE


def _tiers(tiers: Iterable[int]) -> Tiers:
    counts = Counter(tiers)
    everyday = counts[_EVERYDAY]
    common = everyday + counts[_COMMON]
    return Tiers(everyday=everyday, common=common, full=common + counts[_RARE])
