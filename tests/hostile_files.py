"""Files made to crash, hang or fill the memory of whoever reads them, and a process that reads them.

Run as a program it reads each of them from a folder, and prints what came of it, the seconds of the
processor it took, and by how many bytes the process has grown at most since it began.
"""

import io
import json
import resource
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, read

MILLION = 1_000_000
QUOTED = '""'
_GRID = '<grid width="2" height="1"><cell x="1" y="1" solution="A"/><cell x="2" y="1"/></grid>'


def jpz(body: str = "", *, head: str = "", grid: str = _GRID) -> bytes:
    """A .jpz file with something odd in it."""
    return (
        f'<?xml version="1.0"?>{head}<crossword-compiler><rectangular-puzzle><metadata>'
        f"<title>&#65;{'&x;' if head else ''}</title></metadata><crossword>{grid}{body}</crossword>"
        "</rectangular-puzzle></crossword-compiler>"
    ).encode()


def zipped(files: dict[str, bytes], *, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip file; names are written as they are given, be they sound or not."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, method)
    return packed.getvalue()


def laughs() -> str:
    """The billion laughs: ten entities, each ten times the one before."""
    entities = "".join(
        f'<!ENTITY x{n} "{f"&x{n - 1};" * 10}">' if n else '<!ENTITY x0 "ha">' for n in range(10)
    )
    return f'<!DOCTYPE x [{entities}<!ENTITY x "&x9;">]>'


def locked_zip() -> bytes:
    data = bytearray(zipped({"a.jpz": jpz()}))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def workbook(**changed: bytes) -> bytes:
    """A workbook of ours with some of its files changed."""
    from crosswright.formats import write
    from tests.unit.formats.samples import SAMPLES

    with zipfile.ZipFile(io.BytesIO(write(SAMPLES["american"], FORMATS["xlsx"]).data)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    sheet = next(name for name in files if name.endswith("sheet3.xml"))
    return zipped(files | {sheet: changed.get("key", files[sheet])})


def puz(width: int, height: int, clues: int, size: int) -> bytes:
    header = b"\0\0ACROSS&DOWN\0" + bytes(10) + b"1.3\0" + bytes(16)
    header += bytes([width, height]) + clues.to_bytes(2, "little") + b"\1\0\0\0"
    return header.ljust(size, b"x")


_SHEET = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'

HOSTILE: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "xml entity bomb": ("jpz", lambda: jpz(head=laughs()), "declares entities"),
    "xml quadratic bomb": (
        "jpz",
        lambda: jpz(
            f"<a>{'&x;' * 100_000}</a>", head=f'<!DOCTYPE a [<!ENTITY x "{"x" * 99_999}">]>'
        ),
        "declares entities",
    ),
    "xml external entity": (
        "jpz",
        lambda: jpz(head='<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        "declares entities",
    ),
    "xml external document type": (
        "jpz",
        lambda: jpz(head='<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">').replace(b"&x;", b""),
        "declares entities",
    ),
    "xml a million tags": ("jpz", lambda: jpz("<a/>" * MILLION), "no puzzle has so many"),
    "xml a million attributes": (
        "jpz",
        lambda: jpz(f"<a {' '.join(f'a{n}={QUOTED}' for n in range(MILLION // 2))}/>"),
        "no puzzle has so many",
    ),
    "xml nested deeply": ("jpz", lambda: jpz("<i>" * 50_000 + "</i>" * 50_000), ""),
    "xml one long text": ("jpz", lambda: jpz("x" * 7 * MILLION), ""),
    "xml wide spans": (
        "jpz",
        lambda: jpz(
            grid='<grid width="100" height="100">'
            + '<cell x="1-100" y="1-100"/>' * 100_000
            + "</grid>"
        ),
        "",
    ),
    "xml many words": (
        "jpz",
        lambda: jpz(
            "".join(f'<word id="{n}" x="1-100" y="1-100"/>' for n in range(50_000)),
            grid='<grid width="100" height="100"><cell x="1-100" y="1-100"/></grid>',
        ),
        "",
    ),
    "zip bomb": ("jpz", lambda: zipped({"a.jpz": bytes(300 * MILLION)}), "unpacks to more than"),
    "zip of many bombs": (
        "jpz",
        lambda: zipped({f"{n}.jpz": bytes(7 * MILLION) for n in range(30)}),
        "unpacks to more than",
    ),
    "zip that leads outside": ("jpz", lambda: zipped({"../../a.jpz": jpz()}), "leads outside"),
    "zip from the root": ("jpz", lambda: zipped({"/etc/a.jpz": jpz()}), "leads outside"),
    "zip from a drive": ("jpz", lambda: zipped({"C:\\a.jpz": jpz()}), "leads outside"),
    "zip with a password": ("jpz", locked_zip, "locked with a password"),
    "zip packed with lzma": (
        "jpz",
        lambda: zipped({"a.jpz": jpz()}, method=zipfile.ZIP_LZMA),
        "packed in a way",
    ),
    "zip of a thousand files": (
        "jpz",
        lambda: zipped({f"{n}.jpz": b"" for n in range(1_000)}),
        "1000 files in the zip",
    ),
    "zip of nothing": ("jpz", lambda: zipped({}) + b"", "no XML"),
    "workbook bomb": (
        "xlsx",
        lambda: workbook(key=_SHEET + b"<row/>" * 30 * MILLION),
        "unpacks to more than",
    ),
    "workbook of a million cells": (
        "xlsx",
        lambda: workbook(key=_SHEET + b"<row><c/></row>" * MILLION + b"</sheetData></worksheet>"),
        "tags are too many",
    ),
    "workbook with entities": (
        "xlsx",
        lambda: workbook(key=laughs().encode() + _SHEET + b"</sheetData></worksheet>"),
        "declare entities",
    ),
    "workbook with a far cell": (
        "xlsx",
        lambda: workbook(
            key=_SHEET
            + b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
        ),
        "is not possible",
    ),
    "workbook without a sheet": ("xlsx", lambda: workbook(key=b""), ""),
    "json a million deep": ("ipuz", lambda: b"[" * MILLION, "no puzzle has so many"),
    "json deep within bounds": ("ipuz", lambda: b'{"a":' * 190_000, "nested too deeply"),
    "json long number": ("ipuz", lambda: b'{"kind": ' + b"9" * MILLION + b"}", "too many digits"),
    "puz of 65,025 squares": ("puz", lambda: puz(255, 255, 80, 1_000), "255x255 is not possible"),
    "puz of 10,000 squares": ("puz", lambda: puz(100, 100, 80, 1_000), "cut off"),
    "puz of 65,535 clues": ("puz", lambda: puz(9, 9, 65_535, 1_000), "cut off"),
    "puz of no clues": ("puz", lambda: puz(100, 100, 65_535, 400_000), "cut off"),
    "puz of nothing but nul": ("puz", lambda: puz(100, 100, 65_535, 60) + bytes(900_000), ""),
    "xd of brackets": ("xd", lambda: b"A" * 9 + b"\n\n\n" + b"AB\n\n\n" + b"A1. {" * 150_000, ""),
    "xd of blank lines": ("xd", lambda: b"Title: x" + b"\n \n" * 300_000, "no grid"),
    "xd of one long line": ("xd", lambda: b"## Grid\n" + b"A" * 900_000, "is not possible"),
    "xd of clues": ("xd", lambda: b"## Grid\nAB\n## Clues\n" + b"A1. a ~ B\n" * 90_000, ""),
    "exolve of brackets": (
        "exolve",
        lambda: (
            b"exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\nAB\nexolve-across:\n1 "
            + b"(1,1)" * 190_000
        ),
        "",
    ),
    "exolve of spaces": (
        "exolve",
        lambda: (
            b"exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\nA"
            + b" " * 900_000
            + b"#B\n"
        ),
        "",
    ),
    "exolve of decorations": (
        "exolve",
        lambda: (
            b"exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\nA"
            + b"|" * 900_000
            + b"B\n"
        ),
        "",
    ),
    "across of tags": ("across", lambda: b"<ACROSS PUZZLE>\n" * 60_000, "no grid"),
    "across of keys": (
        "across",
        lambda: b"<ACROSS PUZZLE V2>\n<REBUS>\n" + b"1:A:A\n" * 100_000 + b"<GRID>\n1\n",
        "",
    ),
    "csv of quotes": ("csv", lambda: b"answer,direction,row,column\n" + b'"' * MILLION, ""),
    "csv of a long field": (
        "csv",
        lambda: b"answer,direction,row,column\n" + b"A" * MILLION + b",across,1,1\n",
        "field larger than field limit",
    ),
    "csv of many lines": (
        "csv",
        lambda: b"answer,direction,row,column\n" + b"AB,across,1,1\n" * 100_000,
        "lines are too many",
    ),
    "grid text of one letter": ("grid", lambda: b"A" * 99_000, ""),
}
"""Each by what it is: the format it claims, how it is made, and what is said of it (or nothing)."""


def main(folder: str) -> int:
    """Read the files that stand in a folder by their names; one line of JSON for each."""
    began_with = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for name, (format, _, _) in HOSTILE.items():
        data = (Path(folder) / name).read_bytes()
        began = time.process_time()
        try:
            read(data, FORMATS[format], language="en")
            said = ""
        except FormatError as error:
            said = str(error)
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        used = {
            "name": name,
            "said": said,
            "seconds": time.process_time() - began,
            "grown": (most - began_with) * 1024,
        }
        sys.stdout.write(json.dumps(used) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
