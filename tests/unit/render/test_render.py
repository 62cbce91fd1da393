import subprocess
import sys

import pytest

from crosswright.errors import UsageError
from crosswright.render import RENDERERS, render
from tests.drawing import draw

PUZZLE = draw("CAT\nO#O\nDEN")
STARTS = {"pdf": b"%PDF-", "svg": b"<svg ", "png": b"\x89PNG", "txt": "┌─".encode()}
STARTS["html"] = b"<!DOCTYPE html>"
PRINTED = [output for output in RENDERERS if output != "html"]


@pytest.mark.parametrize("output", RENDERERS)
def test_every_output_is_what_its_name_says(output: str) -> None:
    assert render(PUZZLE, output, ppi=72).startswith(STARTS[output])
    assert RENDERERS[output].extension == f".{output}"


@pytest.mark.parametrize("output", RENDERERS)
def test_the_same_puzzle_gives_the_same_bytes(output: str) -> None:
    assert render(PUZZLE, output, ppi=72) == render(PUZZLE, output, ppi=72)


@pytest.mark.parametrize("output", PRINTED)
def test_the_key_differs_from_the_blank_copy(output: str) -> None:
    assert render(PUZZLE, output, key=True, ppi=72) != render(PUZZLE, output, ppi=72)
    assert render(PUZZLE, output, pages="key", ppi=72) == render(PUZZLE, output, key=True, ppi=72)


@pytest.mark.parametrize(
    ("output", "option", "says"),
    [
        ("gif", {}, "unknown output 'gif'; known are pdf, svg, png, txt, html"),
        ("pdf", {"paper": "a9"}, "unknown paper 'a9'; known are a4, letter, a5, 6x9, 8x10"),
        ("pdf", {"pages": "all"}, "unknown pages 'all'; known are blank, key, both, foot"),
        ("pdf", {"enumerations": "x"}, "unknown enumerations 'x'; known are auto, always, never"),
        ("pdf", {"layout": "x"}, "unknown layout 'x'; known are newspaper, apart, large"),
        ("pdf", {"word_order": "x"}, "unknown word order 'x'; known are puzzle, alphabet"),
        ("pdf", {"given": "110%"}, "'110%' is no share of the letters to give"),
        ("pdf", {"given": "x%"}, "'x%' is no share of the letters to give"),
        ("pdf", {"given": "dog"}, "'dog' cannot be given: it is no answer of this puzzle"),
        ("pdf", {"font_folder": "/no/such"}, "there is no folder of fonts '/no/such'"),
        ("png", {"pages": "foot"}, "a file of type 'png' holds one picture"),
        ("png", {"extent": "x"}, "unknown extent 'x'; known are grid, page"),
        ("png", {"ppi": 100_000}, "a picture of 100000 pixels an inch is not possible"),
        ("png", {"pages": "both"}, "a file of type 'png' holds one picture"),
        ("svg", {"pages": "both"}, "a file of type 'svg' holds one picture"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    output: str, option: dict[str, str], says: str
) -> None:
    with pytest.raises(UsageError) as caught:
        render(PUZZLE, output, **option)  # type: ignore[arg-type]
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


def test_the_room_opens_without_loading_typst() -> None:
    code = "import sys, crosswright.render; sys.exit('typst' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
