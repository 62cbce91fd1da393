import io
from pathlib import Path

import pypdf

import crosswright as cw
from crosswright.model import ClueKind
from tests.unit.pipeline.test_pictures import SVG, png


def test_pictures_beside_a_list_are_printed_and_kept_in_the_document(tmp_path: Path) -> None:
    (tmp_path / "bee.png").write_bytes(png(30, 20))
    (tmp_path / "tree.svg").write_bytes(SVG)
    words = [("bee", "bee.png"), ("tree", "tree.svg | It has leaves"), ("forest", "Many")]
    puzzle = cw.new_crisscross(words, pictures=tmp_path, seed=1).unwrap()
    clues = {entry.phrase: entry.clue for entry in puzzle.entries}
    assert clues["bee"] is not None
    assert (clues["bee"].kind, clues["bee"].text) == (ClueKind.PICTURE, "(picture)")
    assert clues["bee"].picture is not None
    assert clues["bee"].picture.data == png(30, 20)

    cw.render(puzzle, tmp_path / "a.pdf")
    (page,) = pypdf.PdfReader(io.BytesIO((tmp_path / "a.pdf").read_bytes())).pages
    assert len(page.images) == 1
    text = page.extract_text()
    assert ("It has leaves" in text, "(picture)" in text) == (True, False)

    cw.save(puzzle, tmp_path / "a.ipuz")
    assert cw.load(tmp_path / "a.ipuz") == puzzle
    assert cw.audit(puzzle).errors == ()
