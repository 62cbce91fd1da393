"""Read backwards."""

from crosswright.lexicon.wordplay.play import Operation, Play


def _palindrome(_: Play) -> str:
    return "the same backwards"


def _reversal(play: Play) -> str:
    return f"{play.parts[0]} reversed"


PALINDROME = Operation(
    name="palindrome",
    title="Palindrome",
    summary="the answer is the same backwards",
    explain=_palindrome,
)

REVERSAL = Operation(
    name="reversal",
    title="Reversals",
    summary="another word backwards",
    explain=_reversal,
)
