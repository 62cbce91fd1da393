"""The form of a quick maker: from its fields to an order, and from an order to its fields."""

import secrets
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from starlette.datastructures import FormData

from crosswright.errors import UsageError
from crosswright.pipeline.quick import FAMILIES

PARTED = "\t"
"""Between the two parts of a saying in the value of its button."""

PHRASES = ("none", "any", "own", "found")
"""What a form may ask to be hidden: nothing, any saying, a typed text, a saying from the search."""


def values_of(family: str, form: FormData, *, again: bool) -> dict[str, Any]:
    """The order that a form describes, as plain values.

    Without a seed, or where the person wants the same `again` in another way, chance picks one.

    Raises:
        UsageError: for a field that holds no number where one is asked for.
    """
    values: dict[str, Any] = {}
    for field in fields(FAMILIES[family].order):
        text = form.get(field.name)
        if field.name == "family":
            values["family"] = family
        elif isinstance(field.default, bool):
            values[field.name] = text is not None
        elif isinstance(field.default, int):
            values[field.name] = _number(field.name, text, default=field.default)
        else:
            given = text if isinstance(text, str) else str(field.default)
            values[field.name] = given.rstrip() if field.name == "words" else given.strip()
    if again or not form.get("seed"):
        values["seed"] = secrets.randbelow(1_000_000)
    if "phrase" in values:
        values |= _phrase(form, has_any="any_saying" in values)
    return values


def fields_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a form that describe an order: what `values_of` reads them from."""
    shown = {
        name: value or "" if name in _MAY_BE_EMPTY else value for name, value in values.items()
    }
    kind = "own" if values.get("phrase") or values.get("setup") else "none"
    return shown | {
        "phrase_kind": "any" if values.get("any_saying") else kind,
        "saying_words": "",
    }


def empty_fields(family: str, *, language: str) -> dict[str, Any]:
    """The fields of a form nobody has filled in yet, for a person who reads a language."""
    values = {x.name: x.default for x in fields(FAMILIES[family].order)}
    if values["language"]:
        values["language"] = language
    return fields_of(values) | {"seed": ""}


_MAY_BE_EMPTY = frozenset({"rows", "cols", "count"})
"""Numbers of which 0 means that the person has no wish."""


def _number(name: str, text: object, *, default: int) -> int:
    if not isinstance(text, str) or not text.strip():
        return default
    if not text.strip().isascii() or not text.strip().isdigit() or len(text) > 19:
        raise UsageError(f"{name}: {text[:40]!r} is no whole number; leave it empty or write one")
    return int(text)


def _phrase(form: FormData, *, has_any: bool) -> dict[str, Any]:
    kind = str(form.get("phrase_kind", "none"))
    setup, phrase = str(form.get("setup", "")).strip(), str(form.get("phrase", "")).strip()
    if kind == "found":
        setup, _, phrase = str(form.get("saying", "")).partition(PARTED)
    hidden: dict[str, Any] = {"phrase": phrase if kind in ("own", "found") else ""}
    if has_any:
        hidden |= {"setup": setup if hidden["phrase"] else "", "any_saying": kind == "any"}
    return hidden
