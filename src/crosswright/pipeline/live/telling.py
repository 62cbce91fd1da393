"""Dead ends in words a person can act on."""

from dataclasses import dataclass

from crosswright.engines import DeadEnd
from crosswright.model import Facts, Mask, Slot, Square
from crosswright.pipeline.board import key_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """A slot that no word can fill.

    `why` names the reason ("letter", "letters", "repeat", "kin", "crossing", "around", "far", "long") and
    `gaps` what a page needs to say it in its own language; `message` says it in English.
    """

    slot: str
    why: str
    message: str
    gaps: Facts[str, str]
    squares: tuple[Square, ...] = ()
    others: tuple[str, ...] = ()

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "slot": self.slot,
            "why": self.why,
            "message": self.message,
            "gaps": dict(self.gaps),
            "squares": [list(square) for square in self.squares],
            "others": list(self.others),
        }


SAYINGS = {
    "letter": "no word fits {slot} because of the {letter} in square {square}",
    "letters": "no word fits {slot}, where {pattern} stands",
    "repeat": "the words that fit {slot} share a root with an answer that stands already",
    "kin": "it shares a root with {other}, which stands already",
    "crossing": "no word fits {slot} because of square {square}, where {other} leaves only {letters}",
    "around": "no word fits {slot} together with {others}",
    "far": "no word fits {slot} with what stands around it",
    "long": "{slot} has {count} squares, and no word is that long; close one",
}


def trouble_of(dead: DeadEnd, mask: Mask, names: dict[Slot, str]) -> Trouble:
    """A dead end, told."""
    why, gaps = _reason(dead, mask, names)
    return _told(why, gaps, dead.slot, names, squares=dead.squares, others=dead.others)


def too_long(slot: Slot, names: dict[Slot, str]) -> Trouble:
    """A slot longer than any word."""
    return _told("long", {"count": str(len(slot))}, slot, names)


def kin_trouble(slot: Slot, other: Slot, names: dict[Slot, str]) -> Trouble:
    """A word for a slot that shares a root with the answer of another one."""
    return _told("kin", {"other": names[other]}, slot, names, others=(other,))


def _told(
    why: str,
    gaps: dict[str, str],
    slot: Slot,
    names: dict[Slot, str],
    *,
    squares: tuple[Square, ...] = (),
    others: tuple[Slot, ...] = (),
) -> Trouble:
    gaps = {"slot": names[slot], **gaps}
    return Trouble(
        slot=key_of(slot.start, slot.direction),
        why=why,
        message=SAYINGS[why].format(**gaps),
        gaps=Facts(gaps),
        squares=squares,
        others=tuple(key_of(x.start, x.direction) for x in others),
    )


def _reason(dead: DeadEnd, mask: Mask, names: dict[Slot, str]) -> tuple[str, dict[str, str]]:
    slot = dead.slot
    if dead.is_repeat:
        return "repeat", {}
    if dead.others and dead.squares:
        square = str(slot.squares.index(dead.squares[0]) + 1)
        letters = ", ".join(dead.letters)
        return "crossing", {"square": square, "other": names[dead.others[0]], "letters": letters}
    if dead.others:
        *most, last = (names[other] for other in dead.others)
        return "around", {"others": f"{', '.join(most)} and {last}" if most else last}
    if len(dead.squares) == 1:
        (at,) = dead.squares
        return "letter", {"letter": mask.letters[at], "square": str(slot.squares.index(at) + 1)}
    if dead.squares:
        return "letters", {"pattern": "".join(mask.letters.get(x, "?") for x in slot.squares)}
    return "far", {}
