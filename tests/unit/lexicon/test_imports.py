"""Files people have and files others publish: what is kept of each row, and why not the rest."""

import gzip
import io
import struct
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from crosswright.errors import WordListError
from crosswright.languages import language
from crosswright.lexicon import Imported, read_import

WORDNET = (
    '<LexicalResource><Lexicon><LexicalEntry id="a"><Lemma writtenForm="otter"/>'
    '<Sense synset="s"/></LexicalEntry><Synset id="s"><Definition>A swimming beast'
    "</Definition></Synset></Lexicon></LexicalResource>"
)
SAMPLES = Path(__file__).parents[2] / "data" / "imports"


def imported(data: bytes, name: str = "list.txt", tag: str = "en", **more: str) -> Imported:
    return read_import(data, name=name, language=language(tag), member=more.get("member"))


def sample(name: str, tag: str) -> Imported:
    return imported((SAMPLES / name).read_bytes(), name, tag)


@pytest.mark.parametrize(
    ("name", "tag", "encoding", "read", "kept", "merged", "reasons"),
    [
        (
            *("scored.dict", "en", "utf-8", 14, 9, 1),
            ("33 cells, over 21", "no letter of English", "the word is empty", "is no number"),
        ),
        ("russian-cp1251.txt", "ru", "cp1251", 10, 9, 1, ()),
        ("excel-semicolon.csv", "de", "utf-8-sig", 5, 5, 0, ()),
        ("flashcards-swapped.tsv", "en", "utf-8", 6, 6, 0, ()),
        ("anki-export.txt", "es", "utf-8", 4, 3, 0, ("no word beside the picture",)),
        ("words-colon.ewl", "en", "utf-8", 5, 4, 0, ("the word is empty",)),
        ("ukrainian-decomposed.csv", "uk", "utf-8", 7, 6, 1, ()),
        ("czech-cp1250.txt", "cs", "cp1250", 10, 8, 1, ("shorter than 2",)),
    ],
)
def test_every_row_of_a_sample_is_accounted_for(
    name: str,
    tag: str,
    encoding: str,
    read: int,
    kept: int,
    merged: int,
    reasons: tuple[str, ...],
) -> None:
    told = sample(name, tag)
    assert (told.encoding, told.read, len(told.words), told.merged) == (
        encoding,
        read,
        kept,
        merged,
    )
    assert told.read == len(told.words) + told.merged + len(told.rejected)
    assert all(part in x.reason for part, x in zip(reasons, told.rejected, strict=True))


@pytest.mark.parametrize(
    ("name", "tag", "cells", "score", "clues"),
    [
        ("scored.dict", "en", "OTTER", 60, ()),
        ("scored.dict", "en", "NORTHSEA", 70, ()),
        ("scored.dict", "en", "CAFE", 45, ()),
        ("scored.dict", "en", "LYNX", None, ()),
        ("scored.dict", "en", "PIKE", 100, ()),
        ("scored.dict", "en", "TEAL", 0, ()),
        ("russian-cp1251.txt", "ru", "КИОСК", None, ("Торговая будка", "Ларёк")),
        ("russian-cp1251.txt", "ru", "ИЗЗА", None, ()),
        ("excel-semicolon.csv", "de", "AEPFEL", 75, ("Sie fallen nicht weit vom Stamm",)),
        ("excel-semicolon.csv", "de", "KAESE", 70, ('"Gelbes" vom Bauernhof',)),
        ("excel-semicolon.csv", "de", "OEL", 40, ()),
        ("flashcards-swapped.tsv", "en", "MOON", None, ("Our own natural satellite",)),
        ("anki-export.txt", "es", "PERRO", None, ("dog (animal)",)),
        ("anki-export.txt", "es", "NIÑO", None, ("child",)),
        ("words-colon.ewl", "en", "SHEEP", None, ("Gives wool: and lamb",)),
        ("ukrainian-decomposed.csv", "uk", "ЇЖАК", None, ("Колючий звір", "Їсть яблука у казках")),
        ("ukrainian-decomposed.csv", "uk", "СУЗІРЯ", None, ("Великий Віз на небі",)),
        ("czech-cp1250.txt", "cs", "ČESKÉBUDĚJOVICE", None, ()),
    ],
)
def test_a_sample_gives_its_words(
    name: str, tag: str, cells: str, score: int | None, clues: tuple[str, ...]
) -> None:
    words = {"".join(word.cells): word for word in sample(name, tag).words}
    assert (words[cells].score, words[cells].clues) == (score, clues)


