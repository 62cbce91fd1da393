"""Measure the fill: time to the first fill a mask, what each idea is worth, threads, and peers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from crosswright.engines import fill
from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.lexicon import Lexicon, lexicon_of_words
from crosswright.model import Found, Infeasible, Limits, Mask
from crosswright.pipeline.peers_fill import Ending, Job, installed_fillers
from crosswright.pipeline.sources import lexicon_for, read_mask, read_words, spelled_mask

TIME_LIMIT = 60.0
MASKS = Path(__file__).parents[3] / "benchmarks" / "masks"
"""The masks of the repository, which an installed package does not have."""
IDEAS = ("difficulty", "jumps", "restarts", "memory", "fragments")


@dataclass(frozen=True, slots=True, kw_only=True)
class FillTiming:
    """Runs of one engine on one mask or several: how they ended, seconds, and steps if known."""

    name: str
    engine: str
    endings: tuple[Ending, ...]
    cpu: tuple[float, ...]
    wall: tuple[float, ...]
    steps: tuple[int, ...] = ()

    @property
    def done(self) -> int:
        """How many runs ended with a fill or a proof that there is none."""
        return sum(ending in {"filled", "infeasible"} for ending in self.endings)

    @property
    def p90_cpu(self) -> float:
        """The CPU time that nine of ten runs stay within."""
        return sorted(self.cpu)[min(len(self.cpu) - 1, 9 * len(self.cpu) // 10)]

    @property
    def median_steps(self) -> int | None:
        """The median number of steps."""
        return round(median(self.steps)) if self.steps else None

    @property
    def note(self) -> str:
        """How many runs proved that there is no fill, if any did."""
        proved = self.endings.count("infeasible")
        return f"{proved} proved infeasible" if proved else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FillSettings:
    """What a bench of the fill uses: words, seeds, seconds of wall time a run, threads, ideas left out.

    `balanced` drops rare letters where slots cross.
    """

    lexicon: Lexicon
    seeds: Sequence[int]
    seconds: float = TIME_LIMIT
    threads: int = 1
    roots: bool = False
    without: tuple[str, ...] = ()
    balanced: bool = False


def words_of(tag: str, word_files: Sequence[str]) -> Lexicon:
    """The words of files, or the lexicon of a language where there is no file."""
    tongue = language(tag)
    lists = read_words(word_files, tongue)
    if not lists:
        return lexicon_for(tongue)
    return lexicon_of_words(tongue, [word for own in lists for word in own.words])


def masks_of(paths: Sequence[str], lexicon: Lexicon) -> dict[str, Mask]:
    """The masks in files and folders, by name; the repository's own where none are named.

    Raises:
        UsageError: when there is no mask, or one cannot be read.
    """
    named = [Path(path) for path in paths] or [MASKS]
    files = [
        str(file)
        for path in named
        for file in (sorted(path.rglob("*.txt")) if path.is_dir() else [path])
    ]
    if not files or (not paths and not MASKS.is_dir()):
        raise UsageError("name masks to fill: files of grid text, or folders of them")
    return {Path(x).stem: spelled_mask(read_mask(x), lexicon.language, where=x) for x in files}


def bench_fill(masks: Mapping[str, Mask], settings: FillSettings) -> Iterator[FillTiming]:
    """Each mask with each seed."""
    for name, mask in masks.items():
        yield _timed(name, "crosswright", [mask], settings)


def bench_ideas(masks: Mapping[str, Mask], settings: FillSettings) -> Iterator[FillTiming]:
    """The ablation: all masks with all ideas, then without one after the other.

    Last comes the mode that drops rare letters, which may miss a fill, beside every other idea.
    """
    chosen = list(masks.values())
    yield _timed("every idea", "crosswright", chosen, settings)
    for idea in IDEAS:
        less = replace(settings, without=(idea,))
        yield _timed(f"without {idea}", "crosswright", chosen, less)
    yield _timed("with balancing", "crosswright", chosen, replace(settings, balanced=True))


def bench_fillers(masks: Mapping[str, Mask], settings: FillSettings) -> Iterator[FillTiming]:
    """Each mask by us and by the peers that are installed, the same words, any score."""
    peers = installed_fillers()
    spelled = _spelled(settings.lexicon)
    for name, mask in masks.items():
        yield _timed(name, "crosswright", [mask], settings)
        job = Job(mask=mask, words=spelled, seconds=settings.seconds)
        for peer, run in peers.items():
            runs = [run(job) for _ in settings.seeds]
            yield FillTiming(
                name=name,
                engine=peer,
                endings=tuple(x.ending for x in runs),
                cpu=tuple(x.cpu for x in runs),
                wall=tuple(x.wall for x in runs),
            )


def _spelled(lexicon: Lexicon) -> tuple[str, ...]:
    words = (lexicon.word(number) for number in range(len(lexicon)))
    return tuple(sorted({"".join(word.cells) for word in words}))


def _timed(name: str, engine: str, masks: Sequence[Mask], settings: FillSettings) -> FillTiming:
    endings: list[Ending] = []
    cpu, wall, steps = [], [], []
    for mask in masks:
        for seed in settings.seeds:
            started, started_cpu = perf_counter(), process_time()
            outcome = fill(
                mask,
                settings.lexicon,
                seed=seed,
                limits=Limits(seconds=settings.seconds),
                roots=settings.roots,
                threads=settings.threads,
                without=settings.without,
                balanced=settings.balanced,
            )
            cpu.append(process_time() - started_cpu)
            wall.append(perf_counter() - started)
            steps.append(int(str(outcome.statistics["steps"])))
            match outcome:
                case Found():
                    endings.append("filled")
                case Infeasible():
                    endings.append("infeasible")
                case _:
                    endings.append("none")
    return FillTiming(
        name=name,
        engine=engine,
        endings=tuple(endings),
        cpu=tuple(cpu),
        wall=tuple(wall),
        steps=tuple(steps),
    )
