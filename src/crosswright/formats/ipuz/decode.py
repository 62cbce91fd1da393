"""From bytes to the JSON object of an ipuz file, within bounds of size, depth and memory."""

import json
import re

from crosswright.errors import FormatError

MOST_BYTES = 16_000_000
MOST_MARKS = 400_000
"""Commas, colons and opening brackets: each may cost some hundred bytes once decoded. A full grid of
100x100 with every cell styled and clued has about half as many."""

_OPENING = re.compile(rb"[\xef\xbb\xbf\s]*(?:[\w.]{1,40}\s*\(\s*)?\{")
_HALF_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]")


def begins(data: bytes) -> bool:
    """Whether bytes begin like this format: a JSON object that names a kind of ipuz."""
    return _OPENING.match(data[:1000]) is not None and b"ipuz.org/" in data[:MOST_BYTES]


def decode(data: bytes) -> dict[str, object]:
    """The object in an ipuz file; a JSONP call around it and a byte order mark are let pass.

    Raises:
        FormatError: for anything else, with the line and column where JSON ends.
    """
    if len(data) > MOST_BYTES:
        raise FormatError(f"ipuz: {len(data)} bytes are too many; {MOST_BYTES} is the most")
    try:
        written = data.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise FormatError(f"ipuz: not UTF-8 at byte {error.start}; save it as UTF-8") from None
    written = _unwrapped(written)
    if sum(written.count(mark) for mark in ",:[{") > MOST_MARKS:
        raise FormatError(f"ipuz: more than {MOST_MARKS} values; no puzzle has so many")
    document = _parsed(written)
    if not isinstance(document, dict):
        raise FormatError("ipuz: the file holds no JSON object")
    return document


def _unwrapped(written: str) -> str:
    """The JSON inside a call such as `ipuz({...});`."""
    opening = written.find("(")
    if opening < 0 or not written[:opening].strip().replace(".", "_").isidentifier():
        return written
    return written[opening + 1 :].removesuffix(";").rstrip().removesuffix(")")


def _parsed(written: str) -> object:
    try:
        document: object = json.loads(written, parse_constant=_refuse)
        if _HALF_CHARACTER.search(written):
            json.dumps(document, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise FormatError(
            f"ipuz: no JSON from line {error.lineno}, column {error.colno}: {error.msg.lower()}"
        ) from None
    except RecursionError:
        raise FormatError("ipuz: values are nested too deeply; no puzzle is") from None
    except UnicodeEncodeError:
        raise FormatError("ipuz: a text holds half a character (a lone surrogate)") from None
    except ValueError:
        raise FormatError("ipuz: a number has too many digits") from None
    return document


def _refuse(constant: str) -> object:
    raise FormatError(f"ipuz: {constant} is no JSON number")
