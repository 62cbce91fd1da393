"""The judge: a finished puzzle in, findings out; it knows no engine, and nothing excuses a fault.

`rules/` is the law, one file a rule; `profile.py` what a preset asks of it.
"""

from crosswright.audit.finding import Finding, Severity
from crosswright.audit.manual import manual
from crosswright.audit.profile import Profile
from crosswright.audit.rule import Rule
from crosswright.audit.run import Report, Skipped, audit, rules
from crosswright.audit.words import Words

__all__ = [
    "Finding",
    "Profile",
    "Report",
    "Rule",
    "Severity",
    "Skipped",
    "Words",
    "audit",
    "manual",
    "rules",
]
