"""The catalogues as files: which texts are said, and whether each stands in every language.

`scripts/write_words.py` brings them up to date.
"""

import re
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

ROOM = Path(__file__).resolve().parent

_TEXT = r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_SAID = re.compile(rf"\b(?:say|sayCount|say_count)\(\s*{_TEXT}(?:\s*,\s*{_TEXT})?")

Said = dict[str, str]
"""The text for many of what is counted, by the text for one; "" where nothing is counted."""


def said_texts(room: Path = ROOM) -> Said:
    """What the templates, scripts and pages of the studio say."""
    found: Said = {}
    for path in sorted(room.rglob("*")):
        if path.suffix in (".html", ".js", ".py"):
            for said in _SAID.finditer(path.read_text(encoding="utf-8")):
                counts = "ount(" in said[0]
                many = _plain(said[2]) if counts and said[2] else ""
                found[_plain(said[1])] = many or found.get(_plain(said[1]), "")
    return found


def _plain(quoted: str) -> str:
    return re.sub(r"\\(.)", r"\1", quoted[1:-1])


def read_catalogue(tag: str, room: Path = ROOM) -> Catalog:
    """A catalogue as it stands."""
    return read_po(BytesIO((room / f"locale/{tag}.po").read_bytes()), locale=tag)


def fresh_catalogue(tag: str, said: Said, old: Catalog) -> Catalog:
    """A catalogue with exactly the texts that are said; translations are kept."""
    new = Catalog(locale=tag, charset="utf-8", fuzzy=False, header_comment="")
    for one, many in sorted(said.items()):
        known = old.get(one)
        kept = (
            None if known is None or isinstance(known.string, str) == bool(many) else known.string
        )
        new.add((one, many) if many else one, kept or ("" if not many else None))
    return new


def text_of(catalogue: Catalog) -> str:
    """A catalogue as the text of its file."""
    out = BytesIO()
    write_po(out, catalogue, omit_header=True, width=0)
    head = (
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        f'"Language: {catalogue.locale}\\n"\n"Plural-Forms: {catalogue.plural_forms}\\n"\n\n'
    )
    return head + out.getvalue().decode().strip() + "\n"


def untranslated(catalogue: Catalog) -> list[str]:
    """The texts a catalogue has no translation for, or not for every number."""
    lacking = []
    for message in catalogue:
        if not message.id:
            continue
        forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
        needed = catalogue.num_plurals if isinstance(message.id, tuple) else 1
        if len(forms) < needed or not all(forms):
            lacking.append(message.id if isinstance(message.id, str) else message.id[0])
    return lacking
