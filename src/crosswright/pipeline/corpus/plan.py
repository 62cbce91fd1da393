"""A plan of a corpus: which puzzles, how many, and what no two of them may share."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from crosswright.errors import CrosswrightError, UsageError
from crosswright.kinds import PLACED, arrow_style, preset
from crosswright.languages import language
from crosswright.model import Facts, Metadata, PhraseMode, Size
from crosswright.pipeline.arrowword import ArrowWish
from crosswright.pipeline.arrowword import order_of as arrow_order
from crosswright.pipeline.construct import CrosswordWish
from crosswright.pipeline.construct import order_of as crossword_order
from crosswright.pipeline.corpus.figures import GATES
from crosswright.pipeline.files import read_bytes
from crosswright.pipeline.wordsearch import Level, WordSearchWish
from crosswright.pipeline.wordsearch import order_of as search_order

KINDS = ("arrowword", "crossword", "wordsearch")
SCOPES = ("size+language", "language", "none")
PHRASES = ("auto", "none")
MOST_PUZZLES = 10_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """One sort of puzzle in a plan: all its puzzles differ only by their seeds and phrases.

    `style` is an arrowword's style, a crossword's preset, or a word search's level; "" is the usual.
    """

    kind: str
    language: str
    size: Size
    style: str = ""
    phrase: bool = False
    phrase_mode: str = ""
    require_clues: bool = False

    def wish(self, phrase: str | None = None) -> ArrowWish | CrosswordWish | WordSearchWish:
        """What one of the makers is asked for."""
        metadata = Metadata(language=self.language)
        mode = PhraseMode(self.phrase_mode) if self.phrase_mode else None
        if self.kind == "arrowword":
            return ArrowWish(
                metadata=metadata,
                style=self.style or "magazine",
                size=self.size,
                phrase=phrase,
                phrase_mode=mode,
                require_clues=self.require_clues,
            )
        if self.kind == "crossword":
            return CrosswordWish(
                metadata=metadata,
                preset=self.style or "american",
                size=self.size,
                phrase=phrase,
                phrase_mode=mode or PhraseMode.NUMBERED,
            )
        level: Level | None = next((x for x in get_args(Level) if x == self.style), None)
        return WordSearchWish(metadata=metadata, size=self.size, message=phrase, level=level)

    @property
    def finds_phrase(self) -> bool:
        """Whether the phrase is found in the full grid, and not laid out before it is filled."""
        if self.kind != "arrowword":
            return False
        mode = PhraseMode(self.phrase_mode) if self.phrase_mode else None
        return (mode or arrow_style(self.style or "magazine").phrase_mode) not in PLACED

    def check(self) -> None:
        """Have the kind itself look at the wish.

        Raises:
            UsageError: for what it refuses.
        """
        match self.wish():
            case ArrowWish() as wish:
                arrow_order(wish)
            case CrosswordWish() as wish:
                preset(wish.preset)
                crossword_order(wish)
            case WordSearchWish() as wish:
                if self.style and wish.level is None:
                    known = ", ".join(get_args(Level))
                    raise UsageError(f"unknown level {self.style!r}; known are {known}")
                search_order(wish, language(self.language), seed=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unique:
    """What puzzles of a corpus may not share.

    `phrase` is the scope within which no phrase stands twice. No answer stands in more than
    `answers_per_thousand` of a thousand puzzles of its language, no clue of an answer in more than
    `clues_per_thousand`; None is no bound. Two puzzles of a language share at most the share
    `alike` of the answers of the smaller one.
    """

    phrase: str = "size+language"
    answers_per_thousand: float | None = None
    clues_per_thousand: float | None = None
    alike: float = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A whole plan: sorts of puzzles with their counts; `phrases` are used instead of the sayings."""

    seed: int
    groups: tuple[tuple[Spec, int], ...]
    unique: Unique
    gate: Facts[str, float]
    phrases: tuple[str, ...] | None
    text: str

    def jobs(self) -> Iterator[tuple[Spec, int]]:
        """The spec of each puzzle and its place among those of its spec, round-robin.

        A run that is stopped anywhere has as many of each sort, give or take one.
        """
        for place in range(max(count for _, count in self.groups)):
            for spec, count in self.groups:
                if place < count:
                    yield spec, place

    @property
    def count(self) -> int:
        """How many puzzles are planned."""
        return sum(count for _, count in self.groups)


