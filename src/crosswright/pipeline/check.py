"""Hold a finished puzzle against the law: the audit, with the preset and the lexicon it needs."""

from collections.abc import Callable

from crosswright.audit import Finding, Report, Rule, Severity, audit
from crosswright.audit import rules as audit_rules
from crosswright.errors import MissingData
from crosswright.kinds import block_words, profile_of
from crosswright.languages import SPELLINGS, language
from crosswright.lexicon import Lexicon, load
from crosswright.model import Puzzle

__all__ = ["Finding", "Report", "Rule", "Severity", "check", "rules"]


def check(
    puzzle: Puzzle,
    *,
    preset: str | None = None,
    lexicon: Lexicon | None = None,
    on_note: Callable[[str], None] | None = None,
) -> Report:
    """Audit a puzzle by the law of a preset; without one, by the law the puzzle names.

    Where the language has a lexicon it is loaded; where not, the report names the rules that could
    not run.

    Raises:
        UsageError: for an unknown preset.
    """
    profile = profile_of(preset or puzzle.preset, kind=puzzle.kind)
    # Who gave every word needs no lexicon to vouch for them, and need not wait for one to be built.
    vouched = bool(puzzle.entries) and all(entry.own for entry in puzzle.entries)
    if lexicon is None and puzzle.language in SPELLINGS and not vouched:
        try:
            lexicon = load(puzzle.language, on_note=on_note)
        except MissingData as error:
            if on_note is not None:
                on_note(str(error))
    blocked: frozenset[tuple[str, ...]] = frozenset()
    if puzzle.placements and puzzle.language in SPELLINGS:
        # Who asked for all rude words can hardly be told that one can be read.
        asked = puzzle.recipe.get("rude_words") == "all"
        blocked = block_words(language(puzzle.language), "all" if asked else "none")
    return audit(puzzle, profile, lexicon=lexicon, blocked=blocked)


def rules() -> tuple[Rule, ...]:
    """Every rule there is, in the order of their codes."""
    return audit_rules()
