from dataclasses import replace
from itertools import pairwise

import pytest

from crosswright.model import (
    Arrow,
    ArrowPath,
    Bar,
    Clue,
    Direction,
    Entry,
    HiddenPhrase,
    LetterCell,
    Metadata,
    PhraseMode,
    Placement,
    Puzzle,
    Slot,
    Square,
)
from crosswright.render.rings import RADIUS
from crosswright.render.scene import scene_of
from crosswright.render.shapes import Path, Point, Rect, Scene, Text, TextBox
from crosswright.render.solution import GAP, SIDE, solution_boxes
from crosswright.render.style import INK_SAVING, RINGS, STANDARD, Role
from tests.drawing import draw, draw_grid

THREE = draw(
    """
    CAT
    O#O
    DEN
    """
)


def texts(scene: Scene, role: Role) -> dict[str, tuple[int, int]]:
    """Each text of a role and the column and row of the cell it stands in."""
    shapes = scene.layer(role)
    return {s.text: (int(s.at.x), int(s.at.y)) for s in shapes if isinstance(s, Text)}


def test_a_three_by_three_has_a_rectangle_for_every_cell() -> None:
    scene = scene_of(THREE)
    assert (scene.width, scene.height) == (3, 3)
    assert len(scene.layer(Role.CELL)) == 8
    assert scene.layer(Role.BLOCK) == (Rect(role=Role.BLOCK, corner=Point(1, 1)),)


def test_lines_are_drawn_in_one_go() -> None:
    scene = scene_of(THREE)
    assert len(scene.layer(Role.GRID)) == 4
    assert len(scene.layer(Role.FRAME)) == 4


def test_the_blank_copy_has_numbers_and_no_letters() -> None:
    scene = scene_of(THREE)
    assert texts(scene, Role.NUMBER) == {"1": (0, 0), "2": (2, 0), "3": (0, 2)}
    assert scene.layer(Role.LETTER) == scene.layer(Role.GIVEN) == ()


def test_the_key_has_every_letter() -> None:
    letters = [s.text for s in scene_of(THREE, key=True).layer(Role.LETTER) if isinstance(s, Text)]
    assert letters == list("CATOODEN")


def test_given_letters_show_in_the_blank_copy() -> None:
    def give(square: Square, cell: object) -> LetterCell:
        assert isinstance(cell, LetterCell)
        return replace(cell, given=square == (0, 0))

    puzzle = draw("AB\nCD", shortest=2)
    scene = scene_of(replace(puzzle, grid=puzzle.grid.map(give)))
    assert texts(scene, Role.GIVEN) == {"A": (0, 0)}


def test_the_frame_follows_the_shape() -> None:
    scene = scene_of(draw("~A\nBC", shortest=2))
    assert len(scene.layer(Role.CELL)) == 3
    frame = [shape.points for shape in scene.layer(Role.FRAME) if isinstance(shape, Path)]
    assert (Point(0, 1), Point(1, 1)) in frame
    assert (Point(1, 0), Point(1, 1)) in frame
    assert not any(Point(0, 0) in points for points in frame)


def test_bars_are_drawn_where_they_lie_and_joined() -> None:
    bars = frozenset(
        {
            Bar(Square(0, 0), Direction.ACROSS),
            Bar(Square(1, 0), Direction.ACROSS),
            Bar(Square(1, 2), Direction.DOWN),
        }
    )
    drawn = scene_of(draw("ABC\nDEF\nGHI", bars=bars)).layer(Role.BAR)
    assert [shape.points for shape in drawn if isinstance(shape, Path)] == [
        (Point(1, 0), Point(1, 2)),
        (Point(2, 2), Point(3, 2)),
    ]


def test_circles_and_shades_are_drawn() -> None:
    puzzle = draw("AB", shortest=2)
    marked = puzzle.grid.map(
        lambda s, _: LetterCell(letter="AB"[s.col], circle=s.col == 0, shade=True)
    )
    scene = scene_of(replace(puzzle, grid=marked))
    assert (len(scene.layer(Role.CIRCLE)), len(scene.layer(Role.SHADE))) == (1, 2)


