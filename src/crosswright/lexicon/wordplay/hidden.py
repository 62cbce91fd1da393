"""The answer stands in other words, with letters on both sides."""

from crosswright.lexicon.wordplay.play import Operation, Play, spelled


def _shown(play: Play) -> str:
    """The words that hide the answer, its letters in capitals."""
    (at,) = play.at
    letters = len(play.answer)
    if len(play.parts) == 1:
        return spelled(play.parts[0].cells, range(at, at + letters))
    first, second = (part.cells for part in play.parts)
    start = spelled(first, range(len(first) - at, len(first)))
    return f"{start} {spelled(second, range(letters - at))}"


def _within(play: Play) -> str:
    return f"hidden in {_shown(play)}"


def _backwards(play: Play) -> str:
    return f"hidden backwards in {_shown(play)}"


WITHIN = Operation(
    name="hidden",
    title="Hidden in a word",
    summary="inside a longer word, with letters on both sides",
    explain=_within,
)

WITHIN_BACK = Operation(
    name="hidden-back",
    title="Hidden backwards in a word",
    summary="inside a longer word, backwards",
    explain=_backwards,
)

ACROSS = Operation(
    name="hidden-across",
    title="Hidden in a phrase",
    summary="the end of one word and the start of the next, or over a join of a known phrase",
    explain=_within,
)

ACROSS_BACK = Operation(
    name="hidden-across-back",
    title="Hidden backwards in a phrase",
    summary="as in a phrase, backwards",
    explain=_backwards,
)
