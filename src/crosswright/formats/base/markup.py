"""Text between us, who keep it plain, and formats whose titles and clues are HTML."""

import html
import re

_TAG = re.compile(r"<[/!]?[A-Za-z\-][^<>]*>")
_BREAK = re.compile(r"<(?:br|/p|/div|/li)\b[^<>]*>", re.IGNORECASE)


def to_html(text: str) -> str:
    """Plain text so written that `to_plain` gives it back, and a browser shows it as it is."""
    return html.escape(text, quote=False)


def has_markup(text: str) -> bool:
    """Whether `to_plain` drops a tag from this text."""
    return _TAG.search(text) is not None


def to_plain(text: str, *, line_end: str = "\n") -> str:
    """The text without its markup: tags dropped, entities and line ends as the characters meant.

    Text without tags keeps its spaces as they stand.
    """
    if _TAG.search(text):
        lines = _TAG.sub("", _BREAK.sub("\n", text)).strip().splitlines()
        text = line_end.join(" ".join(line.split()) for line in lines)
    return html.unescape(text)
