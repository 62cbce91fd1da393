"""Hunspell lists: the stems of a `.dic`, and with the rules of its `.aff` every form of them."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from crosswright.errors import WordListError
from crosswright.lexicon.imports.rows import Row, Rows

MOST_FORMS = 5_000_000
"""Words that a list may grow to: rules multiply, and a made-up file could ask for any number."""

_STEM_ENDS = re.compile(r"(?<!\\)/|\t")
_NO_WORDS = ("FORBIDDENWORD", "ONLYINCOMPOUND", "NEEDAFFIX")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """One ending (or beginning) of a class: what is taken off a stem that `fits`, what is put on.

    `crosses` says that it may go together with one at the other end; `more` are the flags of the
    rules that may follow it.
    """

    strip: str
    add: str
    fits: Callable[[str], object]
    crosses: bool
    more: tuple[str, ...] = ()

    def put_on(self, stem: str, *, at_end: bool) -> str | None:
        """The form of a stem, None where the rule is not for it."""
        is_there = stem.endswith if at_end else stem.startswith
        if not is_there(self.strip) or not self.fits(stem):
            return None
        if at_end:
            return stem[: len(stem) - len(self.strip)] + self.add
        return self.add + stem[len(self.strip) :]


@dataclass(slots=True, kw_only=True)
class Affixes:
    """The rules of an `.aff`, by their flags."""

    endings: defaultdict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    beginnings: defaultdict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    no_words: dict[str, str] = field(default_factory=dict)
    aliases: list[str] = field(default_factory=list)
    flags: str = ""

    def split(self, text: str) -> tuple[str, ...]:
        """The flags that stand behind a stem."""
        if self.aliases and text.isdecimal():
            number = int(text)
            text = self.aliases[number - 1] if 0 < number <= len(self.aliases) else ""
        if self.flags == "num":
            return tuple(x.strip() for x in text.split(",") if x.strip())
        if self.flags == "long":
            return tuple(text[at : at + 2] for at in range(0, len(text), 2))
        return tuple(text)

    def forms(self, stem: str, flags: tuple[str, ...]) -> Iterator[str]:
        """The stem, unless it is none by itself, and what the rules make of it."""
        barred = {self.no_words[flag] for flag in flags if flag in self.no_words}
        if barred & {"FORBIDDENWORD", "ONLYINCOMPOUND"}:
            return
        if "NEEDAFFIX" not in barred:
            yield stem
        crossing = [stem]
        for rule in _rules(self.endings, flags):
            form = rule.put_on(stem, at_end=True)
            if form is None:
                continue
            yield form
            if rule.crosses:
                crossing.append(form)
            yield from self._further(form, rule)
        for rule in _rules(self.beginnings, flags):
            for form in crossing if rule.crosses else (stem,):
                longer = rule.put_on(form, at_end=False)
                if longer is not None:
                    yield longer

    def _further(self, form: str, rule: Rule) -> Iterator[str]:
        """What one more ending makes of a form, where its rule names such."""
        for other in _rules(self.endings, rule.more):
            longer = other.put_on(form, at_end=True)
            if longer is not None:
                yield longer


def hunspell_list(text: str, affixes: str | None = None) -> Rows:
    """The stems of a `.dic`: a count, then a stem a line with its flags after a slash.

    With the text of its `.aff` the forms of each stem follow it.
    """
    rows = _stems(text) if affixes is None else _forms(text, read_affixes(affixes))
    return Rows(format="Hunspell", rows=rows)


def read_affixes(text: str) -> Affixes:
    """The rules in the text of an `.aff`; what does not make forms is passed over."""
    found = Affixes()
    crossing: dict[tuple[str, str], bool] = {}
    for line in text.splitlines():
        parts = line.split()
        if not parts or line.startswith("#"):
            continue
        if parts[0] == "FLAG" and len(parts) > 1:
            found.flags = parts[1].lower()
        elif parts[0] in _NO_WORDS and len(parts) > 1:
            found.no_words[parts[1]] = parts[0]
        elif parts[0] == "AF" and len(parts) > 1:
            # The first line says how many there are.
            found.aliases.append(parts[1])
        elif parts[0] in ("SFX", "PFX") and len(parts) >= 4:
            _take(found, parts, crossing)
    del found.aliases[:1]
    return found


def _take(found: Affixes, parts: list[str], crossing: dict[tuple[str, str], bool]) -> None:
    """Take in a line of a class: its head, or one of its rules."""
    kind, flag, strip, add = parts[:4]
    if (kind, flag) not in crossing:
        crossing[kind, flag] = strip == "Y"
        return
    add, _, more = add.partition("/")
    condition = parts[4] if len(parts) > 4 else "."
    at_end = kind == "SFX"
    rules = found.endings if at_end else found.beginnings
    rules[flag].append(
        Rule(
            strip="" if strip == "0" else strip,
            add="" if add == "0" else add,
            fits=_condition(condition, at_end=at_end),
            crosses=crossing[kind, flag],
            more=found.split(more) if more else (),
        )
    )


def _condition(text: str, *, at_end: bool) -> Callable[[str], object]:
    """What tells whether a rule is for a stem: letters, dots and sets in brackets."""
    if text == ".":
        return bool
    pieces = [_piece(found) for found in re.finditer(r"\[(\^?)([^\]]+)\]|.", text)]
    pattern, length = re.compile("".join(pieces)), len(pieces)
    if not at_end:
        return pattern.match
    # Where it must start is known: to search for it would take all letters before as well.
    return lambda stem: len(stem) >= length and pattern.match(stem, len(stem) - length)


def _piece(found: re.Match[str]) -> str:
    """A part of a condition as a pattern of Python has it."""
    if found[2]:
        return f"[{found[1]}{re.escape(found[2])}]"
    return "." if found[0] == "." else re.escape(found[0])


def _rules(classes: dict[str, list[Rule]], flags: tuple[str, ...]) -> Iterator[Rule]:
    for flag in flags:
        yield from classes.get(flag, ())


def _lines(text: str) -> Iterator[tuple[int, str]]:
    lines = enumerate(text.splitlines(), 1)
    next(lines, None)
    return lines


def _stems(text: str) -> Iterator[Row]:
    stems = ((number, _STEM_ENDS.split(line)[0].strip()) for number, line in _lines(text))
    return (Row(number, stem) for number, stem in stems if stem)


def _forms(text: str, affixes: Affixes) -> Iterator[Row]:
    made = 0
    for number, line in _lines(text):
        stem, *behind = _STEM_ENDS.split(line)
        if not stem.strip():
            continue
        flags = affixes.split(behind[0].split()[0]) if behind and behind[0].strip() else ()
        for form in dict.fromkeys(affixes.forms(stem.strip(), flags)):
            made += 1
            if made > MOST_FORMS:
                raise WordListError(f"the rules make more than {MOST_FORMS} words of the list")
            yield Row(number, form)
