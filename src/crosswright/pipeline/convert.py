"""Turn one file format into another, and say what was lost on the way."""

from dataclasses import dataclass

from crosswright.pipeline.files import load, save


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversion:
    """What was guessed on reading, and what the written file cannot say."""

    warnings: tuple[str, ...]
    losses: tuple[str, ...]


def convert(
    source: str, target: str, *, lossy: bool = False, language: str | None = None
) -> Conversion:
    """Read one file and write another; the endings pick the formats.

    Raises:
        UsageError: for a file that cannot be read, or an ending no format has.
        FormatError: for a file that is not what its ending says.
        OutputError: for a file that cannot be written, or a loss that `lossy` does not allow.
    """
    loaded = load(source, language=language)
    losses = save(loaded.puzzle, target, lossy=lossy)
    return Conversion(warnings=loaded.warnings, losses=tuple(str(loss) for loss in losses))