def boxes(scene: Scene, role: Role) -> list[tuple[float, float, float, float]]:
    """The greatest box each text can take: a letter as wide as its size, accents and tails."""
    out = []
    for shape in scene.layer(role):
        assert isinstance(shape, Text)
        wide = len(shape.text) * shape.size * (0.55 if role is Role.NUMBER else 1.0)
        left = shape.at.x - {"start": 0.0, "middle": wide / 2, "end": wide}[shape.anchor.value]
        tall = 0.68 if role is Role.NUMBER else 0.87
        out.append((left, shape.at.y - tall * shape.size, left + wide, shape.at.y))
    return out


def test_numbers_never_touch_letters() -> None:
    scene = scene_of(draw("\n".join("Й" * 30 for _ in range(30)), language="ru"), key=True)
    numbers, letters = boxes(scene, Role.NUMBER), boxes(scene, Role.LETTER)
    assert len(numbers) == 59
    for left, top, right, bottom in numbers:
        assert not any(left < r and x < right and top < b and y < bottom for x, y, r, b in letters)


def test_a_rebus_stays_within_its_cell() -> None:
    puzzle = draw("AB", shortest=2)
    puzzle = replace(
        puzzle, entries=(), grid=puzzle.grid.map(lambda _s, _c: LetterCell(letter="WORMHOLE"))
    )
    for left, _, right, _ in boxes(scene_of(puzzle, key=True), Role.LETTER):
        assert right - left <= 1.2  # the widest capitals; the average one takes 0.86
        assert left > int(left + 0.5) - 0.2


PHRASED = replace(
    THREE,
    hidden_phrase=HiddenPhrase(
        text="ode",
        letters=("O", "D", "E"),
        squares=(Square(1, 0), Square(2, 0), Square(2, 1)),
        mode=PhraseMode.NUMBERED,
    ),
)


def test_a_numbered_phrase_is_tinted_and_numbered() -> None:
    scene = scene_of(PHRASED)
    assert len(scene.layer(Role.PHRASE)) == 3
    places = [
        (s.text, int(s.at.x), int(s.at.y))
        for s in scene.layer(Role.PHRASE_NUMBER)
        if isinstance(s, Text)
    ]
    assert places[:3] == [("1", 0, 1), ("2", 0, 2), ("3", 1, 2)]
    assert [number for number, _, row in places[3:] if row > 3] == ["1", "2", "3"]  # in the boxes


@pytest.mark.parametrize(
    ("mode", "in_blank"),
    [(PhraseMode.ORDERED, 3), (PhraseMode.SLOTS, 3), (PhraseMode.ROW, 3), (PhraseMode.LEFTOVER, 0)],
)
def test_other_phrases_are_tinted_and_left_over_ones_in_the_key_only(
    mode: PhraseMode, in_blank: int
) -> None:
    assert PHRASED.hidden_phrase is not None
    puzzle = replace(PHRASED, hidden_phrase=replace(PHRASED.hidden_phrase, mode=mode))
    assert len(scene_of(puzzle).layer(Role.PHRASE)) == in_blank
    assert len(scene_of(puzzle, key=True).layer(Role.PHRASE)) == 3
    assert scene_of(puzzle).layer(Role.PHRASE_NUMBER) == ()


def test_letters_to_search_show_in_the_blank_copy_and_their_words_in_the_key() -> None:
    grid = draw_grid("CAT\nXXX")
    squares = (Square(0, 0), Square(0, 1), Square(0, 2))
    puzzle = Puzzle(
        kind="wordsearch",
        metadata=Metadata(language="en"),
        grid=grid,
        placements=(Placement(word=("C", "A", "T"), phrase="cat", squares=squares),),
    )
    assert len(scene_of(puzzle).layer(Role.LETTER)) == 6
    assert not any(scene_of(puzzle).layer(ring) for ring in RINGS)
    (ring,) = scene_of(puzzle, key=True).layer(RINGS[0])
    assert isinstance(ring, Path)
    assert ring.closed
    assert min(point.x for point in ring.points) == pytest.approx(0.5 - RADIUS)
    assert max(point.x for point in ring.points) == pytest.approx(2.5 + RADIUS)
    assert {round(abs(point.y - 0.5), 6) <= RADIUS for point in ring.points} == {True}


