"""How much room a mask leaves to its words: a forecast of the fill, made in a millisecond.

If the words of a lexicon were rows of independent letters, a mask with slots s and c crossings would
have on average

    product over s of (words of the length of s)  x  (chance that two letters agree) ** c

fills. The logarithm of that, a slot, is the *room*. Words are not rows of independent letters, so
the number itself means little, but it orders masks well: on 13x13 to 21x21 masks with common words
of English and Russian (280 fills of 1,500 steps), no mask below 0.6 was filled, half of those
around 0.9 were, and every one above 1.2.
"""

from collections.abc import Mapping
from math import inf, log

from crosswright.model import Mask, crossings_of, slots_of

AGREE = 0.062
"""The chance that two letters of running words agree, where nobody counted the words at hand: 0.064
in English, 0.059 in Russian, 0.048 in Czech."""


def room_of(
    mask: Mask, counts: Mapping[int, int], *, shortest: int = 3, agree: float = AGREE
) -> float:
    """The room of a mask for words of which `counts` says how many have each length.

    `agree` is the chance that two letters of these words are the same. A slot whose letters are all
    given counts as one word. Minus infinity for a mask with a slot that no word is long enough for,
    or without slots.
    """
    slots = slots_of(mask, shortest=shortest)
    words = [
        1 if all(square in mask.letters for square in slot.squares) else counts.get(len(slot), 0)
        for slot in slots
    ]
    if not words or min(words) == 0:
        return -inf
    return (sum(map(log, words)) + len(crossings_of(slots)) * log(agree)) / len(slots)
