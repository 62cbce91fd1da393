"""What the studio says, in each language of its interface; read from `locale/*.po` at the start.

English is what the code and the templates write. The language of the interface is the person's and
has nothing to do with the language of a puzzle.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from gettext import c2py
from importlib.resources import files
from io import BytesIO
from typing import Any

from babel.messages.pofile import read_po
from fastapi import Request

from crosswright.web.static import assets

NAMES = {"en": "English", "uk": "Українська", "ru": "Русский", "de": "Deutsch"}
"""The languages of the interface, in the order the pages offer them, each by its own name."""

FALLBACK = "en"
LANGUAGE_COOKIE = "crosswright-language"

SAID = re.compile(r"""\b(?:say|sayCount)\(\s*"((?:[^"\\]|\\.)*)"(?:,\s*"((?:[^"\\]|\\.)*)")?""")
"""A text that a script or a template says; with a second one where the number counts."""

Forms = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """One language: its texts by the English ones, and how it counts."""

    tag: str
    texts: Mapping[str, Forms]
    plural: Any = field(repr=False)

    def say(self, text: str, /, **gaps: object) -> str:
        """A text in this language, its `{gaps}` filled."""
        found = self.texts.get(text)
        said = found[0] if found and found[0] else text
        return said.format(**gaps) if gaps else said

    def say_count(self, one: str, many: str, number: int, /, **gaps: object) -> str:
        """The text for a number of things, which stands where `{number}` is written."""
        forms = self.texts.get(one) or ()
        at = self.plural(number)
        said = forms[at] if at < len(forms) and forms[at] else (one if number == 1 else many)
        return said.format(number=number, **gaps)

    def for_scripts(self) -> dict[str, Forms]:
        """The texts that scripts say; those not translated are missing, and said in English."""
        return {text: self.texts[text] for text in sorted(script_texts()) if text in self.texts}


@cache
def catalogues() -> dict[str, Catalogue]:
    """Every catalogue, by its language, read once."""
    return {tag: _read(tag) for tag in NAMES}


def _read(tag: str) -> Catalogue:
    data = (files(__package__) / "locale" / f"{tag}.po").read_bytes()
    catalog = read_po(BytesIO(data), locale=tag)
    texts: dict[str, Forms] = {}
    for message in catalog:
        if message.id and not message.fuzzy:
            one = message.id if isinstance(message.id, str) else message.id[0]
            said = message.string or ""
            forms = (said,) if isinstance(said, str) else tuple(said)
            if any(forms):
                texts[one] = forms
    return Catalogue(tag=tag, texts=texts, plural=c2py(catalog.plural_expr))


@cache
def script_texts() -> frozenset[str]:
    """The texts that our scripts say, found where they are written."""
    return frozenset(
        found[1] for script in assets().scripts() for found in SAID.finditer(script.data.decode())
    )


def language_of(request: Request) -> str:
    """The interface language of a person: what they chose, else what their browser asks for."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in NAMES:
        return chosen
    asked = []
    for place, part in enumerate(request.headers.get("accept-language", "").split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            asked.append((-float(weight or 1), place, tag.lower().partition("-")[0]))
        except ValueError:
            continue
    return next((tag for *_, tag in sorted(asked) if tag in NAMES), FALLBACK)


def catalogue_of(request: Request) -> Catalogue:
    """The catalogue for a person."""
    return catalogues()[language_of(request)]
