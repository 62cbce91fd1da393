"""`crosswright words`: what the lexicons hold, and which words fit a pattern."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from crosswright.cli.app import common, console
from crosswright.cli.options import language_option
from crosswright.cli.words_own import ban, drop, import_, lists, score

if TYPE_CHECKING:
    from crosswright.pipeline.words import LexiconInfo


@click.group()
def words() -> None:
    """Look into the lexicons, build them, and add words of your own."""


for command in (import_, lists, drop, ban, score):
    words.add_command(command)


@words.command()
@common
def languages() -> None:
    """List the languages: words a tier, share with a clue, sources and licences."""
    from crosswright.cli.table import table
    from crosswright.pipeline.words import languages as rows_of

    out = console()
    rows = rows_of()
    out.data(
        table(
            ("tag", "language", "everyday", "common", "full", "clued", "sources"),
            [
                (
                    row.tag,
                    row.name,
                    "-" if row.tiers is None else row.tiers.everyday,
                    "-" if row.tiers is None else row.tiers.common,
                    "not built yet" if row.tiers is None else row.tiers.full,
                    ", ".join(f"{x.kind} {100 * x.share:.0f} %" for x in row.clued) or "-",
                    "; ".join(f"{x.name} ({x.licence})" for x in row.sources),
                )
                for row in rows
            ],
        )
    )
    for row in rows:
        if row.extras:
            out.note(f"{row.tag}: not installed: {', '.join(row.extras)}")
    out.object({"languages": [{**asdict(row), "built": row.is_built} for row in rows]})


@words.command()
@click.argument("tags", nargs=-1, required=True, metavar="TAG ...")
@common
def build(*, tags: tuple[str, ...]) -> None:
    """Build the lexicon of each TAG anew from the packages installed now."""
    from crosswright.languages import language
    from crosswright.pipeline.words import build as build_one

    out = console()
    for tag in tags:
        language(tag)
    built = [build_one(tag, on_note=out.note) for tag in tags]
    for told in built:
        out.data(_summary(told))
    out.object({"built": [_object(told) for told in built]})


@words.command()
@language_option()
@common
def info(*, language: str) -> None:
    """Say what a lexicon holds: words by tier and length, clues, sources, packages."""
    from crosswright.cli.table import table
    from crosswright.pipeline.words import info as info_of

    out = console()
    told = info_of(language, on_note=out.note)
    out.data(_summary(told))
    out.data("")
    out.data(table(("letters", "words"), told.lengths))
    out.data("")
    head = ("clue", "of everyday", "of common", "of all")
    tiers = told.tiers
    rows = [
        (
            count.kind,
            _share(count.words.everyday, tiers.everyday),
            _share(count.words.common, tiers.common),
            _share(count.words.full, tiers.full),
        )
        for count in told.clued
    ]
    out.data(table(head, rows))
    out.data("")
    out.data("letters: " + ", ".join(f"{x} {100 * share:.1f} %" for x, share in told.letters))
    out.data("")
    out.data("\n".join(f"{x.name}: {x.licence}" for x in told.sources))
    out.object(_object(told))


@words.command()
@click.argument("pattern")
@language_option()
@click.option("--limit", type=click.IntRange(1), default=100, show_default=True, metavar="N")
@click.option("--min-score", type=click.IntRange(0, 100), default=0, show_default=True, metavar="N")
@common
def search(*, pattern: str, language: str, limit: int, min_score: int) -> None:
    """List the words that fit PATTERN, best first.

    `?` is any letter, `@` a vowel, `#` a consonant, `[abc]` one of these, `*` any letters or none;
    `:5` or `:5-7` at the end asks for so many letters. After a space, +AB asks for these letters
    anywhere and -XY for none of those; =LISTEN finds anagrams. Quote the pattern.
    """
    from crosswright.cli.table import table
    from crosswright.pipeline.words import search as search_in

    out = console()
    found = search_in(language, pattern, limit=limit, min_score=min_score, on_note=out.note)
    rows = [("".join(word.cells), word.written, word.score) for word in found]
    if rows:
        out.data(table(("answer", "written", "score"), rows))
    else:
        out.note(f"no word fits {pattern!r}")
    out.object(
        {
            "pattern": pattern,
            "words": [
                {"answer": answer, "written": written, "score": score, "zipf": word.zipf}
                for (answer, written, score), word in zip(rows, found, strict=True)
            ],
        }
    )


def _summary(told: "LexiconInfo") -> str:
    tiers, forms = told.tiers, told.inflected
    words = (
        f"{told.tag}: {tiers.everyday} everyday, {tiers.common} common, {tiers.full} words in all"
    )
    if not forms.full:
        return words
    counts = f"{forms.everyday}, {forms.common} and {forms.full}"
    return f"{words}; of these {counts} are forms of others"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def _object(told: "LexiconInfo") -> dict[str, Any]:
    return asdict(told)
