"""The manual of the rules, written from the rules themselves."""

from crosswright.audit.rule import Rule
from crosswright.audit.rules import RULES

_OPENING = """\
# Audit rules

<!-- Written by `crosswright.audit.manual()` from `src/crosswright/audit/rules/`; do not edit. -->

Every puzzle is held against these rules before it is saved, printed or served. An **error** breaks
the law of the preset; a **warning** is for a person to decide. Both make `crosswright audit` end with
exit code 1. A **note** is a figure or a state the work is in, and stains nothing. Rules that cannot
run (those that ask a lexicon, when none is at hand; those that read letters, when the language is
unknown) are listed as skipped, with the reason.

A code is stable: it is never given to another rule. Its hundreds tell what the rule looks at: 1 the
grid, 2 entries, 3 answers, 4 clues, 5 hidden phrases, 6 metadata, 9 figures.
"""


def manual() -> str:
    """The page `docs/reference/audit-rules.md`."""
    table = "\n".join(_line(rule) for rule in RULES)
    head = "| rule | the law | severity | needs |\n| --- | --- | --- | --- |"
    return "\n".join((_OPENING, head, table, *map(_section, RULES), ""))


def _line(rule: Rule) -> str:
    link = f"[{rule.code} {rule.name}](#{rule.code.lower()}-{rule.name})"
    return f"| {link} | {rule.summary} | {rule.severity.value} | {_needs(rule)} |"


def _needs(rule: Rule) -> str:
    if rule.needs_words:
        return "a lexicon"
    return "a known language" if rule.needs_language else ""


def _section(rule: Rule) -> str:
    return f"""
## {rule.code} {rule.name}

{rule.summary[0].upper()}{rule.summary[1:]}.

**What it checks.** {rule.checks}

**Why.** {rule.why}

**Example.**{_paragraph(rule.example)}

**What to do.** {rule.remedy}"""


def _paragraph(text: str) -> str:
    """What follows a heading word: on its line, or below it where the text opens with a grid."""
    if not text.startswith("```"):
        return f" {text}"
    grid, said = text.rsplit("```", 1)
    return f"\n\n{grid}```\n\n{said.strip()}"
