"""The table of file formats as people and scripts may see it."""

from dataclasses import dataclass

from crosswright.formats import FORMATS, Feature


@dataclass(frozen=True, slots=True, kw_only=True)
class FormatFacts:
    """What a format is called and what it can do; features are named as losses are."""

    name: str
    title: str
    endings: tuple[str, ...]
    is_read: bool
    is_written: bool
    carries: tuple[str, ...]


FEATURES = tuple((feature.value, feature.is_vital) for feature in Feature)
"""What a puzzle may have: its name, and whether losing it has to be allowed."""


def known_formats() -> tuple[FormatFacts, ...]:
    """Every format, in the order of the table."""
    return tuple(
        FormatFacts(
            name=format.name,
            title=format.title,
            endings=format.extensions,
            is_read=format.read is not None,
            is_written=format.write is not None,
            carries=tuple(x.value for x in Feature if x in format.carries),
        )
        for format in FORMATS.values()
    )
