"""The origin of a puzzle: the file it was read from, so that saving it again loses nothing."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """A file as it was read.

    `format` is the name of its format, `data` are its bytes, `beyond` names what it says that no
    part of a `Puzzle` can hold, such as a timer or a date.
    """

    format: str
    data: bytes = field(repr=False)
    beyond: tuple[str, ...] = ()