def read_plan(path: str) -> Plan:
    """The plan in a TOML file.

    Raises:
        UsageError: for a file that cannot be read or is no plan: one line that names the place.
    """
    try:
        text = read_bytes(path).decode()
    except UnicodeDecodeError:
        raise UsageError(f"{path}: this is no UTF-8 text; save it as UTF-8") from None
    return parse_plan(text, where=path)


def parse_plan(text: str, *, where: str = "plan", phrases: tuple[str, ...] | None = None) -> Plan:
    """The plan in a TOML text; without `phrases`, a file of them it names lies beside `where`.

    Raises:
        UsageError: as `read_plan`.
    """
    try:
        return _plan(tomllib.loads(text), text, Path(where).parent, phrases)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{where}: no TOML: {' '.join(str(error).split())}") from None
    except CrosswrightError as error:
        raise UsageError(f"{where}: {error}") from None


_PLAN = {"seed", "languages", "puzzles", "unique", "gate", "phrases"}
_PUZZLES = {
    *("kind", "style", "preset", "level", "sizes", "count", "languages"),
    *("phrase", "phrase_mode", "require_clues"),
}
_STYLES = ("style", "preset", "level")
_UNIQUE = {"phrase", "answers_per_thousand", "clues_per_thousand", "alike"}


def _plan(raw: Mapping[str, Any], text: str, folder: Path, given: tuple[str, ...] | None) -> Plan:
    _known(raw, _PLAN, "the plan")
    tables = _value(raw, "puzzles", list, [])
    if not tables or not all(isinstance(table, dict) for table in tables):
        raise UsageError("no puzzles are planned; write at least one table [[puzzles]]")
    languages = _names(raw, "languages", ())
    groups = [
        group
        for number, table in enumerate(tables, start=1)
        for group in _groups(table, languages, f"[[puzzles]] {number}")
    ]
    if sum(count for _, count in groups) > MOST_PUZZLES:
        raise UsageError(f"more than {MOST_PUZZLES} puzzles are planned; make several corpora")
    specs = [spec for spec, _ in groups]
    twice = next((spec for spec in specs if specs.count(spec) > 1), None)
    if twice is not None:
        raise UsageError(
            f"{twice.kind} {twice.size} in {twice.language} is planned twice; add up the counts"
        )
    seed = _value(raw, "seed", int, 0)
    if not 0 <= seed < 2**63:
        raise UsageError(f"the seed {seed} is not possible; give 0 to {2**63 - 1}")
    named = _value(raw, "phrases", str, "")
    read = _phrases(folder / named) if named and given is None else given
    return Plan(
        seed=seed,
        groups=tuple(groups),
        unique=_unique(_value(raw, "unique", dict, {})),
        gate=_gate(_value(raw, "gate", dict, {})),
        phrases=read,
        text=text,
    )


def _groups(
    raw: Mapping[str, Any], languages: tuple[str, ...], where: str
) -> Iterator[tuple[Spec, int]]:
    _known(raw, _PUZZLES, where)
    kind = _value(raw, "kind", str, "")
    if kind not in KINDS:
        raise UsageError(f"{where}: unknown kind {kind!r}; known are {', '.join(KINDS)}")
    tags = _names(raw, "languages", languages)
    if not tags:
        raise UsageError(f"{where}: no languages; write languages = [...]")
    count = _value(raw, "count", int, 0)
    if count < 1:
        raise UsageError(f"{where}: a count of {count} is not possible; give 1 or more")
    _check_words(raw, where)
    styles = [x for x in _STYLES if x in raw]
    mode = _value(raw, "phrase_mode", str, "")
    sizes = _names(raw, "sizes", ())
    if not sizes:
        raise UsageError(f'{where}: no sizes; write sizes = ["8x8"]')
    for size in sizes:
        for tag in tags:
            spec = Spec(
                kind=kind,
                language=language(tag).tag,
                size=_size(size, where),
                style=_value(raw, styles[0], str, "") if styles else "",
                phrase=raw.get("phrase") == "auto",
                phrase_mode=mode,
                require_clues=_value(raw, "require_clues", bool, False),
            )
            try:
                spec.check()
            except CrosswrightError as error:
                raise UsageError(f"{where}: {error}") from None
            yield spec, count


