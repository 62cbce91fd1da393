"""The page a puzzle is played on: whole, small, closed to strangers, the same every time."""

import base64
import hashlib
import json
import re
from dataclasses import replace
from importlib.resources import files
from string import Formatter

import pytest

from crosswright.errors import OutputError, UsageError
from crosswright.languages import LANGUAGES
from crosswright.model import Clue, Metadata, Puzzle
from crosswright.render import render
from crosswright.render.player import WORDS, bundle, document
from crosswright.render.wording import Enumerations
from tests.clean_puzzles import ENGLISH, RUSSIAN
from tests.drawing import with_clue
from tests.player_puzzles import ARROWWORD, BARRED, CRISSCROSS, CZECH, HEBREW, SEARCH

EVERY = {
    "crossword": ENGLISH,
    "russian": RUSSIAN,
    "barred": BARRED,
    "crisscross": CRISSCROSS,
    "arrowword": ARROWWORD,
    "search": SEARCH,
    "czech": CZECH,
    "hebrew": HEBREW,
}
WEB = files("crosswright.render.player") / "web"
MODULES = sorted(x.name for x in WEB.iterdir() if x.name.endswith(".js"))


def page_of(puzzle: Puzzle, *, prize: bool = False) -> str:
    return render(puzzle, "html", prize=prize).decode()


def carried(page: str) -> dict[str, object]:
    found = re.search(
        r'<script type="application/json" id="puzzle">(.*?)</script>', page, re.DOTALL
    )
    assert found is not None
    data: dict[str, object] = json.loads(found[1])
    return data


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_says_everything_with_the_same_gaps(tag: str) -> None:
    assert WORDS[tag].keys() == WORDS["en"].keys()
    for name, saying in WORDS[tag].items():
        gaps = {gap for _, gap, _, _ in Formatter().parse(saying) if gap}
        assert saying.strip() == saying != "", name
        assert gaps == {x for _, x, _, _ in Formatter().parse(WORDS["en"][name]) if x}, name


def test_every_saying_is_said_somewhere() -> None:
    said = "".join(bundle.web_text(name) for name in MODULES)
    computed = ("set_", "backspace_", "atBlock_", "keyboard_", "theme_", "sure_")
    unsaid = [x for x in WORDS["en"] if f'"{x}"' not in said and not x.startswith(computed)]
    assert unsaid == []


@pytest.mark.parametrize("name", EVERY)
def test_a_page_is_small_whole_and_always_the_same(name: str) -> None:
    page = page_of(EVERY[name])
    assert len(page.encode()) < 120_000
    assert page == page_of(EVERY[name])
    assert re.findall(r"https?://[\w./]+", page) in (
        ["http://www.w3.org/2000/svg"],
        ["http://www.w3.org/2000/svg"] * 2,
    )


def test_only_the_script_and_the_style_of_the_page_may_run() -> None:
    page = page_of(ENGLISH)
    for tag, policy in (("script", "script-src"), ("style", "style-src")):
        text = re.findall(rf"<{tag}(?: type=\"module\")?>(.*?)</{tag}>", page, re.DOTALL)
        assert len(text) == 1
        digest = base64.b64encode(hashlib.sha256(text[0].encode()).digest()).decode()
        assert f"{policy} 'sha256-{digest}'" in page
    assert "default-src 'none'" in page


def test_no_text_of_a_puzzle_becomes_markup() -> None:
    evil = "</script><script>alert(1)</script>&amp;\u2028"
    puzzle = with_clue(ENGLISH, "1 across", Clue(text=evil))
    puzzle = replace(puzzle, metadata=Metadata(language="en", title=evil, author=evil, notes=evil))
    page = page_of(puzzle)
    assert page.count("alert(1)") == 5
    assert page.count("<script>alert") == 0
    assert carried(page)["notes"] == evil.strip()


