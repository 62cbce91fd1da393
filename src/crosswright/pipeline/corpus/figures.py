"""The figures of one puzzle and of a whole corpus: quality that is measured, not hoped for."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from crosswright.lexicon import Lexicon, graded
from crosswright.model import ClueCell, Entry, Puzzle, fragments_of

GATES: dict[str, bool] = {
    "idle_clue_cells": True,
    "islands": True,
    "two_letter_share": True,
    "three_letter_share": True,
    "unclued_share": True,
    "mean_zipf": False,
    "difficulty": True,
}
"""The figures a puzzle can be held to, and whether more of it is worse."""


_MEANS = {"mean_zipf": ("zipf", "zipf_known"), "difficulty": ("hardness", "graded")}
"""Figures that are means: the sum and over how many."""

HARDNESS: dict[str, float] = {"easy": 0.0, "medium": 0.5, "hard": 1.0}


def figures_of(puzzle: Puzzle, lexicon: Lexicon) -> dict[str, Any]:
    """What is counted of one puzzle; shares and means are made of it later.

    `phrase_spread` is the share of the rows of the grid that hold a letter of the phrase, None
    without one; `zipf` sums over the answers that somebody counted, `hardness` over the clues of the
    lexicon: an easy one has 0, one of medium difficulty a half, a hard one 1.
    """
    words = [x.answer for x in puzzle.entries] or [x.word for x in puzzle.placements]
    ids = [lexicon.find(word) for word in words]
    zipfs = [lexicon.zipf(id) for id in ids if id is not None]
    known = [zipf for zipf in zipfs if zipf is not None]
    kinds = Counter(x.clue.kind.value for x in puzzle.entries if x.clue is not None)
    used = {entry.arrow.clue_square for entry in puzzle.entries if entry.arrow is not None}
    hardness = [x for x in (_hardness(x, lexicon) for x in puzzle.entries) if x is not None]
    clue_cells = {x for x in puzzle.grid.squares() if isinstance(puzzle.grid[x], ClueCell)}
    return {
        "answers": len(words),
        "entries": len(puzzle.entries),
        "letters": sum(map(len, words)),
        "two_letter": sum(len(word) == 2 for word in words),
        "three_letter": sum(len(word) == 3 for word in words),
        "zipf": round(sum(known), 3),
        "zipf_known": len(known),
        "unclued": sum(x.clue is None for x in puzzle.entries),
        "clue_kinds": dict(sorted(kinds.items())),
        "hardness": sum(hardness),
        "graded": len(hardness),
        "clue_cells": len(clue_cells),
        "idle_clue_cells": len(clue_cells - used),
        "islands": len(fragments_of(puzzle.grid)) - 1,
        "phrase_spread": _spread(puzzle),
    }


def _hardness(entry: Entry, lexicon: Lexicon) -> float | None:
    """How hard the clue of an entry is, 0 to 1; None for one that the lexicon does not know."""
    id = None if entry.clue is None else lexicon.find(entry.answer)
    if entry.clue is None or id is None:
        return None
    text = entry.clue.text
    found = (x for x in graded(lexicon, lexicon.clues(id)) if x.text == text)
    clue = next(found, None)
    return None if clue is None or clue.difficulty is None else HARDNESS[clue.difficulty]


def _spread(puzzle: Puzzle) -> float | None:
    if puzzle.hidden_phrase is None:
        return None
    rows = {square.row for square in puzzle.hidden_phrase.squares}
    possible = min(puzzle.grid.size.rows, len(puzzle.hidden_phrase.letters))
    return round(len(rows) / possible, 3)


def share_of(figures: Mapping[str, Any], name: str) -> float:
    """One of the figures of `GATES` from what was counted of one puzzle or of many."""
    if name in _MEANS:
        total, count = _MEANS[name]
        return float(figures.get(total, 0) / max(1, figures.get(count, 0)))
    if name.endswith("_share"):
        # The words of a word search want no clue.
        among = "entries" if name == "unclued_share" else "answers"
        return float(figures[name.removesuffix("_share")] / max(1, figures[among]))
    return float(figures[name])


def fault_of(figures: Mapping[str, Any], gate: Mapping[str, float]) -> str | None:
    """Which bound of a gate a puzzle breaks, in words; None when it keeps them all."""
    for name, bound in gate.items():
        found = share_of(figures, name)
        if found > bound if GATES[name] else found < bound:
            return f"{name} is {found:.3g}, and the gate asks for {bound:g}"
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The figures of a corpus, or of its puzzles of one sort.

    `most_used` are the most used answers with the number of puzzles that have them, `most_used_in` their
    language; `top_share` is the share of all answers that the 100 most used make; both in the language
    where they are worst.
    `repeated_clues` is the share of the clues of answers used again that are a clue used before.
    """

    puzzles: int
    counted: Mapping[str, Any]
    most_used: tuple[tuple[str, int], ...]
    most_used_in: str | None
    most_used_share: float
    top_share: float
    distinct_answers: int
    repeated_clues: float
    phrase_spread: float | None

    def as_object(self) -> dict[str, Any]:
        """The figures in JSON's terms."""
        answers = max(1, self.counted.get("answers", 0))
        told: dict[str, Any] = {"puzzles": self.puzzles}
        if self.puzzles:
            told["answers_a_puzzle"] = round(answers / self.puzzles, 2)
            told["mean_length"] = round(self.counted["letters"] / answers, 3)
            told |= {name: round(share_of(self.counted, name), 4) for name in GATES}
            told["difficulty"] = told["difficulty"] if self.counted.get("graded") else None
        clued = sum(self.counted.get("clue_kinds", {}).values())
        told["clue_kinds"] = {
            kind: round(count / clued, 4)
            for kind, count in sorted(self.counted.get("clue_kinds", {}).items())
        }
        told |= {
            "distinct_answers": self.distinct_answers,
            "most_used_share": round(self.most_used_share, 4),
            "top_100_share": round(self.top_share, 4),
            "most_used": [list(pair) for pair in self.most_used],
            "most_used_in": self.most_used_in,
            "repeated_clues": round(self.repeated_clues, 4),
            "phrase_spread": self.phrase_spread,
        }
        return told


