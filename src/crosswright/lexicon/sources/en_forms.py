"""English: what an inflected form is to its lemma, said only where spelling and sense agree.

A gloss tells whether it explains a noun ("a dense growth") or a verb ("express in words"); a form
tells by its ending what it may be. Where the two meet there is one honest note to put behind the
lemma's gloss; where they do not, there is none and the form goes without.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass

_NOUN = re.compile(
    r"(?:an?|the|any|one|someone|something|somebody|anyone|anything|either|each|two|several) "
    r"|(?:\w+ )?(?:people|persons|person|plants?|animals?|things) (?:who|that|which|with)\b",
    re.IGNORECASE,
)
_NOT_VERB_NEXT = {"of", "that", "who", "which", "where", "used", "made", "done", "given", "for"}
_ALWAYS_VERBS = {"be", "become", "have", "make", "cause", "give", "take", "put", "bring", "go"}
_VERB_NEXT = {
    *("a", "an", "the", "one's", "one", "or", "and", "oneself", "something", "someone", "it", ""),
    *("in", "on", "to", "with", "by", "up", "down", "out", "off", "away", "into", "from", "over"),
    *("about", "as", "at", "through", "together", "around", "along", "under", "upon", "against"),
    *("back", "apart", "forth", "forward", "between", "across", "somebody", "others", "again"),
}
_NO_THING_STARTS = {
    *("of", "in", "on", "at", "by", "to", "with", "without", "not", "having", "being", "lacking"),
    *("relating", "characterized", "marked", "causing", "tending", "showing", "resembling", "used"),
    *("pertaining", "characteristic", "capable", "able", "that", "so", "as", "very", "situated"),
    *("full", "free", "like", "made", "serving", "consisting", "containing", "expressing", "from"),
    *("inside", "outside", "begin", "less", "more", "most", "almost", "toward", "beyond", "under"),
}
_NO_VERBS = {
    "he",
    "she",
    "it",
    "i",
    "we",
    "they",
    "who",
    "good",
    "bad",
    "far",
    "well",
    "much",
    "many",
}
_IRREGULAR = {
    "children": "child",
    "feet": "foot",
    "geese": "goose",
    "lice": "louse",
    "men": "man",
    "mice": "mouse",
    "oxen": "ox",
    "teeth": "tooth",
    "women": "woman",
}
_ODD_PERSONS = {"has": "third person", "is": "third person", "am": "", "are": ""}
"""Forms of the present that no ending shows; two of them fit no short note."""

_LEARNED = (("us", "i"), ("um", "a"), ("is", "es"), ("on", "a"), ("a", "ae"), ("ix", "ices"))
_VOWELS = "aeiou"


def is_noun_gloss(gloss: str) -> bool:
    """Whether a gloss explains a thing, by its first words alone."""
    return _NOUN.match(gloss) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Forms:
    """The English words there are, and which of them are nouns and verbs."""

    words: Container[str]
    nouns: Container[str]
    verbs: Container[str]

    def is_verb_gloss(self, gloss: str) -> bool:
        """Whether a gloss explains a doing: it starts with a verb that is nothing else here.

        "Whiteness" and "freely" tell that "white form" and "free from" start no verb's gloss;
        "water sport" starts none because what follows could be no object.
        """
        head, _, rest = gloss.lower().partition(" ")
        head, comma, _ = head.partition(",")
        if is_noun_gloss(gloss) or head not in self.verbs:
            return False
        if head in _ALWAYS_VERBS:
            return True
        follows = rest.split(" ", 1)[0]
        if follows in _NOT_VERB_NEXT or f"{head}ly" in self.words or f"{head}ness" in self.words:
            return False
        return bool(comma) or head not in self.nouns or follows in _VERB_NEXT

    def notes(self, form: str, lemma: str) -> Iterator[tuple[str, Callable[[str], bool]]]:
        """The notes a form may need, each with a test of the glosses for which it is right.

        A form that may be several things (WALKS) has a note for each, the likeliest first.
        """

        def thing(gloss: str) -> bool:
            return self._only_noun(lemma) and self._may_be_thing(gloss)

        def quality(gloss: str) -> bool:
            return not is_noun_gloss(gloss) and not self.is_verb_gloss(gloss)

        if form in _ODD_PERSONS:
            yield from self._persons(form)
        elif form in plurals(lemma):
            yield "plural", is_noun_gloss
            yield "plural", thing
            yield "third person", self.is_verb_gloss
        elif form in pasts(lemma):
            yield "past tense", self.is_verb_gloss
        elif form in gerunds(lemma):
            yield "present participle", self.is_verb_gloss
        elif form in degrees(lemma, "est"):
            yield "superlative", quality
        elif form in degrees(lemma, "er") and self._is_word(degrees(lemma, "est")):
            yield "comparative", quality
        elif lemma not in _NO_VERBS and form not in self.nouns:
            yield "past form", self.is_verb_gloss

    def _persons(self, form: str) -> Iterator[tuple[str, Callable[[str], bool]]]:
        if _ODD_PERSONS[form]:
            yield _ODD_PERSONS[form], self.is_verb_gloss

    def _only_noun(self, lemma: str) -> bool:
        return lemma in self.nouns and f"{lemma}ly" not in self.words

    def _may_be_thing(self, gloss: str) -> bool:
        head, _, rest = gloss.lower().partition(" ")
        doing = head.strip(",") in self.verbs and rest.split(" ", 1)[0] not in _NOT_VERB_NEXT
        return not doing and head not in _NO_THING_STARTS and not head.endswith(("ly", "ed"))

    def _is_word(self, spellings: Iterable[str]) -> bool:
        return any(spelling in self.words for spelling in spellings)


def plurals(lemma: str) -> set[str]:
    """The ways a noun's plural may be spelled; a verb's third person is spelled the same."""
    found = {lemma + "s", lemma + "es"}
    if lemma.endswith("y") and lemma[-2:-1] not in _VOWELS:
        found = {lemma[:-1] + "ies"}
    found |= {lemma[: -len(end)] + "ves" for end in ("f", "fe") if lemma.endswith(end)}
    found |= {lemma[: -len(end)] + to for end, to in _LEARNED if lemma.endswith(end)}
    found |= {many for many, one in _IRREGULAR.items() if one == lemma}
    if lemma.endswith("man"):
        found.add(lemma[:-3] + "men")
    return found


def pasts(lemma: str) -> set[str]:
    """The ways a verb's regular past tense may be spelled."""
    if lemma.endswith("e"):
        return {lemma + "d"}
    if lemma.endswith("y") and lemma[-2:-1] not in _VOWELS:
        return {lemma[:-1] + "ied"}
    return {lemma + "ed", lemma + lemma[-1:] + "ed"}


def gerunds(lemma: str) -> set[str]:
    """The ways a verb's -ing form may be spelled."""
    if lemma.endswith("ie"):
        return {lemma[:-2] + "ying"}
    if lemma.endswith("e") and not lemma.endswith(("ee", "oe", "ye")):
        return {lemma[:-1] + "ing"}
    return {lemma + "ing", lemma + lemma[-1:] + "ing"}


def degrees(lemma: str, ending: str) -> set[str]:
    """The ways an adjective's comparative ("er") or superlative ("est") may be spelled."""
    if lemma.endswith("e"):
        return {lemma + ending[1:]}
    if lemma.endswith("y") and lemma[-2:-1] not in _VOWELS:
        return {lemma[:-1] + "i" + ending}
    return {lemma + ending, lemma + lemma[-1:] + ending}
