"""The phrase a puzzle hides: none, one typed, or a saying found among those of the language."""

from collections.abc import Sequence
from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.lexicon import Punchline, ends_of, sayings

FEWEST, MOST = 4, 40
MOST_FOUND = 30
AUTO = "auto"
PAUSES = ("?", "!", ".", ",", ";", ":", "–", "—")


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundSaying:
    """A saying cut in two: `setup` is printed, `text` is hidden; `credit` names whose it is."""

    setup: str
    text: str
    letters: int
    credit: str


def find_sayings(
    tag: str, *, words: str = "", fewest: int = FEWEST, most: int = MOST
) -> tuple[FoundSaying, ...]:
    """The sayings of a language in which all `words` stand and whose end has so many letters.

    Each is cut once, after a pause where there is one.

    Raises:
        LanguageError: for an unknown language.
        UsageError: for a range that is empty.
    """
    if not 1 <= fewest <= most:
        raise UsageError(f"{fewest} to {most} letters is no range; give the smaller number first")
    tongue = language(tag)
    wanted = words.casefold().split()
    found: list[FoundSaying] = []
    for saying in sayings(tongue):
        text = saying.text.casefold()
        if all(word in text for word in wanted):
            ends = ends_of(saying, tongue, fewest=fewest, most=most)
            found += [_told(_best(ends))] if ends else []
        if len(found) == MOST_FOUND:
            break
    return tuple(found)


def _best(ends: Sequence[Punchline]) -> Punchline:
    """The end to hide: what follows a pause is the point of a joke; else as little as may be."""
    pauses = [end for end in ends if end.setup.removesuffix(" …").endswith(PAUSES)]
    return (pauses or list(ends))[-1]


def _told(end: Punchline) -> FoundSaying:
    return FoundSaying(setup=end.setup, text=end.text, letters=len(end.letters), credit=end.credit)


def message_of(*, phrase: str, any_saying: bool) -> str | None:
    """The phrase as wishes take it: None for none, "auto" for any saying."""
    if any_saying:
        return AUTO
    # Who types the one word that stands for "any" means the word.
    return (phrase.upper() if phrase == AUTO else phrase) or None
