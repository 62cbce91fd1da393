"""`crosswright bench`: measure the engines and print the tables of the docs."""

from collections.abc import Iterable
from statistics import median
from typing import TYPE_CHECKING

import click

from crosswright.cli.app import Console, common, console
from crosswright.cli.options import language_option

if TYPE_CHECKING:
    from crosswright.pipeline.bench import Timing
    from crosswright.pipeline.bench_fill import FillTiming

HEAD = ("what", "done", "median cpu s", "p95 cpu s", "max cpu s", "median wall s", "note")


@click.group(invoke_without_command=True)
@common
@click.pass_context
def bench(ctx: click.Context) -> None:
    """Measure the engines; without a family, whole crosswords."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(crossword)


def _seeds(value: int) -> range:
    return range(1, value + 1)


_seeds_option = click.option(
    "--seeds", type=click.IntRange(1), default=20, show_default=True, help="Use seeds 1 to N."
)


@bench.command()
@_seeds_option
@common
def crossword(*, seeds: int = 20) -> None:
    """Whole crosswords, from nothing to an audited puzzle."""
    from crosswright.pipeline.bench import bench_crosswords

    _print(bench_crosswords(_seeds(seeds)), console())


FILL_HEAD = ("what", "engine", "done", "median cpu s", "p90 cpu s", "max cpu s", "steps", "note")


@bench.command()
@click.argument("masks", nargs=-1, metavar="[MASK ...]")
@language_option()
@click.option("--words", "word_files", multiple=True, metavar="FILE", help="Fill from this list.")
@click.option("--ablation", is_flag=True, help="Leave out one idea of the search after the other.")
@click.option("--peers", is_flag=True, help="Run other engines too, if they are installed.")
@click.option("--threads", type=click.IntRange(1, 64), default=1, help="Searches at once.")
@click.option("--roots", is_flag=True, help="Allow no two answers of one root.")
@click.option("--seconds", type=click.FloatRange(0.01), default=60.0, help="Wall time a run.")
@_seeds_option
@common
def fill(
    *,
    masks: tuple[str, ...],
    language: str,
    word_files: tuple[str, ...],
    ablation: bool,
    peers: bool,
    threads: int,
    roots: bool,
    seconds: float,
    seeds: int,
) -> None:
    """The fill alone on masks (files or folders); without any, on those of benchmarks/masks."""
    from crosswright.pipeline import bench_fill as bench

    lexicon = bench.words_of(language, word_files)
    settings = bench.FillSettings(
        lexicon=lexicon, seeds=_seeds(seeds), seconds=seconds, threads=threads, roots=roots
    )
    measure = bench.bench_ideas if ablation else bench.bench_fill
    chosen = bench.bench_fillers if peers else measure
    _print_fills(chosen(bench.masks_of(masks, lexicon), settings), console())


def _print_fills(timings: Iterable["FillTiming"], out: Console) -> None:
    from crosswright.cli.table import table

    rows = []
    for timing in timings:
        rows.append(
            (
                timing.name,
                timing.engine,
                f"{timing.done}/{len(timing.cpu)}",
                f"{median(timing.cpu):.3f}",
                f"{timing.p90_cpu:.3f}",
                f"{max(timing.cpu):.3f}",
                "" if timing.median_steps is None else str(timing.median_steps),
                timing.note,
            )
        )
        out.note("  ".join(rows[-1]))
    out.data(table(FILL_HEAD, rows))
    out.object({"rows": [dict(zip(FILL_HEAD, row, strict=True)) for row in rows]})


@bench.command()
@click.argument("masks", nargs=-1, metavar="[MASK ...]")
@language_option()
@click.option(
    "--count",
    type=click.IntRange(2),
    default=320,
    show_default=True,
    metavar="N",
    help="Masks to make, beside those named.",
)
@click.option("--seeds", type=click.IntRange(1), default=3, show_default=True, help="Fills a mask.")
@common
def difficulty(*, masks: tuple[str, ...], language: str, count: int, seeds: int) -> None:
    """The forecast of difficulty against measured fills: rank correlation, and weights that fit."""
    from crosswright.cli.table import table
    from crosswright.pipeline.bench_difficulty import calibrate

    out = console()
    made = calibrate(count, tag=language, seeds=seeds, mask_files=masks, on_trial=out.note)
    rows = [
        (x.name, x.features.entries, round(x.features.room, 2), round(x.forecast), round(x.effort))
        for x in made.trials
    ]
    out.data(table(("mask", "entries", "room", "forecast", "measured"), rows))
    out.data(
        f"{len(rows)} masks, rank correlation {made.rank_correlation:.3f}; weights that fit best: "
        + ", ".join(f"{x:.3f}" for x in made.weights)
    )
    out.object(
        {
            "rank_correlation": made.rank_correlation,
            "weights": list(made.weights),
            "masks": [
                {"mask": name, "entries": entries, "room": room, "forecast": told, "measured": took}
                for name, entries, room, told, took in rows
            ],
        }
    )


CRISSCROSS_HEAD = (
    *("maker", "words", "all in", "placed", "area", "beside forty", "letters/area", "crossings"),
    *("worst aspect", "cpu s", "first s"),
)


@bench.command()
@click.option(
    "--sizes", default="20,40,80,150", show_default=True, metavar="N,N", help="Words a grid."
)
@click.option(
    "--samples", type=click.IntRange(1), default=10, show_default=True, help="Grids a size."
)
@click.option(
    "--seconds", default="1", show_default=True, metavar="S,S", help="Our limits, in CPU seconds."
)
@language_option()
@common
def crisscross(*, sizes: str, samples: int, seconds: str, language: str) -> None:
    """Criss-crosses of common words, beside forty greedy orders and peers that are installed."""
    from crosswright.cli.table import table
    from crosswright.pipeline.bench_crisscross import bench_crisscross

    out = console()
    rows = []
    try:
        numbers, bounds = [int(x) for x in sizes.split(",")], [float(x) for x in seconds.split(",")]
    except ValueError:
        raise click.UsageError("write numbers with commas between, such as 20,40") from None
    for one in bench_crisscross(numbers, samples, tag=language, seconds=bounds):
        rows.append(
            (
                one.maker,
                str(one.words),
                f"{one.whole:.0%}",
                f"{one.placed:.1%}",
                f"{one.area:.1f}",
                f"{one.ratio:.3f}",
                f"{one.density:.3f}",
                f"{one.crossings:.1f}",
                f"{one.worst_aspect:.2f}",
                f"{one.seconds:.3f}",
                "" if one.first is None else f"{one.first:.4f}",
            )
        )
        out.note("  ".join(rows[-1]))
    out.data(table(CRISSCROSS_HEAD, rows))
    out.object({"rows": [dict(zip(CRISSCROSS_HEAD, row, strict=True)) for row in rows]})


@bench.command()
@language_option()
@click.option(
    "--style",
    default="magazine",
    show_default=True,
    metavar="NAME",
    help="The style of the arrowwords.",
)
@click.option(
    "--sizes", default="8,10,12,15,18", show_default=True, metavar="N,N", help="Rows and columns."
)
@click.option("--phrases", is_flag=True, help="Hide phrases in every way instead, at fixed sizes.")
@_seeds_option
@common
def arrowword(*, language: str, style: str, sizes: str, phrases: bool, seeds: int) -> None:
    """Whole arrowwords of several sizes, with clues and audit, beside the source's table."""
    from crosswright.pipeline.bench_arrow_phrases import bench_arrow_phrases
    from crosswright.pipeline.bench_arrowword import bench_arrowwords

    if phrases:
        _print(bench_arrow_phrases(_seeds(seeds), tag=language, style=style), console())
        return

    try:
        sides = [int(side) for side in sizes.split(",")]
    except ValueError:
        raise click.UsageError("write sizes with commas between, such as 8,12") from None
    _print(bench_arrowwords(_seeds(seeds), tag=language, style=style, sides=sides), console())


