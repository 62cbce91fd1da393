"""The table of rules, their manual, and what keeps both whole."""

import importlib
import pkgutil
import re
from pathlib import Path

from crosswright.audit import manual, rules

ROOT = Path(__file__).parents[3]
MODULES = {
    name: importlib.import_module(f"crosswright.audit.rules.{name}")
    for _, name, _ in pkgutil.iter_modules([str(ROOT / "src/crosswright/audit/rules")])
}


def test_every_rule_file_is_in_the_table_once() -> None:
    listed = [id(rule) for rule in rules()]
    assert sorted(listed) == sorted(id(module.RULE) for module in MODULES.values())


def test_codes_and_names_are_unique_and_the_table_is_in_the_order_of_codes() -> None:
    codes = [rule.code for rule in rules()]
    assert codes == sorted(set(codes))
    assert len({rule.name for rule in rules()}) == len(codes)
    assert all(re.fullmatch(r"CW[1-9]\d\d", code) for code in codes)


def test_a_rule_is_named_after_its_file() -> None:
    for name, module in MODULES.items():
        assert module.RULE.name == name.replace("_", "-")


def test_a_rule_and_its_file_open_with_the_same_sentence() -> None:
    for module in MODULES.values():
        summary = module.RULE.summary
        assert module.__doc__ == f"{summary[0].upper()}{summary[1:]}."


def test_every_rule_says_what_why_an_example_and_what_to_do() -> None:
    for rule in rules():
        for text in (rule.checks, rule.why, rule.example, rule.remedy):
            assert len(text) > 10
            assert not text[0].islower()
            assert text.endswith((".", "`"))


def test_the_page_of_rules_is_fresh() -> None:
    page = ROOT / "docs/reference/audit-rules.md"
    assert page.read_text(encoding="utf-8") == manual(), "write the page anew from manual()"
