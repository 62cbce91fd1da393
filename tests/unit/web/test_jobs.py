"""Orders: queued, watched, stopped, refused when too many wait."""

from tests.unit.web.conftest import Visitor


def test_an_order_is_made_in_a_worker_and_watched_until_it_is_done(studio: Visitor) -> None:
    words = "cat - Mouser\ndog - Barker\ngoat - Beast that butts\nx"
    done = studio.order("make", {"family": "crisscross", "words": words, "seed": 3})
    assert done["state"] == "done"
    made = done["result"]
    assert (made["ending"], made["puzzles"][0]["words"]) == ("found", 3)
    assert made["puzzles"][0]["missing"] == [["x", "one letter; a word has 2 to 32"]]
