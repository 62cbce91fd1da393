"""Signs: says which letters the fonts lack, before a page would show empty boxes for them."""

import json
import re
from collections.abc import Iterator
from typing import Any

from crosswright.errors import OutputError
from crosswright.render.typeset import Job, TypstRefusal, job_data
from crosswright.render.worker import typeset

_SURELY_THERE = re.compile(
    "[\t\n -~\u00a0-\u017f\u0400-\u045f\u0490\u0491\u2010-\u2014\u2018-\u201e\u2026\u200b\u2212\u00ad]+"
)
"""Latin, Cyrillic and the marks of print: every font we come with has them."""

_LACKS = re.compile(r'the text `"(.+)"` could not be displayed')

_MOST_NAMED = 12

_IGNORED = re.compile("[\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f]")
"""Signs that show nothing by themselves: joiners, directions, variants."""


def check_signs(job: Job) -> None:
    """Whether the fonts of a job have all the signs it prints.

    Raises:
        OutputError: naming those that are lacking.
    """
    data = json.loads(job.data)
    unsure = _IGNORED.sub("", _SURELY_THERE.sub("", "".join(_texts(data))))
    if not unsure:
        return
    signs = list(dict.fromkeys(unsure))
    lacking: list[str] = []
    while signs and len(lacking) <= _MOST_NAMED:
        probe = Job(
            template="signs.typ",
            data=job_data({"signs": signs, "fonts": data.get("fonts")}),
            output="pdf",
            standard="ua-1",
            font_folder=job.font_folder,
        )
        try:
            typeset(probe)
            break
        except TypstRefusal as refusal:
            found = _LACKS.search(refusal.message)
            sign = next((x for x in signs if found and x in found.group(1)), None)
            if sign is None:
                raise
            signs.remove(sign)
            lacking.append(sign)
    if lacking:
        named = ", ".join(f"{sign} (U+{ord(sign):04X})" for sign in lacking[:_MOST_NAMED])
        more = " and others" if len(lacking) > _MOST_NAMED else ""
        raise OutputError(
            f"the fonts lack {named}{more}: name a folder of fonts that have them "
            "with --font-folder, or take these signs out"
        )


def _texts(data: Any) -> Iterator[str]:
    """Every text in a job's data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)
