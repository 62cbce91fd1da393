"""The same-root rule stands in two places, the fill's and the judge's, which must say the same."""

from itertools import combinations

from hypothesis import example, given
from hypothesis import strategies as st

from crosswright.audit.roots import Root, parts_of, roots_of
from crosswright.languages import language
from crosswright.lexicon import Lexicon, OwnWord, lexicon_of_words
from crosswright.model import Direction, Entry, Slot, Square

ENGLISH = language("en")
# Few letters, so that words meet often.
WORDS = st.text("ABC", min_size=1, max_size=8)
PHRASES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)
LISTS = st.lists(
    PHRASES.filter(lambda x: len(x.replace(" ", "")) > 1),
    min_size=2,
    max_size=8,
    unique_by=lambda x: x.replace(" ", ""),
)


def _roots(lexicon: Lexicon, id: int) -> tuple[Root, ...]:
    word = lexicon.word(id)
    squares = tuple(Square(0, col) for col in range(len(word.cells)))
    entry = Entry(slot=Slot(squares, Direction.ACROSS), answer=word.cells, phrase=word.written)
    return roots_of(parts_of(entry, ENGLISH), ENGLISH, lexicon)


@given(LISTS)
@example(["A A", "A AB", "A AAB"])
def test_the_fill_and_the_judge_find_the_same_roots(phrases: list[str]) -> None:
    """Of words they say the same; of phrases the fill may see more than the judge, never less.

    It also keeps apart a phrase and a word spelled as the phrase is without its spaces.
    """
    _compare(phrases)


def _compare(phrases: list[str]) -> None:
    own = [OwnWord(written=phrase, cells=ENGLISH.cells(phrase)) for phrase in phrases]
    lexicon = lexicon_of_words(ENGLISH, own)
    roots = [_roots(lexicon, id) for id in range(len(phrases))]
    are_words = not any(" " in phrase for phrase in phrases)
    for a, b in combinations(range(len(phrases)), 2):
        judged = any(one.is_kin(other) for one in roots[a] for other in roots[b])
        kept_apart = lexicon.index.same_root(a, b)
        assert kept_apart or not judged, (lexicon.word(a), lexicon.word(b))
        if are_words:
            assert judged == kept_apart, (lexicon.word(a), lexicon.word(b))


@given(st.lists(WORDS.filter(lambda x: len(x) > 1), min_size=2, max_size=8, unique=True))
def test_of_words_they_say_the_same(words: list[str]) -> None:
    _compare(words)