def test_what_was_noticed_is_told() -> None:
    assert "line 13: the score 101 of 'PIKE' became 100" in sample("scored.dict", "en").notes
    assert "swapped" in sample("flashcards-swapped.tsv", "en").notes[0]
    cards = sample("anki-export.txt", "es")
    assert cards.notes == ("1 sound left out", "1 picture left out")
    assert cards.words[2].tags == ("unit2",)


@pytest.mark.parametrize(("tag", "cells"), [("cs", 4), ("cs-x-noch", 5)])
def test_ch_is_counted_as_the_spelling_asks(tag: str, cells: int) -> None:
    assert len(sample("czech-cp1250.txt", tag).words[0].cells) == cells


@pytest.mark.parametrize(
    ("name", "text", "format", "word", "clue"),
    [
        ("en.dic", "2\notter/MS\nriver/M po:noun\n", "Hunspell", "otter", ""),
        ("th.dat", "UTF-8\nbrook|1\n-|stream|brook|rill (poetic)\n", "MyThes", "brook", "Stream"),
        (
            "en.jsonl",
            '{"word": "otter", "senses": [{"glosses": ["A swimming beast"]}]}\n',
            *("kaikki JSON lines", "otter", "A swimming beast"),
        ),
        (
            "en.xml",
            WORDNET,
            *("WN-LMF", "otter", "A swimming beast"),
        ),
        (
            "q.txt",
            "otter\tA swimming beast\nlynx\tA cat\n",
            "tab-separated",
            "otter",
            "A swimming beast",
        ),
        (
            "q.csv",
            'otter,"Says ""hi"",\nswims"\nlynx,A cat\n',
            "comma-separated",
            "otter",
            'Says "hi", swims',
        ),
        ("l.txt", "otter\nlynx\n", "one word a line", "otter", ""),
        ("l.txt", "otter=A swimming beast\nlynx=A cat\n", "word=clue", "otter", "A swimming beast"),
        (
            "l.txt",
            "otter: A swimming beast\nlynx: A cat\n",
            "word:clue",
            "otter",
            "A swimming beast",
        ),
        (
            "sheet.tsv",
            "Question\tAnswer\tPoints\nA swimming beast\totter\t5\n",
            *("tab-separated", "otter", "A swimming beast"),
        ),
    ],
)
def test_each_format_is_told_by_what_stands_in_it(
    name: str, text: str, format: str, word: str, clue: str
) -> None:
    told = imported(text.encode(), name)
    assert (told.format, told.words[0].written) == (format, word)
    assert told.words[0].clues[:1] == ((clue,) if clue else ())


@pytest.mark.parametrize(
    ("name", "text", "cells", "score"),
    [
        ("peter-broda-wordlist__scored.txt", "AAAMAP;30\nNORTHSEA;75\n", "NORTHSEA", 75),
        ("spreadthewordlist.dict", "aaamap;20\nnorthsea;50\n", "NORTHSEA", 50),
        ("XwiWordList.txt", "AAAMAP;5\nNORTHSEA;60\n", "NORTHSEA", 60),
        ("commas.csv", "AAAMAP,5\nNORTHSEA,60\n", "NORTHSEA", 60),
        ("compiler.dict", "AAA map;5\nNorth Sea;60\n", "NORTHSEA", 60),
    ],
)
def test_scored_lists_of_every_style_give_their_scores(
    name: str, text: str, cells: str, score: int
) -> None:
    told = imported(text.encode(), name)
    assert told.read == len(told.words) == 2
    assert ("".join(told.words[1].cells), told.words[1].score) == (cells, score)


def _dictionary(article: str, head: str) -> dict[str, bytes]:
    body = f"{head}\n{article}\n".encode()
    digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return {
        "d.index": f"{head}\tA\t{digits[len(body)]}\n".encode(),
        "d.dict.dz": gzip.compress(body),
    }


@pytest.mark.parametrize(
    ("backwards", "words"),
    [
        (False, [("otter", ("Vydra, rybár",))]),
        (True, [("vydra", ("Otter",)), ("rybár", ("Otter",))]),
    ],
)
def test_a_dictd_dictionary_is_read_either_way(
    backwards: bool, words: list[tuple[str, tuple[str, ...]]]
) -> None:
    files = _dictionary("vydra, rybár", "otter")
    told = read_import(
        files["d.index"],
        name="d.index",
        language=language("sk"),
        beside=files.get,
        backwards=backwards,
    )
    assert [(x.written, x.clues) for x in told.words] == words
    assert told.kind == "translation"


