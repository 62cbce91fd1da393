"""What the editor asks of the server: boards saved and refused, help, fills, a grid to begin with."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from crosswright.lexicon import Lexicon
from crosswright.pipeline.board import board_object, board_of
from crosswright.pipeline.library import document_of
from crosswright.pipeline.live import grid_laws
from crosswright.store import Store
from crosswright.web.settings import Settings
from tests.clean_puzzles import ENGLISH
from tests.player_puzzles import SEARCH
from tests.unit.web.conftest import Visitor

HURT = "</script><script>alert(1)</script>\"'&"


@pytest.fixture(scope="module")
def visitor(
    tmp_path_factory: pytest.TempPathFactory, real: Callable[[str], Lexicon]
) -> Iterator[Visitor]:
    """Somebody in a studio with a library and English words."""
    real("en")
    path = tmp_path_factory.mktemp("library") / "library.sqlite"
    with Store.open(path) as store, Visitor(Settings(), store) as visitor:
        yield visitor


def kept(visitor: Visitor) -> str:
    made = visitor.send("POST", "/api/puzzles", json={"document": document_of(ENGLISH).text})
    return str(made.json()["id"])


def board(*rows: str, **facts: Any) -> dict[str, Any]:
    """A board of a grid drawn as text: `.` open, `#` block."""
    cells = [["" if sign == "." else sign for sign in row] for row in rows]
    return {"language": "en", "cells": cells, **facts}


def save(visitor: Visitor, id: str, told: object, revision: str) -> Any:
    headers = {"If-Match": revision}
    return visitor.send("PUT", f"/api/puzzles/{id}/board", json={"board": told}, headers=headers)


def test_a_board_is_saved_over_the_revision_it_came_from_and_no_other(visitor: Visitor) -> None:
    id = kept(visitor)
    read = visitor.get(f"/api/puzzles/{id}/board")
    told = read.json()["board"]
    assert (told, read.headers["ETag"]) == (board_object(board_of(ENGLISH)), '"1"')
    mine = {**told, "title": "Mine"}
    assert save(visitor, id, mine, '"1"').json() == {"id": id, "revision": 2}
    theirs = save(visitor, id, {**told, "title": "Theirs"}, '"1"')
    assert theirs.status_code == 409
    assert theirs.json()["newer"]["revision"] == 2
    assert theirs.json()["newer"]["board"]["title"] == "Mine"
    # Sent again because the answer was lost: no conflict, and no revision more.
    assert save(visitor, id, mine, '"1"').json() == {"id": id, "revision": 2}
    past = visitor.get(f"/api/puzzles/{id}/revisions/1/board").json()
    assert past["board"] == told


def test_what_another_program_wrote_into_the_document_survives_every_save(
    visitor: Visitor,
) -> None:
    text = document_of(ENGLISH).text.replace('"title"', '"publisher": "Somebody",\n"title"', 1)
    text = text if "Somebody" in text else text.replace("{", '{"publisher": "Somebody",', 1)
    made = visitor.send("POST", "/api/puzzles", json={"document": text}).json()
    told = visitor.get(f"/api/puzzles/{made['id']}/board").json()["board"]
    for revision, title in ((1, "One"), (2, "Two"), (3, "Three")):
        saved = save(visitor, made["id"], {**told, "title": title}, f'"{revision}"')
        assert saved.json()["revision"] == revision + 1
        document = visitor.get(f"/api/puzzles/{made['id']}").json()["document"]
        assert json.loads(document)["publisher"] == "Somebody"
        assert json.loads(document)["title"] == title


REFUSED: dict[str, tuple[object, str, int]] = {
    "no revision": (board("A.."), "", 428),
    "a revision that is no number": (board("A.."), '"x"', 428),
    "no board": ({"cells": 3}, '"1"', 400),
    "a list": ([], '"1"', 422),
    "cells of two lengths": ({"language": "en", "cells": [["A"], ["B", "C"]]}, '"1"', 400),
    "a grid that is too large": ({"language": "en", "cells": [["A"] * 200]}, '"1"', 400),
    "an arrow that is none": (board(":.", arrows={"0,1,across": "x"}), '"1"', 400),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_board_is_told_in_one_line(visitor: Visitor, name: str) -> None:
    told, revision, status = REFUSED[name]
    answer = save(visitor, kept(visitor), told, revision)
    assert answer.status_code == status, answer.text
    assert "\n" not in answer.json()["error"]


def test_a_puzzle_that_is_not_there_is_404(visitor: Visitor) -> None:
    assert save(visitor, "nothing", board("A.."), '"1"').status_code == 404
    assert visitor.get("/api/puzzles/nothing/board").status_code == 404
    assert visitor.get("/puzzles/nothing/edit").status_code == 404


def test_help_says_what_can_stand_and_where_nothing_can(visitor: Visitor) -> None:
    told = visitor.send("POST", "/api/live", json={"board": board("QZX.", "..#.", "....")}).json()
    (end,) = [x for x in told["dead_ends"] if x["slot"] == "0,0,across"]
    assert end["message"].startswith("no word fits 1 across")
    assert told["statistics"]["entries"] > 2
    assert told["letters"]
    bad = visitor.send("POST", "/api/live", json={"board": {"language": "xx", "cells": [["A"]]}})
    assert bad.status_code == 400


def test_findings_are_said_in_the_language_of_the_page(visitor: Visitor) -> None:
    told = board("CAT", "#..", clues={"0,0,across": {"text": "A cat"}})
    german = {"Accept-Language": "de"}
    live = visitor.send("POST", "/api/live", json={"board": told}, headers=german).json()
    said = [x["message"] for x in live["findings"] if x["rule"] == "answer-in-clue"]
    assert said == ["die Frage zu 1 waagerecht, 'A cat', nennt ihre Antwort 'CAT'"]
    asked = {"language": "en", "answer": list("CAT"), "wordplay": True}
    plays = visitor.send("POST", "/api/clues", json=asked, headers=german).json()["plays"]
    assert "Anagramme" in {x["title"] for x in plays}


def test_words_for_an_entry_and_for_a_pattern(visitor: Visitor) -> None:
    asked = {"board": board("ST.R", "....", "...."), "entry": "0,0,across"}
    words = visitor.send("POST", "/api/candidates", json=asked).json()["candidates"]
    assert "star" in {x["written"] for x in words}
    assert all(x["cells"][:2] == ["S", "T"] for x in words)
    none = visitor.send("POST", "/api/candidates", json={**asked, "entry": "0,1,across"})
    assert (none.status_code, "no entry" in none.json()["error"]) == (400, True)
    pattern = {"language": "en", "pattern": "QU?CK"}
    found = visitor.send("POST", "/api/pattern", json=pattern).json()["words"]
    assert {"quick", "quack"} <= {x["written"] for x in found}


def test_clues_come_with_their_source_and_with_where_they_were_used(visitor: Visitor) -> None:
    id = kept(visitor)
    asked = {"language": "en", "answer": list("RAPID"), "wordplay": True}
    told = visitor.send("POST", "/api/clues", json=asked).json()
    assert all(x["source"] and x["licence"] for x in told["clues"])
    assert told["plays"]
    assert {"Very fast"} <= {x["text"] for x in told["used"]}
    besides = visitor.send("POST", "/api/clues", json={**asked, "besides": id}).json()["used"]
    assert id not in {x["puzzle"] for x in besides}


def test_a_persons_list_is_used_beside_the_language(visitor: Visitor) -> None:
    made = visitor.send(
        "POST", "/api/lists", json={"name": "Mine", "language": "en", "text": "QXZJ;90\n"}
    )
    assert made.status_code == 201, made.text
    asked = {"board": board("Q..."), "entry": "0,0,across"}
    without = visitor.send("POST", "/api/candidates", json=asked).json()
    assert "QXZJ" not in {x["written"] for x in without["candidates"]}
    mine = {**asked, "lists": [made.json()["id"]]}
    found = visitor.send("POST", "/api/candidates", json=mine).json()["candidates"]
    assert "QXZJ" in {x["written"] for x in found}
    assert visitor.send("POST", "/api/live", json={**asked, "lists": ["gone"]}).status_code == 422
    gone = {"board": board("Q..."), "lists": ["gone"]}
    assert visitor.send("POST", "/api/live", json=gone).status_code == 404


def filled(visitor: Visitor, told: dict[str, Any], **wish: Any) -> dict[str, Any]:
    done = visitor.order("fill", {"board": told, "seconds": 30, **wish})
    assert done["state"] == "done", done
    return dict(done["result"])


def test_a_fill_keeps_what_it_must(visitor: Visitor) -> None:
    marks = [["locked"] * 4, [""] * 4, [""] * 4, [""] * 4]
    told = board("STAR", "....", "..X.", "....", marks=marks)
    whole = filled(visitor, told, scope="all", min_score=1)
    assert whole["ending"] == "found"
    assert len(whole["letters"]) == 12
    assert not any(key.startswith("0,") for key in whole["letters"])
    region = filled(visitor, told, scope="region", region=[[1, 0], [1, 1]])
    if region["ending"] == "found":
        assert set(region["letters"]) == {"1,0", "1,1"}
    hopeless = filled(visitor, board("QZ", ".."))
    assert (hopeless["ending"], hopeless["letters"]) == ("infeasible", {})
    assert hopeless["message"]


def test_another_seed_gives_another_fill_and_a_full_grid_can_be_improved(visitor: Visitor) -> None:
    told = board("....", "....", "....", "....")
    first, second = (filled(visitor, told, seed=seed)["letters"] for seed in (0, 1))
    assert first != second
    cells = [[first[f"{r},{c}"] for c in range(4)] for r in range(4)]
    better = filled(visitor, {**told, "cells": cells}, improves=True, seconds=1)
    assert better["ending"] == "found"
    assert set(better["letters"]) <= set(first)
    refused = visitor.order("fill", {"board": told, "improves": True})
    assert (refused["state"], "full grid" in refused["error"]) == ("failed", True)


def test_a_grid_is_begun_and_opened_in_the_editor(visitor: Visitor) -> None:
    form = {"rows": "9", "cols": "9", "preset": "mini", "start": "made", "title": HURT}
    made = visitor.submit("/new/blank", "/new/blank", data=form)
    assert made.status_code == 303, made.text
    page = visitor.get(made.headers["Location"])
    assert page.status_code == 200
    assert HURT not in page.text
    found = re.search(r'id="facts">(.*?)</script>', page.text)
    assert found is not None
    facts = json.loads(found[1])
    assert facts["board"]["title"] == HURT
    assert (facts["board"]["rows"], facts["revision"]) == (9, 1)
    assert any("#" in row for row in facts["board"]["cells"])
    empty = visitor.submit("/new/blank", "/new/blank", data={"rows": "5", "cols": "7"})
    told = visitor.get(f"/api{empty.headers['Location'].removesuffix('/edit')}/board").json()
    assert told["board"]["cells"] == [[""] * 7] * 5


def begun(visitor: Visitor, **form: str) -> str:
    made = visitor.submit("/new/blank", "/new/blank", data=form)
    assert made.status_code == 303, made.text
    return made.headers["Location"].removesuffix("/edit")


def test_what_is_taken_away_says_what_is_wrong_with_it(visitor: Visitor) -> None:
    id = begun(visitor, rows="3", cols="3", preset="mini").rpartition("/")[2]
    told = visitor.get(f"/api/puzzles/{id}/board").json()["board"]
    cells = [["Q", "X", "Z"], ["", "", ""], ["", "", ""]]
    clue = {"0,0,across": {"text": "It says QXZ"}}
    assert save(visitor, id, {**told, "cells": cells, "clues": clue}, '"1"').status_code == 200
    found = visitor.get(f"/api/puzzles/{id}/audit").json()
    assert found["checked"]
    graves = [x["text"] for x in found["findings"] if x["grave"] and not x["unfinished"]]
    assert "the clue of 1 across, 'It says QXZ', says its answer 'QXZ'" in graves
    # Of answers that are not written yet nothing is said but that they are not.
    assert not any("__" in text for text in graves)
    assert any(x["unfinished"] for x in found["findings"])
    file = visitor.get(f"/puzzles/{id}/file.ipuz")
    assert (file.status_code, int(file.headers["X-Crosswright-Faults"]) > 0) == (200, True)
    assert "says its answer" in visitor.get(f"/puzzles/{id}").text
    assert "X-Crosswright-Faults" not in visitor.get(f"/puzzles/{id}/file.svg?inline=1").headers


def test_a_crisscross_begins_on_bare_ground(visitor: Visitor) -> None:
    place = begun(visitor, rows="4", cols="5", preset="crisscross")
    told = visitor.get(f"/api{place}/board").json()["board"]
    assert (told["kind"], told["cells"]) == ("crisscross", [["~"] * 5] * 4)
    refused = visitor.submit(
        "/new/blank", "/new/blank", data={"preset": "crisscross", "start": "made"}
    )
    assert refused.status_code == 400
    assert "a criss-cross begins empty" in refused.text


def test_the_laws_of_crosswords_and_arrowwords_have_different_names() -> None:
    names = [name for laws in grid_laws().values() for name in laws]
    assert len(set(names)) == len(names)


def test_a_grid_that_cannot_be_is_told_on_the_form(visitor: Visitor) -> None:
    form = {"rows": "8", "cols": "8", "preset": "american", "start": "made"}
    answer = visitor.submit("/new/blank", "/new/blank", data=form)
    assert answer.status_code == 400
    assert "american allows odd sizes" in answer.text
    assert 'value="8"' in answer.text


def test_a_word_search_is_not_edited_by_hand(visitor: Visitor) -> None:
    made = visitor.send("POST", "/api/puzzles", json={"document": document_of(SEARCH).text})
    assert visitor.get(f"/puzzles/{made.json()['id']}/edit").status_code == 400


def test_a_demo_keeps_nothing_and_helps_all_the_same(studio: Visitor) -> None:
    assert studio.get("/new/blank").status_code == 403
    assert studio.get("/puzzles/x/edit").status_code == 403
    listed = {"board": board("A.."), "lists": ["x"]}
    assert studio.send("POST", "/api/live", json=listed).status_code == 400