def test_rings_differ_from_their_neighbours_in_grey_too() -> None:
    paints = [STANDARD.paint(ring) for ring in RINGS]
    assert len({paint.stroke for paint in paints}) == len(RINGS)
    for paint, following in pairwise([*paints, paints[0]]):
        assert paint.dash != following.dash


def test_the_letters_of_a_phrase_are_gathered_in_boxes_word_by_word() -> None:
    grid = draw_grid("CAT\nXIT")
    squares = tuple(Square(1, col) for col in range(3))
    puzzle = Puzzle(
        kind="wordsearch",
        metadata=Metadata(language="en"),
        grid=grid,
        hidden_phrase=HiddenPhrase(
            text="X, it!", letters=("X", "I", "T"), squares=squares, mode=PhraseMode.LEFTOVER
        ),
    )
    lefts = [box.corner.x for box in solution_boxes(puzzle)]
    assert lefts == pytest.approx([0, SIDE + GAP, 2 * SIDE + GAP])
    assert scene_of(puzzle).height == pytest.approx(2 + GAP + SIDE)
    key = scene_of(puzzle, key=True).layer(Role.LETTER)
    assert [x.text for x in key if isinstance(x, Text) and x.at.y > 2] == ["X", "I", "T"]
    blank = scene_of(puzzle).layer(Role.LETTER)
    assert [x.text for x in blank if isinstance(x, Text) and x.at.y > 2] == []


def test_a_small_key_has_no_texts_in_its_clue_cells() -> None:
    puzzle = clued(("clue", ArrowPath.RIGHT, Square(0, 0), FIRST_ROW))
    assert scene_of(puzzle, key=True).layer(Role.CLUE)
    assert not scene_of(puzzle, key=True, clue_texts=False).layer(Role.CLUE)


def clued(*entries: tuple[str, ArrowPath, Square, Slot]) -> Puzzle:
    """An arrowword of two rows whose corner holds the clues."""
    grid = draw_grid("?AB\nCDE")
    return Puzzle(
        kind="arrowword",
        metadata=Metadata(language="en"),
        grid=grid,
        entries=tuple(
            Entry(
                slot=slot,
                answer=tuple(grid.letter(square) or "" for square in slot.squares),
                phrase=clue,
                clue=Clue(text=clue),
                arrow=Arrow(clue_square=square, path=path),
            )
            for clue, path, square, slot in entries
        ),
    )


FIRST_ROW = Slot((Square(0, 1), Square(0, 2)), Direction.ACROSS)
SECOND_ROW = Slot((Square(1, 0), Square(1, 1), Square(1, 2)), Direction.ACROSS)


def test_a_clue_cell_holds_its_clues_from_top_to_bottom() -> None:
    corner = Square(0, 0)
    scene = scene_of(
        clued(
            ("lower", ArrowPath.DOWN_RIGHT, corner, SECOND_ROW),
            ("upper", ArrowPath.RIGHT, corner, FIRST_ROW),
        )
    )
    assert len(scene.layer(Role.CLUE_CELL)) == 1
    upper, lower = (s for s in scene.layer(Role.CLUE) if isinstance(s, TextBox))
    assert (upper.text, lower.text) == ("upper", "lower")
    assert upper.corner.y + upper.height < 0.5 < lower.corner.y
    assert lower.corner.y + lower.height < 1


def test_a_straight_arrow_is_a_head_and_a_bent_one_has_a_stem() -> None:
    corner = Square(0, 0)
    straight = scene_of(clued(("clue", ArrowPath.RIGHT, corner, FIRST_ROW)))
    assert (len(straight.layer(Role.ARROW)), straight.layer(Role.ARROW_STEM)) == (1, ())
    bent = scene_of(clued(("clue", ArrowPath.DOWN_RIGHT, corner, SECOND_ROW)))
    (stem,) = bent.layer(Role.ARROW_STEM)
    assert isinstance(stem, Path)
    start, turn, end = stem.points
    assert start == (0.5, 1)
    assert (turn.x, turn.y > start.y) == (start.x, True)
    assert (end.x > turn.x, end.y) == (True, turn.y)


def test_saving_ink_draws_blocks_grey() -> None:
    assert STANDARD.paint(Role.BLOCK).fill == "#000000"
    assert INK_SAVING.paint(Role.BLOCK).fill not in ("#000000", "#ffffff")