def test_a_stardict_dictionary_needs_its_body() -> None:
    body = "<b>šelma</b> [f] plavec".encode()
    index = b"vydra\0" + struct.pack(">II", 0, len(body))
    files = {"s.dict": body}
    told = read_import(index, name="s.idx", language=language("sk"), beside=files.get)
    assert told.words[0].clues == ("Šelma plavec",)
    with pytest.raises(WordListError, match=r"there is no s.dict or s.dict.dz"):
        read_import(index, name="s.idx", language=language("sk"))


def _zip(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, data in files.items():
            packed.writestr(path, data)
    return out.getvalue()


def _tar(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as packed:
        for path, data in files.items():
            member = tarfile.TarInfo(path)
            member.size = len(data)
            packed.addfile(member, io.BytesIO(data))
    return out.getvalue()


def _deb(files: dict[str, bytes]) -> bytes:
    data = _tar(files)
    head = b"data.tar.gz".ljust(16) + b"0".ljust(12) + b"0".ljust(12) + b"100644".ljust(8)
    return b"!<arch>\n" + head + str(len(data)).encode().ljust(10) + b"`\n" + data


@pytest.mark.parametrize("pack", [_zip, _tar, _deb], ids=["zip", "tar", "deb"])
def test_an_archive_is_read_without_being_installed(
    pack: Callable[[dict[str, bytes]], bytes],
) -> None:
    files = {"share/a.dic": b"2\notter/S\nlynx\n", "share/a.aff": b"SET UTF-8\n"}
    assert [x.written for x in imported(pack(files), "x.pkg").words] == ["otter", "lynx"]
    two = files | {"share/b.txt": b"river\n"}
    with pytest.raises(WordListError, match=r"2 files that may be lists; .*share/a.dic"):
        imported(pack(two), "x.pkg")
    assert imported(pack(two), "x.pkg", member="b.txt").words[0].written == "river"


def test_a_workbook_is_a_table() -> None:
    space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    shared = f"<sst {space}><si><t>word</t></si><si><t>clue</t></si><si><t>otter</t></si></sst>"
    sheet = (
        f'<worksheet {space}><sheetData><row><c r="A1" t="s"><v>0</v></c>'
        '<c r="B1" t="s"><v>1</v></c></row><row><c r="A2" t="s"><v>2</v></c>'
        '<c r="B2" t="inlineStr"><is><t>Swims</t></is></c></row></sheetData></worksheet>'
    )
    files = {"xl/sharedStrings.xml": shared.encode(), "xl/worksheets/sheet1.xml": sheet.encode()}
    told = imported(_zip(files), "book.xlsx")
    assert (told.format, told.words[0].written, told.words[0].clues) == (
        *("XLSX", "otter"),
        ("Swims",),
    )


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "is empty"),
        (b"# nothing but a comment\n", "is empty"),
        (bytes(range(256)) * 4, "is no text"),
        (b"PK\x03\x04 and no more", "is damaged"),
        (gzip.compress(b"otter")[:-12], "is cut short"),
        (gzip.compress(bytes(257 * 1024 * 1024), 1), "more than 256 MB"),
        (b"!<arch>\nnothing", "holds no files"),
    ],
    ids=["nothing", "comment", "binary", "zip", "cut short", "zeros", "package"],
)
def test_a_hostile_file_is_one_clear_error(data: bytes, problem: str) -> None:
    with pytest.raises(WordListError, match=problem):
        imported(data, "x.bin")


def test_a_zip_bomb_is_refused_before_it_bursts() -> None:
    bomb = _zip({f"{n}.txt": bytes(10_000_000) for n in range(30)})
    assert len(bomb) < 400_000
    with pytest.raises(WordListError, match="more than 256 MB"):
        imported(bomb, "bomb.zip", member="1.txt")


def test_a_published_clue_that_tells_its_answer_is_left_out_and_counted() -> None:
    data = b"UTF-8\nswimmer|1\n-|swimming person|bather\n"
    told = imported(data, "th.dat")
    assert told.words[0].clues == ("Bather",)
    assert told.notes[0].startswith("1 clues left out")