Counted = tuple[str, dict[str, Any], tuple[tuple[str, str], ...]]
"""Language, figures and (answer, clue) pairs of one puzzle."""


def summary_of(puzzles: Iterable[Counted]) -> Summary:
    """The figures of many puzzles."""
    total: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    spreads: list[float] = []
    uses: dict[str, Counter[str]] = {}
    clues: dict[str, Counter[tuple[str, str]]] = {}
    of_language: Counter[str] = Counter()
    for tag, figures, pairs in puzzles:
        of_language[tag] += 1
        kinds.update(figures["clue_kinds"])
        if figures["phrase_spread"] is not None:
            spreads.append(figures["phrase_spread"])
        total.update({x: y for x, y in figures.items() if x not in ("clue_kinds", "phrase_spread")})
        uses.setdefault(tag, Counter()).update({answer for answer, _ in pairs})
        clues.setdefault(tag, Counter()).update(pair for pair in pairs if pair[1])
    shares = {tag: _most(count, of_language[tag]) for tag, count in uses.items()}
    worst = max(shares, key=lambda tag: shares[tag], default=None)
    return Summary(
        puzzles=of_language.total(),
        counted={**total, "clue_kinds": dict(kinds)},
        most_used=tuple(uses[worst].most_common(10)) if worst is not None else (),
        most_used_in=worst,
        most_used_share=shares[worst] if worst is not None else 0.0,
        top_share=max((_top(count) for count in uses.values()), default=0.0),
        distinct_answers=sum(map(len, uses.values())),
        repeated_clues=_repeated(clues.values()),
        phrase_spread=round(sum(spreads) / len(spreads), 4) if spreads else None,
    )


def _most(count: Counter[str], puzzles: int) -> float:
    return max(count.values(), default=0) / puzzles


def _top(count: Counter[str]) -> float:
    return sum(x for _, x in count.most_common(100)) / max(1, count.total())


def _repeated(clues: Iterable[Counter[tuple[str, str]]]) -> float:
    """Of the clues of an answer's second and later uses, how many it had before."""
    again, chances = 0, 0
    for counts in clues:
        answers: Counter[str] = Counter()
        for (answer, _), uses in counts.items():
            answers[answer] += uses
        chances += sum(uses - 1 for uses in answers.values())
        again += sum(uses - 1 for uses in counts.values())
    return again / max(1, chances)