@bench.command()
@language_option()
@_seeds_option
@common
def wordsearch(*, language: str, seeds: int) -> None:
    """Word searches by size beside the source's table, own words alone, and the peer if installed."""
    from crosswright.cli.table import table
    from crosswright.pipeline.bench_wordsearch import bench_own, bench_peer, bench_phrases

    out = console()
    head = ("what", "done", "median ms", "p99 ms", "words", "length", "diagonal", "touch", "chance")
    rows = []
    for timing in (*bench_phrases(language, seeds), bench_own(language, seeds)):
        middle, worst = timing.median_and_p99
        rows.append(
            (
                timing.name,
                f"{timing.done}/{timing.runs}",
                f"{middle:.2f}",
                f"{worst:.2f}",
                f"{timing.words:.1f}",
                f"{timing.length:.2f}",
                f"{timing.diagonal:.0%}",
                f"{timing.touching:.0%}",
                f"{timing.by_chance:.0%}",
                timing.note,
            )
        )
        out.note("  ".join(rows[-1]))
    out.data(table((*head, "note"), rows))
    peers = [
        (
            timing.name,
            str(timing.words),
            str(timing.placed),
            f"{timing.search:.2f}",
            f"{timing.whole:.2f}",
            str(timing.peer_placed),
            f"{timing.peer:.2f}",
        )
        for timing in bench_peer(seeds)
    ]
    peer_head = ("ordinary", "words", "placed", "ms", "ms audited", "peer placed", "peer ms")
    if peers:
        out.data(table(peer_head, peers))
    out.object(
        {
            "rows": [dict(zip((*head, "note"), row, strict=True)) for row in rows],
            "peer": [dict(zip(peer_head, row, strict=True)) for row in peers],
        }
    )


WORDPLAY_HEAD = ("what", "answers", "median cpu ms", "max cpu ms", "plays an answer")


@bench.command()
@language_option()
@click.option(
    "--samples", type=click.IntRange(1), default=50, show_default=True, help="Answers a group."
)
@common
def wordplay(*, language: str, samples: int) -> None:
    """Wordplay for answers by chance, by length: every operation, and anagrams of two words."""
    from crosswright.cli.table import table
    from crosswright.pipeline.bench_wordplay import bench_wordplay

    out = console()
    rows = []
    for timing in bench_wordplay(language, samples):
        middle, most = timing.median_and_max
        rows.append(
            (
                timing.what,
                timing.answers,
                f"{middle:.1f}",
                f"{most:.1f}",
                f"{timing.plays:.1f}",
            )
        )
        out.note("  ".join(map(str, rows[-1])))
    out.data(table(WORDPLAY_HEAD, rows))
    out.object({"rows": [dict(zip(WORDPLAY_HEAD, row, strict=True)) for row in rows]})


def _print(timings: Iterable["Timing"], out: Console) -> None:
    from crosswright.cli.table import table

    rows = []
    for timing in timings:
        rows.append(
            (
                timing.name,
                f"{timing.done}/{timing.runs}",
                f"{timing.median_cpu:.3f}",
                f"{timing.p95_cpu:.3f}",
                f"{max(timing.cpu):.3f}",
                f"{timing.median_wall:.3f}",
                timing.note,
            )
        )
        out.note("  ".join(rows[-1]))
    out.data(table(HEAD, rows))
    out.object({"rows": [dict(zip(HEAD, row, strict=True)) for row in rows]})
