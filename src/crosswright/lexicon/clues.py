"""From raw dictionary text to a clue a newspaper could print, and which clue to take first."""

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import lru_cache
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

from crosswright.languages import Language
from crosswright.lexicon.roots import Told, leaks, telling_parts, tokens
from crosswright.lexicon.word import ClueKind, ClueText, Source

SHORTEST_CLUE, LONGEST_CLUE = 3, 120
MOST_CLUES = 8
LEAST_LEFT = 24
"""Signs a shortened clue keeps at least."""

BRIEF, LONG = 60, 80
"""Up to `BRIEF` signs a clue needs one line of a column, beyond `LONG` more than two."""

_BEFORE_STOP = re.compile(r" ([,;:.!?)\]])")
_SHORT_DASH = re.compile(r"(?<=[^\W\d])–(?=[^\W\d])")
_LOOSE_ENDS = " \t,;:—–-"
_OPENING = {"(": ")", "[": "]", "«": "»", "“": "”"}
_DANGLING = re.compile(r"(?:,? (?:and|or|и|или|а|но|не|в|на|с|of|in|with))+$")
_PLAIN = re.compile(r"[^\W\d_][\w ,'’-]*")
_PAIRED = re.compile(r"[()\[\]«»“”\"]")
_BRACKETS = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
_JUNK = re.compile(r"""\?$|https?:|[^\w\s,.;:!?()«»“”‘’"'%/+—–-]|_|''|\.\.\.""")


class Draft(NamedTuple):
    """A clean text that may become a clue; the lower the price, the sooner it is taken.

    `told` are its words. A named tuple, for a language has hundreds of thousands.
    """

    text: str
    kind: ClueKind
    price: float
    told: Told

    def noted(self, note: str) -> "Draft":
        """The draft with a note about its answer in brackets, such as "plural"."""
        return Draft(
            f"{self.text} ({note})",
            "straight",
            self.price,
            self.told.with_more(_told_by_note(note)),
        )


@lru_cache(maxsize=64)
def _told_by_note(note: str) -> Told:
    return Told.of(tuple(note.upper().split()))


@lru_cache(maxsize=4096)
def _clue(text: str, kind: ClueKind, source: str, licence: str) -> ClueText:
    """A clue; the forms of a word, which come one after the other, share many."""
    return ClueText(text=text, kind=kind, source=source, licence=licence)


def draft_of(text: str, price: float, *, language: Language) -> Draft | None:
    """A draft of a raw text; None when no clue can be made of it.

    A single word is a synonym, more are a definition.
    """
    clean = tidy(text)
    if clean is None:
        return None
    kind: ClueKind = "straight" if " " in clean else "synonym"
    return Draft(clean, kind, price, Told.of(tokens(clean, language)))


def tidy(text: str) -> str | None:
    """The text as a clue is printed, or None when no clue can be made of it.

    It starts with a capital, ends without a full stop, has 3 to 120 signs, its brackets and quotes
    close, no markup is left, and no question mark ends it (that would promise wordplay).
    """
    if "–" in text or " - " in text:
        text = _SHORT_DASH.sub("-", text).replace(" - ", " — ")
    text = " ".join(text.split())
    if _BEFORE_STOP.search(text):
        text = _BEFORE_STOP.sub(r"\1", text)
    text = text.strip(_LOOSE_ENDS)
    while text.endswith(".") and not text.endswith(".."):
        text = text[:-1].rstrip(_LOOSE_ENDS)
    if not SHORTEST_CLUE <= len(text) <= LONGEST_CLUE:
        return None
    if not _PLAIN.fullmatch(text) and not _is_whole(text):
        return None
    return text[0].upper() + text[1:]


def _is_whole(text: str) -> bool:
    """Whether a text has no markup, and a partner for each bracket and quote."""
    if _JUNK.search(text) or not (text[0].isalnum() or text[0] in _OPENING):
        return False
    if _PAIRED.search(text):
        if text.count('"') % 2:
            return False
        if any(text.count(sign) != text.count(close) for sign, close in _OPENING.items()):
            return False
    return any(map(str.isalpha, text))


def without_brackets(text: str) -> str:
    """A text without what stands in round or square brackets, and the spaces before them."""
    # Few texts have any, and looking is ten times faster than replacing nothing.
    return _BRACKETS.sub("", text) if "(" in text or "[" in text else text


def shortened(text: str, *, joints: re.Pattern[str]) -> str:
    """A text that is too long, cut where an explaining clause starts; unchanged when it fits.

    `joints` match where such clauses start. What is left says less but is still right.
    """
    if len(text) <= LONGEST_CLUE:
        return text
    joint = joints.search(text, LEAST_LEFT, LONGEST_CLUE)
    return _DANGLING.sub("", text[: joint.start()]) if joint else text


def price_of_length(text: str) -> float:
    """What a clue costs for being long."""
    return 0 if len(text) <= BRIEF else 1 if len(text) <= LONG else 2


_price = attrgetter("price")


def best_clues(
    drafts: Iterable[Draft],
    *,
    forms: Sequence[str],
    source: Source,
    language: Language,
    kin: Set[str] = frozenset(),
) -> tuple[ClueText, ...]:
    """The clues to keep of these drafts, cheapest first, none twice, none that tells the answer.

    `forms` are the answer and its lemma; `kin` are other forms of that lemma as the grid spells
    them, which letters alone need not show (MICE for MOUSE).
    """
    return _first_clues(_untold(drafts, forms, language, kin), source)


class Shortlist:
    """The drafts of a lemma that its forms may be asked with, judged once for all of them.

    What tells the lemma, or another form of it (`kin`, as the grid spells them), is out; the rest
    stands cheapest first, none twice.
    """

    def __init__(
        self,
        drafts: Iterable[Draft],
        *,
        lemma: str,
        source: Source,
        language: Language,
        kin: Set[str] = frozenset(),
    ) -> None:
        self._source, self._language = source, language
        self._drafts = tuple(_untold(drafts, (lemma,), language, kin))
        self._told = [draft.told for draft in self._drafts[:MOST_CLUES]]
        self._first = _first_clues(self._drafts, source)

    def clues(self, form: str) -> tuple[ClueText, ...]:
        """The clues to keep for one form: those that do not tell it."""
        parts = telling_parts(form, self._language)
        for told in self._told:
            if leaks(parts, told):
                kept = (draft for draft in self._drafts if not leaks(parts, draft.told))
                return _first_clues(kept, self._source)
        return self._first


def _untold(
    drafts: Iterable[Draft], forms: Sequence[str], language: Language, kin: Set[str]
) -> Iterator[Draft]:
    """The drafts that tell neither a form of an answer nor its kin, cheapest first, none twice."""
    ordered = sorted(drafts, key=_price)
    if not ordered:
        return
    parts: tuple[str, ...] = ()
    for form in forms:
        parts += telling_parts(form, language)
    seen: set[tuple[str, ...]] = set()
    for draft in ordered:
        words = draft.told.words
        if len(draft.text) > LONGEST_CLUE or words in seen:
            continue
        if kin.isdisjoint(words) and not leaks(parts, draft.told):
            seen.add(words)
            yield draft


def _first_clues(drafts: Iterable[Draft], source: Source) -> tuple[ClueText, ...]:
    name, licence = source.name, source.licence
    return tuple([_clue(x.text, x.kind, name, licence) for x in islice(drafts, MOST_CLUES)])
