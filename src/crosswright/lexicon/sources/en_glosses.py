"""English: from a gloss of Open English WordNet to the text of a clue."""

import re

from crosswright.languages import language
from crosswright.lexicon.clues import Draft, draft_of, price_of_length, shortened

ENGLISH = language("en")

_LEADING = re.compile(r"^(?:\(([^()]*)\)\s*)+")
_OF_WHAT = re.compile(r"^\((of [^()]*|used of [^()]*)\)\s*(.+)$")
_BRACKETS = re.compile(r"\s*\([^()]*\)")
_OPENERS = re.compile(
    r"^(?:especially|usually|chiefly|in general|formerly|trademark)[,:]? (?=an? |the )"
)
_END = re.compile(r";\s|:\s|\s[—–-]{1,2}\s|,? (?:e\.g\.|i\.e\.|esp\.)")

_JOINTS = re.compile(
    r",? (?:having|(?<!ing )that|which|who|whose|where|consisting|used|with|containing) "
)

_PERSON = re.compile(r"\((?:born|died|c\.|ca\.|circa|flourished|about)?[^()]*\d{3,4}[^()]*\)")
_PLACE = re.compile(
    r"^(?:an?|the|one of the)?\s*(?:\w+ ){0,4}(?:town|city|river|state|capital|island|nation|country|"
    r"kingdom|republic|lake|mountain|peak|port|resort|county|region|province|peninsula|language|"
    r"dynasty|tribe)s?\b.{0,40}\b(?:in|of|on|from|between|near|spoken)\b.*[A-Z]"
)
_BIBLE = re.compile(
    r"^\((?:Old Testament|New Testament|Greek mythology|Roman mythology|Norse mythology)\)"
)
_UNUSABLE = re.compile(
    r"^(?:comparative|superlative|plural|past|present|abbreviation|acronym|variant|contraction|"
    r"the \w+ letter of|used (?:of|in|as|to|with|for|when|especially)|obsolete|street names|"
    r"(?:an? )?(?:informal|slang|colloquial|archaic|humorous) |(?:an? )?terms?\b|sometimes|often|usually|possibly|formerly (?:in|a|the)? ?genus)\b"
    r"|\bgenus\b|\bgenera\b|\bsubfamily\b|\bphylum\b|\bsuborder\b|\bfamily [A-Z]|\bsame as\b|\bsee \w+$"
)
_OFFENSIVE = re.compile(
    r"ethnic slur|\b(?:obscene|offensive|vulgar|derogatory|disparaging|insulting|contemptuous)"
    r" (?:\w+ )?(?:terms?|words?|names?|slang|usage)\b"
)
_COARSE = re.compile(
    r"\b(?:sexual\w*|intercourse|coitus|copulat\w+|genital\w*|penis|vagina|vulva|testic\w+|scrotum|"
    r"prostitut\w+|orgasm\w*|masturbat\w+|fec(?:es|al)|excrement|defecat\w+|urinat\w+|buttocks|"
    r"erotic\w*|brothel|rape|anus|lesbian|slang)\b"
)
_NAMED = re.compile(r"\s[A-Z]|\b1\d{3}\b")

PRICE_OF_NAME, PRICE_OF_COARSE = 4, 6


def is_offensive(gloss: str) -> bool:
    """Whether the dictionary itself calls the word a slur or an obscenity in this sense."""
    return _OFFENSIVE.search(gloss.lower()) is not None


def draft_of_gloss(gloss: str, *, place: int) -> Draft | None:
    """A clue from the gloss that stands at this place (from 0) of its word; None if it gives none.

    People with their years, towns, and pages of a taxonomy are left out: the answer is a common
    word.
    """
    if is_offensive(gloss) or _PLACE.match(gloss):
        return None
    if "(" in gloss and (_PERSON.search(gloss) or _BIBLE.match(gloss)):
        return None
    draft = draft_of(_clause(gloss), min(place, 10) / 20, language=ENGLISH)
    if draft is None or _UNUSABLE.search(draft.text[0].lower() + draft.text[1:]):
        return None
    price = draft.price + price_of_length(draft.text)
    price += PRICE_OF_COARSE if _COARSE.search(gloss) else 0
    price += PRICE_OF_NAME if _NAMED.search(draft.text) else 0
    return Draft(draft.text, draft.kind, price, draft.told)


def _clause(gloss: str) -> str:
    """The first clause without its brackets; "(of hair) curly" becomes "curly, of hair"."""
    of_what = _OF_WHAT.match(gloss)
    if of_what is not None:
        subject = of_what[1].removeprefix("used ")
        return f"{_clause(of_what[2])}, {subject}"
    text = _OPENERS.sub("", _BRACKETS.sub("", _LEADING.sub("", gloss)))
    end = _END.search(text)
    return shortened(text[: end.start()] if end else text, joints=_JOINTS)