@pytest.mark.parametrize("name", ["crossword", "barred", "arrowword", "czech"])
def test_a_prize_page_tells_no_answer(name: str) -> None:
    open_page, prize_page = carried(page_of(EVERY[name])), carried(page_of(EVERY[name], prize=True))
    assert isinstance(open_page["solution"], list)
    assert prize_page["solution"] is None
    assert re.fullmatch("[0-9a-f]{64}", str(prize_page["sealed"]))
    assert prize_page["id"] == open_page["id"]
    told = json.dumps({**prize_page, "texts": {}, "alphabet": [], "folds": []})
    assert not [x.text for x in EVERY[name].entries if f'"{x.text}"' in told]


def test_a_prize_search_tells_its_words_and_not_where_they_lie() -> None:
    words, prize = carried(page_of(SEARCH)), carried(page_of(SEARCH, prize=True))
    assert [x["text"] for x in words["words"]] == ["owl", "hen", "robin"]  # type: ignore[attr-defined]
    assert all("squares" in x for x in words["words"])  # type: ignore[attr-defined]
    assert not any("squares" in x for x in prize["words"])  # type: ignore[attr-defined]
    assert prize["bonus"] == words["bonus"]
    assert prize["phrase"] == {"setup": "", "squares": [], "text": ""}


def test_a_page_knows_the_letters_people_may_type() -> None:
    known = document(CZECH, enumerations=Enumerations.AUTO)
    assert "CH" in known["alphabet"]  # type: ignore[operator]
    assert carried(page_of(BARRED))["alphabet"] == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert set("שלוםראי") == set(carried(page_of(HEBREW))["alphabet"])  # type: ignore[call-overload]
    assert carried(page_of(HEBREW, prize=True))["alphabet"] == []


def test_small_letters_are_shown_small_and_typed_as_ever() -> None:
    page = render(ENGLISH, "html", lower_case=True).decode()
    assert 'class="small"' in page
    assert carried(page)["solution"] == carried(page_of(ENGLISH))["solution"]


@pytest.mark.parametrize("pages", ["key", "both"])
def test_a_page_to_play_has_no_key(pages: str) -> None:
    with pytest.raises(UsageError, match="a page to play has no key"):
        render(ENGLISH, "html", pages=pages)


def test_modules_that_import_each_other_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "main.js": 'import { b } from "./b.js";\n',
        "b.js": 'import {\n  a,\n} from "./main.js";\nexport const b = 1;\n',
    }
    monkeypatch.setattr(bundle, "web_text", texts.__getitem__)
    with pytest.raises(OutputError, match=r"main\.js > b\.js > main\.js"):
        bundle.script.__wrapped__()


def test_modules_are_joined_so_that_names_never_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "main.js": 'import * as b from "./b.js";\nimport { x as y } from "./b.js";\nb.z(y);\n',
        "b.js": "/** Comment. */\nexport const x = 1;\n// why\nexport function z() {}\nconst own = 2;\n",
    }
    monkeypatch.setattr(bundle, "web_text", texts.__getitem__)
    assert bundle.script.__wrapped__() == (
        '"use strict";\n'
        "const $b = (() => {\nconst x = 1;\nfunction z() {}\nconst own = 2;\nreturn { x, z };\n})();\n"
        "const $main = (() => {\nconst b = $b;\nconst {x: y} = $b;\nb.z(y);\nreturn {  };\n})();\n"
    )


def test_a_form_that_cannot_be_joined_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "web_text", {"main.js": "export default 1;\n"}.__getitem__)
    with pytest.raises(OutputError, match="in a form that the player cannot join"):
        bundle.script.__wrapped__()


@pytest.mark.parametrize("prize", [False, True])
def test_words_to_find_are_listed_in_the_order_asked_for(prize: bool) -> None:
    def listed(order: str) -> list[str]:
        page = render(SEARCH, "html", word_order=order, prize=prize).decode()
        data = json.loads(page.split('id="puzzle">')[1].split("</script>")[0])
        return [word["text"] for word in data["words"]]

    assert listed("alphabet") == sorted(listed("puzzle"))
    assert [len(x) for x in listed("length")] == sorted(len(x) for x in listed("puzzle"))
