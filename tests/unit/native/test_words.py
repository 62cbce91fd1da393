"""The word index: columns in, patterns and roots out."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from crosswright.native import NativeError, WordIndex, least_lines, lines_of, lowered
from tests.oracles.roots_oracle import share_root

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, kw_only=True)
class Lexicon:
    """Written words as the columns of an index; spaces are breaks."""

    words: tuple[str, ...]
    scores: tuple[int, ...] = ()
    groups: dict[str, int] = field(default_factory=dict)

    def spelled(self, word: str) -> bytes:
        return bytes(LETTERS.index(sign) for sign in word if sign != " ")

    def index(self) -> WordIndex:
        groups = [self.groups.get(word, 1000 + id) for id, word in enumerate(self.words)]
        breaks = [_breaks(word) for word in self.words]
        return WordIndex(
            letters=len(LETTERS),
            glyphs=b"".join(self.spelled(word) for word in self.words),
            lengths=bytes(len(self.spelled(word)) for word in self.words),
            scores=bytes(self.scores or [50] * len(self.words)),
            groups=b"".join(group.to_bytes(4, "little") for group in groups),
            breaks=b"".join(bits.to_bytes(4, "little") for bits in breaks),
        )


def _breaks(word: str) -> int:
    starts, at = 1, 0
    for part in word.split(" ")[:-1]:
        at += len(part)
        starts |= 1 << at
    return starts


def _masks(pattern: str) -> list[int]:
    every = (1 << 26) - 1
    return [every if sign == "?" else 1 << LETTERS.index(sign) for sign in pattern]


ANIMALS = Lexicon(words=("cat", "cow", "bat", "horse", "cat", "goose"), scores=(5, 9, 9, 1, 7, 0))


def test_an_index_knows_its_words() -> None:
    index = ANIMALS.index()
    assert len(index) == 6
    assert [index.glyphs_of(id) for id in range(6)] == [ANIMALS.spelled(w) for w in ANIMALS.words]


@pytest.mark.parametrize(
    ("word", "id"), [("cat", 0), ("goose", 5), ("dog", None), ("a", None), ("z" * 40, None)]
)
def test_find_gives_the_first_word_spelled_so(word: str, id: int | None) -> None:
    assert ANIMALS.index().find(ANIMALS.spelled(word)) == id


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("???", [1, 2, 4, 0]),
        ("?at", [2, 4, 0]),
        ("c??", [1, 4, 0]),
        ("?o?se", [3, 5]),
        ("x??", []),
        ("", []),
        ("?" * 40, []),
    ],
)
def test_match_gives_the_best_score_first(pattern: str, found: list[int]) -> None:
    assert ANIMALS.index().match(_masks(pattern)) == found


def test_match_obeys_floor_limit_and_sets_of_letters() -> None:
    index = ANIMALS.index()
    assert index.match(_masks("???"), min_score=7) == [1, 2, 4]
    assert index.match(_masks("???"), limit=2) == [1, 2]
    b_or_c = 1 << LETTERS.index("b") | 1 << LETTERS.index("c")
    assert index.match([b_or_c, *_masks("at")], limit=9) == [2, 4, 0]
    assert index.match([0, *_masks("at")]) == []


def test_match_agrees_with_a_plain_scan() -> None:
    chance = random.Random(7)
    words = tuple("".join(chance.choices("abc", k=chance.randint(2, 6))) for _ in range(900))
    index = Lexicon(words=words).index()
    for _ in range(200):
        masks = [chance.randint(0, 7) for _ in range(chance.randint(2, 6))]
        scan = [
            id
            for id, word in enumerate(words)
            if len(word) == len(masks)
            and all(mask >> LETTERS.index(x) & 1 for x, mask in zip(word, masks, strict=True))
        ]
        assert index.match(masks) == scan


ROOTS = [
    ("mouse", "mice", "one lemma"),
    ("blind mice", "mouse", "a word of the phrase is of its lemma"),
    ("north sea", "northern lights", "NORTH begins NORTHERN"),
    ("teach", "teacher", "same beginning"),
    ("care", "card", "three letters of four"),
    ("paint", "repainted", "PAIN stands inside"),
    ("happy", "unhappily", "HAPP stands inside"),
    ("rebuild", "builder", "BUILD stands inside"),
    ("one two", "oneness", "ONE begins ONENESS"),
]
STRANGERS = [
    ("mouse", "louse"),
    ("up to", "upper"),
    ("carton", "cabin"),
    ("sea", "seldom"),
    ("car", "scar"),
    ("bone", "trombonist"),
]


def _rooted() -> tuple[Lexicon, dict[str, int]]:
    words = tuple(sorted({w for row in ROOTS for w in row[:2]} | {w for x in STRANGERS for w in x}))
    lexicon = Lexicon(words=words, groups={"mouse": 1, "mice": 1})
    return lexicon, {word: id for id, word in enumerate(words)}


@pytest.mark.parametrize(("a", "b", "why"), ROOTS)
def test_words_of_one_root_are_told(a: str, b: str, why: str) -> None:
    lexicon, ids = _rooted()
    assert lexicon.index().same_root(ids[a], ids[b]), why
    assert lexicon.index().same_root(ids[b], ids[a]), why


@pytest.mark.parametrize(("a", "b"), STRANGERS)
def test_strangers_are_no_relatives(a: str, b: str) -> None:
    lexicon, ids = _rooted()
    assert not lexicon.index().same_root(ids[a], ids[b])
    assert not lexicon.index().same_root(ids[b], ids[a])


def test_roots_agree_with_the_rule_written_plainly() -> None:
    chance = random.Random(3)
    found = 0
    for _ in range(60):
        spellings = {
            " ".join(
                "".join(chance.choices("abcd", k=chance.randint(2, 7)))
                for _ in range(chance.choice((1, 1, 2)))
            )
            for _ in range(25)
        }
        words = tuple(sorted({x.replace(" ", ""): x for x in spellings}.values()))
        singles = [word for word in words if " " not in word]
        lexicon = Lexicon(words=words, groups={w: chance.randint(0, 9) for w in singles})
        index = lexicon.index()
        groups = {word: frozenset([group]) for word, group in lexicon.groups.items()}
        for a, x in enumerate(words):
            for b, y in enumerate(words):
                same = share_root(x, y, groups)
                assert index.same_root(a, b) == same, (x, y)
                found += same
    assert 3_000 < found < 30_000


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"letters": 0}, "an alphabet of 0 letters; 1 to 64 can be used"),
        ({"letters": 65}, "an alphabet of 65 letters; 1 to 64 can be used"),
        ({"letters": 2}, "word 0 holds glyph 2, which is outside the alphabet"),
        ({"scores": b""}, "column 'scores' has 0 items for 1 words"),
        ({"groups": bytes(8)}, "column 'groups' has 2 items for 1 words"),
        ({"breaks": b"123"}, "column 'breaks' has 3 bytes, no multiple of 4"),
        ({"lengths": b"\x02"}, "column 'glyphs' has 3 cells where the lengths add up to 2"),
        ({"lengths": b"\x01", "glyphs": b"\0"}, "word 0 has 1 cells; 2 to 32 can be used"),
        ({"lengths": bytes([33]), "glyphs": bytes(33)}, "word 0 has 33 cells; 2 to 32 can be used"),
        ({"scores": bytes([101])}, "word 0 has the score 101; 0 to 100 can be used"),
        ({"breaks": bytes([8, 0, 0, 0])}, "a written word of word 0 starts beyond its end"),
    ],
)
def test_columns_that_are_no_lexicon_are_refused(change: dict[str, object], message: str) -> None:
    columns: dict[str, object] = {
        "letters": 26,
        "glyphs": bytes([2, 0, 1]),
        "lengths": b"\x03",
        "scores": b"\x32",
        "groups": bytes(4),
        "breaks": bytes(4),
    }
    build: Callable[..., WordIndex] = WordIndex
    assert len(build(**columns)) == 1
    with pytest.raises(NativeError) as refused:
        build(**columns | change)
    assert str(refused.value) == message


def test_an_unknown_id_is_an_index_error() -> None:
    index = ANIMALS.index()
    with pytest.raises(IndexError, match="no word 6 among 6"):
        index.glyphs_of(6)
    with pytest.raises(IndexError, match="no word 9 among 6"):
        index.same_root(0, 9)


def test_an_index_may_be_empty() -> None:
    index = Lexicon(words=()).index()
    assert len(index) == 0
    assert index.match(_masks("???")) == []
    assert index.find(b"\0\0") is None


def _ids(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little") for number in numbers)


def test_a_part_is_an_index_of_the_words_chosen() -> None:
    index = ANIMALS.index()
    part, ids = index.part(bytes((0, 1, 0, 255, 1, 0)))
    assert ids == _ids(1, 3, 4)
    assert [part.glyphs_of(id) for id in range(len(part))] == [
        ANIMALS.spelled(word) for word in ("cow", "horse", "cat")
    ]
    counts = {LETTERS[glyph]: count for glyph, count in enumerate(part.letter_counts()) if count}
    assert counts == {"c": 2, "o": 2, "w": 1, "h": 1, "r": 1, "s": 1, "e": 1, "a": 1, "t": 1}


def test_a_part_has_the_scores_it_is_given() -> None:
    part, _ = ANIMALS.index().part(bytes((1, 1, 0, 0, 0, 0)), scores=bytes((1, 99, 0, 0, 0, 0)))
    assert part.match(_masks("c??"), min_score=50) == [1]


@pytest.mark.parametrize(
    ("chosen", "scores"), [(b"", None), (bytes(6), bytes(5)), (bytes([1] * 6), bytes([101] * 6))]
)
def test_a_part_needs_a_byte_for_each_word(chosen: bytes, scores: bytes | None) -> None:
    with pytest.raises(NativeError):
        ANIMALS.index().part(chosen, scores=scores)


@pytest.mark.parametrize("pattern", ["c??", "?a?", "??", "g????", "???"])
@pytest.mark.parametrize(("least", "limit"), [(0, None), (6, None), (0, 1)])
def test_what_is_counted_is_what_is_found(pattern: str, least: int, limit: int | None) -> None:
    index, masks = ANIMALS.index(), _masks(pattern)
    found = index.match(masks, min_score=least, limit=limit)
    assert index.count(masks, min_score=least, limit=limit) == len(found)


def test_words_gain_for_their_letters_and_lose_for_their_uses() -> None:
    index, bonus = ANIMALS.index(), bytearray(26)
    bonus[LETTERS.index("o")] = 7
    worth = bytes((1, 2, 3, 4, 5, 90))
    assert index.raised(worth, bytes(bonus)) == bytes((1, 9, 3, 11, 5, 100))
    assert lowered(b"\x05\x05\x05", _ids(0, 2, 9), bytes((1, 0, 8))) == b"\x04\x00\x05"
    for given, letters in ((b"", bytes(26)), (worth, b"")):
        with pytest.raises(NativeError):
            index.raised(given, letters)
    with pytest.raises(NativeError):
        lowered(b"\x05", _ids(0, 2), b"")


def test_a_clue_takes_lines_and_the_shortest_of_a_word_counts() -> None:
    texts = ("Cat", "A very long clue of many words", "Donaudampfschifffahrtsgesellschaft")
    assert [lines_of(text) for text in texts] == [1, 3, 4]
    lines = [f"00{texts[1]}\n01{texts[0]}\n", "", f"00{texts[2]}\n"]
    ends = [len("".join(lines[: number + 1])) for number in range(len(lines))]
    clues = "".join(lines).encode()
    assert least_lines(clues, _ids(*ends), 0b11) == bytes((1, 0, 4))
    assert least_lines(clues, _ids(*ends), 0b01) == bytes((3, 0, 4))
    with pytest.raises(NativeError):
        least_lines(clues, b"\x01", 0b11)