def _check_words(raw: Mapping[str, Any], where: str) -> None:
    """Refuse words that are none of those a table may have."""
    styles = [x for x in _STYLES if x in raw]
    if len(styles) > 1:
        raise UsageError(f"{where}: {styles[0]!r} and {styles[1]!r} say the same; give one")
    modes = ("", *(x.value for x in PhraseMode))
    for name, default, known in (("phrase", "none", PHRASES), ("phrase_mode", "", modes)):
        value = _value(raw, name, str, default)
        if value not in known:
            listed = ", ".join(filter(None, known))
            raise UsageError(f"{where}: unknown {name} {value!r}; known are {listed}")


def _unique(raw: Mapping[str, Any]) -> Unique:
    _known(raw, _UNIQUE, "[unique]")
    scope = _value(raw, "phrase", str, "size+language")
    if scope not in SCOPES:
        raise UsageError(f"[unique]: unknown phrase {scope!r}; known are {', '.join(SCOPES)}")
    bounds = {x: _number(raw, x, "[unique]") for x in _UNIQUE - {"phrase"} if x in raw}
    for name, bound in bounds.items():
        most = 1 if name == "alike" else 1000
        if not 0 < bound <= most:
            raise UsageError(f"[unique]: {name} = {bound:g} is not possible; give up to {most}")
    return Unique(
        phrase=scope,
        answers_per_thousand=bounds.get("answers_per_thousand"),
        clues_per_thousand=bounds.get("clues_per_thousand"),
        alike=bounds.get("alike", 0.5),
    )


def _gate(raw: Mapping[str, Any]) -> Facts[str, float]:
    _known(raw, set(GATES), "[gate]")
    return Facts({name: _number(raw, name, "[gate]") for name in raw})


def _phrases(path: Path) -> tuple[str, ...]:
    lines = read_bytes(path).decode("utf-8", "replace").splitlines()
    found = tuple(dict.fromkeys(line.strip() for line in lines if line.strip()))
    if not found:
        raise UsageError(f"the file of phrases {str(path)!r} is empty; write one a line")
    return found


def _known(raw: Mapping[str, Any], names: set[str], where: str) -> None:
    for name in raw:
        if name not in names:
            raise UsageError(
                f"{where}: unknown name {name!r}; known are {', '.join(sorted(names))}"
            )


def _value(raw: Mapping[str, Any], name: str, sort: type, default: Any) -> Any:
    value = raw.get(name, default)
    if not isinstance(value, sort) or (sort is int and isinstance(value, bool)):
        named = {int: "a whole number", str: "a text", list: "a list", dict: "a table"}
        raise UsageError(f"{name} = {value!r} is no {named.get(sort, 'true or false')[2:]}")
    return value


def _number(raw: Mapping[str, Any], name: str, where: str) -> float:
    value = raw[name]
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise UsageError(f"{where}: {name} = {value!r} is no number")
    return float(value)


def _names(raw: Mapping[str, Any], name: str, default: tuple[str, ...]) -> tuple[str, ...]:
    values = raw.get(name, list(default))
    if not isinstance(values, list) or not all(isinstance(x, str) for x in values):
        raise UsageError(f'{name} = {values!r} is no list of texts; write for instance ["en"]')
    return tuple(dict.fromkeys(values))


def _size(text: str, where: str) -> Size:
    rows, cross, cols = text.lower().replace("×", "x").partition("x")
    if not (cross and rows.isdecimal() and cols.isdecimal()):
        raise UsageError(f"{where}: {text!r} is no size; write for instance 8x8")
    return Size(int(rows), int(cols))
