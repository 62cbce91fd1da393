"""The same letters in another order."""

from collections import Counter

from crosswright.lexicon.wordplay.play import Operation, Play, joined


def _anagram(play: Play) -> str:
    return f"anagram of {joined(play)}"


def _with_letters(play: Play) -> str:
    added = Counter(play.answer) - Counter(play.parts[0].cells)
    return f"anagram of {play.parts[0]} + {' + '.join(sorted(added.elements()))}"


ANAGRAM = Operation(
    name="anagram",
    title="Anagrams",
    summary="the letters of another word in another order",
    explain=_anagram,
)

OF_TWO = Operation(
    name="anagram-two",
    title="Anagrams of two words",
    summary="the letters of two words in another order",
    explain=_anagram,
)

WITH_LETTERS = Operation(
    name="anagram-plus",
    title="Anagrams of a word and a letter or two",
    summary="the letters of a shorter word and one or two more in another order",
    explain=_with_letters,
)
