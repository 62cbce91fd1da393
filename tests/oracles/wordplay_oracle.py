"""Wordplay found the slow way: look at every word, and keep what obeys the definition.

Words are texts of one sign a cell, with spaces where a phrase parts. A play is its parts without
spaces and the numbers the engine gives with it.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, product

Play = tuple[tuple[str, ...], tuple[int, ...]]
Oracle = Callable[[str, Sequence[str], str, str], Iterator[Play]]


def plays(
    operation: str, answer: str, words: Sequence[str], *, vowels: str, singles: str
) -> set[Play]:
    """Every play of an operation; the rows of an acrostic, of which there is no end, are left out."""
    others = [word for word in words if _bare(word) != answer]
    return set(ORACLES[operation](answer, others, vowels, singles))


def _bare(word: str) -> str:
    return word.replace(" ", "")


def _palindrome(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    if answer == answer[::-1]:
        yield (), ()


def _reversal(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for word in map(_bare, words):
        if word[::-1] == answer:
            yield (word,), ()


def _anagram(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for word in map(_bare, words):
        if sorted(word) == sorted(answer):
            yield (word,), ()


def _anagram_two(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    short = [x for x in map(_bare, words) if not Counter(x) - Counter(answer)]
    for one, other in product(short, short):
        if len(one) + len(other) != len(answer) or answer in (one + other, other + one):
            continue
        if one <= other and sorted(one + other) == sorted(answer):
            yield (one, other), ()


def _anagram_plus(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    sizes = [size for size in (len(answer) - 1, len(answer) - 2) if size >= 3]
    in_order = {"".join(x) for size in sizes for x in combinations(answer, size)}
    for word in map(_bare, words):
        whole = not Counter(word) - Counter(answer)
        if whole and len(word) in sizes and word not in in_order:
            yield (word,), ()


def _inside(letters: str, words: Sequence[str], *, over_a_join: bool) -> Iterator[Play]:
    for word in words:
        bare = _bare(word)
        joins = {len(_bare(word[:at])) for at, sign in enumerate(word) if sign == " "}
        for at in range(1, len(bare) - len(letters)):
            end = at + len(letters)
            parted = any(at < x < end for x in joins)
            if bare[at:end] == letters and parted == over_a_join and not {at, end} <= joins:
                yield (bare,), (at,)


def _over_two(letters: str, words: Sequence[str]) -> Iterator[Play]:
    bare = [_bare(word) for word in words]
    for cut in range(1, len(letters)):
        start, end = letters[:cut], letters[cut:]
        first = [x for x in bare if x.endswith(start) and x != start]
        second = [x for x in bare if x.startswith(end) and x != end]
        for one, other in product(first, second):
            if one != other:
                yield (one, other), (cut,)


def _hidden(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    yield from _inside(answer, words, over_a_join=False)


def _hidden_back(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    if answer != answer[::-1]:
        yield from _inside(answer[::-1], words, over_a_join=False)


def _across(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    yield from _inside(answer, words, over_a_join=True)
    yield from _over_two(answer, words)


def _across_back(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    if answer != answer[::-1]:
        yield from _across(answer[::-1], words, vowels, singles)


def _container(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    bare = [_bare(word) for word in words]
    pieces = [x for x in (*bare, *singles) if x in answer]
    for outer in bare:
        for inner in pieces:
            if len(outer) + len(inner) != len(answer):
                continue
            for at in range(1, len(outer)):
                if outer[:at] + inner + outer[at:] == answer:
                    yield (outer, inner), (at, at + len(inner))


def _charade(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    pieces = [x for x in (*map(_bare, words), *singles) if x in answer]
    for pair in product(pieces, pieces):
        if "".join(pair) == answer:
            yield pair, ()


def _charade_three(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    pieces = [x for x in (*map(_bare, words), *singles) if x in answer]
    for three in product(pieces, pieces, pieces):
        if "".join(three) == answer:
            yield three, ()


def _without(
    answer: str, words: Sequence[str], places: Sequence[int], letters: int
) -> Iterator[Play]:
    for word in map(_bare, words):
        for at in places:
            if len(word) == len(answer) + letters and word[:at] + word[at + letters :] == answer:
                yield (word,), (at, letters)


def _beheading(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    yield from _without(answer, words, [0], 1)


def _curtailment(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    yield from _without(answer, words, [len(answer)], 1)


def _heart(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for letters in (1, 2):
        for play in _without(answer, words, [len(answer) // 2], letters):
            whole = len(play[0][0])
            if (whole - letters) % 2 == 0:
                yield play


def _lost_letter(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    ways: defaultdict[str, list[int]] = defaultdict(list)
    for (word,), (at, _) in _without(answer, words, range(len(answer) + 1), 1):
        ways[word].append(at)
    for word, places in ways.items():
        if not {0, len(answer), len(answer) / 2} & set(places):
            yield (word,), (places[0], 1)


def _change(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for word in map(_bare, words):
        if len(word) == len(answer):
            other = [at for at, (x, y) in enumerate(zip(word, answer, strict=True)) if x != y]
            if len(other) == 1:
                yield (word,), tuple(other)


def _swap(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for word in map(_bare, words):
        if len(word) == len(answer):
            other = [at for at, (x, y) in enumerate(zip(word, answer, strict=True)) if x != y]
            if len(other) == 2 and sorted(word) == sorted(answer):
                yield (word,), tuple(other)


def _alternate(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for word in map(_bare, words):
        for phase in (0, 1):
            if word[phase::2] == answer:
                yield (word,), (phase,)


def _alternate_two(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    bare = [_bare(word) for word in words]
    for phase in (0, 1):
        for one in (x for x in bare if answer.startswith(x[phase::2])):
            taken = len(one[phase::2])
            for other in bare:
                if other != one and other[(phase + len(one)) % 2 :: 2] == answer[taken:]:
                    yield (one, other), (phase, taken)


def _spoonerism(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    def opening(word: str) -> int:
        return next((at for at, sign in enumerate(word) if sign in vowels), 0)

    cut = {x: (x[: opening(x)], x[opening(x) :]) for x in map(_bare, words) if opening(x)}
    first = [x for x, (_, tail) in cut.items() if tail in answer]
    second = [
        x for x, (head, tail) in cut.items() if answer.startswith(head) and answer.endswith(tail)
    ]
    for one, other in product(first, second):
        (head, tail), (new_head, end) = cut[one], cut[other]
        if head != new_head and new_head + tail + head + end == answer:
            yield (one, other), (len(new_head + tail),)


def _acrostic(answer: str, words: Sequence[str], vowels: str, singles: str) -> Iterator[Play]:
    for word in words:
        if " " in word and "".join(part[0] for part in word.split()) == answer:
            yield (_bare(word),), ()


ORACLES: dict[str, Oracle] = {
    "palindrome": _palindrome,
    "reversal": _reversal,
    "anagram": _anagram,
    "anagram-two": _anagram_two,
    "anagram-plus": _anagram_plus,
    "hidden": _hidden,
    "hidden-back": _hidden_back,
    "hidden-across": _across,
    "hidden-across-back": _across_back,
    "container": _container,
    "charade": _charade,
    "charade-three": _charade_three,
    "beheading": _beheading,
    "curtailment": _curtailment,
    "heart": _heart,
    "lost-letter": _lost_letter,
    "change": _change,
    "swap": _swap,
    "alternate": _alternate,
    "alternate-two": _alternate_two,
    "spoonerism": _spoonerism,
    "acrostic": _acrostic,
}


def rows_of_words(answer: str, ranked: Sequence[str], count: int) -> list[tuple[str, ...]]:
    """The rows an acrostic is made of: each letter takes the next best word that starts with it."""
    waiting = {letter: [x for x in map(_bare, ranked) if x[0] == letter] for letter in answer}
    rows = []
    for _ in range(count):
        if any(len(waiting[letter]) < times for letter, times in Counter(answer).items()):
            break
        rows.append(tuple(waiting[letter].pop(0) for letter in answer))
    return rows


def is_sorted(scores: Sequence[tuple[int, ...]]) -> bool:
    """Whether plays stand best first, by what each is worth."""
    return all(one >= other for one, other in pairwise(scores))
