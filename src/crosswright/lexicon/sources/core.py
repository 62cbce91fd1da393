"""What every language has: the lemmata simplemma knows, counted by wordfreq over all their forms."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial

from crosswright.lexicon.sources.base import PROFANITY, SIMPLEMMA, WORDFREQ, Candidate, Recipe

PACKAGES = (PROFANITY, SIMPLEMMA.package, WORDFREQ.package)


def recipe(tag: str) -> Recipe:
    """The recipe of a language for which there is no file of its own in this folder."""
    return Recipe(
        tag=tag,
        sources=(SIMPLEMMA, WORDFREQ),
        core=PACKAGES,
        extras=(),
        read=partial(lemmata, tag),
    )


def lemmata(tag: str) -> Iterator[Candidate]:
    """Every dictionary form that is written in lower case, whatever its part of speech."""
    forms = lemma_table(tag)
    used: defaultdict[str, float] = defaultdict(float)
    for form, frequency in frequencies(tag).items():
        used[forms.get(form, form)] += frequency
    for lemma in sorted(lemmata_in(forms)):
        if lemma == lemma.lower() and lemma.isalpha():
            yield Candidate(
                written=lemma,
                zipf=zipf_of(used.get(lemma, 0.0)),
                lemma=lemma,
                sources=(SIMPLEMMA, WORDFREQ) if lemma in used else (SIMPLEMMA,),
            )


def names(tag: str) -> frozenset[str]:
    """The lemmata that are written with a capital only, in lower case."""
    lemmata = lemmata_in(lemma_table(tag))
    return frozenset(x.lower() for x in lemmata if x[:1].isupper() and x.lower() not in lemmata)


def lemmata_in(table: Mapping[str, str]) -> set[str]:
    """The dictionary forms of a table, each once."""
    stored = getattr(table, "_dict", None)
    if not isinstance(stored, dict):
        return set(table.values())
    # As they are stored, bytes: a Polish lemma has twenty forms, and is decoded once, not twenty times.
    return {x.decode() if isinstance(x, bytes) else str(x) for x in set(stored.values())}


def lemma_table(tag: str) -> Mapping[str, str]:
    """The dictionary form of every form; empty for a language simplemma does not know.

    The table decodes as it is read: Polish has 3.7 million forms, too many to hold as text.
    """
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory

    try:
        table: Mapping[str, str] = DefaultDictionaryFactory().get_dictionary(tag)
    except ValueError:
        return {}
    return table


def frequencies(tag: str) -> Mapping[str, float]:
    """The share of each form in what is written and said; empty for a language nobody counted."""
    import wordfreq

    try:
        found: Mapping[str, float] = wordfreq.get_frequency_dict(tag, wordlist="best")
    except LookupError:
        return {}
    return found


def zipf_of(frequency: float) -> float | None:
    """The base-10 logarithm of the uses in a thousand million words, None for no use at all."""
    return round(math.log10(frequency * 1e9), 2) if frequency > 0 else None
