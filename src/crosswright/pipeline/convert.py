"""Turn one file format into another, a file or a folder, and say what was lost on the way."""

import contextlib
import multiprocessing
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path

from crosswright.errors import CrosswrightError, OutputError, UsageError
from crosswright.formats import FORMATS, format_for
from crosswright.pipeline.files import load, save


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """How files are to be converted.

    `start` and `to` are names of formats, for what endings do not say. `key` opens a locked file.
    """

    start: str | None = None
    to: str | None = None
    language: str | None = None
    key: str | None = None
    lossy: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversion:
    """One file: what was guessed on reading, what the written file cannot say, or why it failed."""

    source: str
    target: str
    warnings: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    failure: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a folder asks for: files to convert, and files no format can be the format of."""

    files: tuple[tuple[str, str], ...]
    skipped: tuple[str, ...]


def convert(source: str, target: str, wish: Wish) -> Conversion:
    """Read one file and write another; the endings pick the formats.

    Raises:
        UsageError: for a file that cannot be read, or an ending no format has.
        FormatError: for a file that is not what its ending says.
        OutputError: for a file that cannot be written, or a loss that is not allowed.
    """
    loaded = load(source, language=wish.language, format=wish.start, key=wish.key)
    losses = save(loaded.puzzle, target, lossy=wish.lossy, format=wish.to)
    return Conversion(
        source=source,
        target=target,
        warnings=loaded.warnings,
        losses=tuple(str(loss) for loss in losses),
    )


def plan(source: str, target: str, wish: Wish) -> Plan:
    """The files of a folder and those below it, each with its place in the folder `target`.

    A file keeps its name and gets the ending of the format; where two would get one name, both keep
    their old ending before it.

    Raises:
        UsageError: without a format to write, and for one folder as both.
    """
    if wish.to is None:
        raise UsageError("say what a folder is to be converted to: --to and the name of a format")
    wanted = FORMATS.get(wish.to)
    if wanted is None or wanted.write is None:
        known = ", ".join(x.name for x in FORMATS.values() if x.write is not None)
        raise UsageError(f"{wish.to!r} is no format that can be written; these can: {known}")
    ending = (wanted.extensions or FORMATS[wanted.name.partition("-")[0]].extensions)[0]
    root, into = Path(source), Path(target)
    if into.resolve() == root.resolve():
        raise UsageError(f"{target!r} is the folder that is read; choose another to write to")
    found = [x for x in sorted(root.rglob("*")) if x.is_file() and not _is_hidden(x, root)]
    found = [x for x in found if into.resolve() not in x.resolve().parents]
    readable = [x for x in found if wish.start is not None or _is_readable(x)]
    stems = Counter(_stem(path) for path in readable)

    def place(path: Path) -> Path:
        stem = _stem(path) if stems[_stem(path)] == 1 else path
        return into / stem.relative_to(root).with_name(stem.name + ending)

    return Plan(
        files=tuple((str(path), str(place(path))) for path in readable),
        skipped=tuple(str(path) for path in found if path not in readable),
    )


def _is_hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(root).parts)


def _is_readable(path: Path) -> bool:
    try:
        return format_for(path.name).read is not None
    except UsageError:
        return False


def _stem(path: Path) -> Path:
    """A path less the ending of its format."""
    try:
        ending = format_for(path.name).ending_of(path.name)
    except UsageError:
        ending = path.suffix
    return path.with_name(path.name[: len(path.name) - len(ending)] or path.name)


def convert_all(planned: Plan, wish: Wish, *, jobs: int = 1) -> Iterator[Conversion]:
    """Convert each file of a plan, in `jobs` processes; each conversion as it is done.

    A file that cannot be converted is a conversion with a `failure`; the others go on.

    Raises:
        OutputError: for a folder that cannot be made.
    """
    for folder in sorted({Path(target).parent for _, target in planned.files}):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OutputError(
                f"cannot make the folder {str(folder)!r}: {(error.strerror or str(error)).lower()}"
            ) from None
    if jobs == 1 or len(planned.files) < 2:
        yield from (_attempt(source, target, wish) for source, target in planned.files)
        return
    with ProcessPoolExecutor(
        max_workers=min(jobs, len(planned.files)),
        mp_context=multiprocessing.get_context("spawn"),
    ) as pool:
        with _interrupts_ignored():
            begun = {
                pool.submit(_attempt, source, target, wish): (source, target)
                for source, target in planned.files
            }
        try:
            for done in as_completed(begun):
                yield _outcome(done, *begun[done])
        finally:
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """What is started now is deaf to Ctrl-C; who waits for it hears it, and ends it in silence."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _attempt(source: str, target: str, wish: Wish) -> Conversion:
    try:
        return convert(source, target, wish)
    except CrosswrightError as error:
        told = str(error).removeprefix(f"{source}: ").removeprefix(f"{target}: ")
        return Conversion(source=source, target=target, failure=told)


def _outcome(done: "Future[Conversion]", source: str, target: str) -> Conversion:
    try:
        return replace(done.result())
    except BrokenProcessPool:
        return Conversion(
            source=source, target=target, failure="the process that worked on it was ended"
        )
