"""Czech and Slovak: the lemmata every language has, and the forms of their verbs that are in use.

Crosswords in both languages take any form of a verb, and need it: the lemmata alone are too few for
an open grid whose words all cross. A form counts with its own frequency; all forms of a verb are
one word to a solver.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from crosswright.lexicon.sources import core
from crosswright.lexicon.sources.base import SIMPLEMMA, WORDFREQ, Candidate, Recipe
from crosswright.lexicon.word import COMMON_ZIPF, Flag

INFINITIVES = {"cs": ("t", "ci"), "sk": ("ť", "cť")}
"""What a verb's lemma ends in; nouns end so too, but have no past tense."""

PAST = "li"
"""What the past tense of many ends in: HLEDALI, HĽADALI."""


def recipe(tag: str) -> Recipe:
    """The recipe of one of the two languages."""
    return Recipe(
        tag=tag,
        sources=(SIMPLEMMA, WORDFREQ),
        core=core.PACKAGES,
        extras=(),
        read=partial(read, tag),
    )


def read(tag: str) -> Iterator[Candidate]:
    """The lemmata, then the verbs' forms that are not spelled like one of them."""
    lemmata = {}
    for candidate in core.lemmata(tag):
        lemmata[candidate.written] = candidate
        yield candidate
    forms = core.lemma_table(tag)
    yield from forms_of(
        ((form, lemma) for form, lemma in forms.items() if form not in lemmata),
        endings=INFINITIVES[tag],
        frequencies=core.frequencies(tag),
    )


def forms_of(
    pairs: Iterable[tuple[str, str]], *, endings: tuple[str, ...], frequencies: Mapping[str, float]
) -> Iterator[Candidate]:
    """The common forms among these pairs of a form and its lemma whose lemma is a verb."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for form, lemma in pairs:
        if lemma.endswith(endings) and form.isalpha() and form.islower():
            found[lemma].append(form)
    for lemma in sorted(found):
        forms = found[lemma]
        if not any(form.endswith(PAST) for form in forms):
            continue
        for form in sorted(forms):
            zipf = core.zipf_of(frequencies.get(form, 0.0))
            if zipf is not None and zipf >= COMMON_ZIPF:
                yield Candidate(
                    written=form,
                    zipf=zipf,
                    lemma=lemma,
                    flags=Flag.INFLECTED,
                    sources=(SIMPLEMMA, WORDFREQ),
                )
