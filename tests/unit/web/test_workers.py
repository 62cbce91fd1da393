"""Workers: a short queue, orders that are stopped or superseded, processes that are replaced."""

import time
from collections.abc import Iterator

import pytest

from crosswright.web import workers
from crosswright.web.workers import Broken, Busy, Clock, Pool, Refused, Stopped, Ticket
from tests.unit.web.sleepers import TASKS

WAIT = 120.0
"""Seconds that no test needs, however busy the machine is."""


@pytest.fixture
def pool() -> Iterator[Pool]:
    """One worker, and room for two orders before it."""
    made = Pool(TASKS, size=1, queue=2)
    yield made
    made.close()


def begun(pool: Pool) -> Ticket:
    """An order that runs and ends only when it is stopped."""
    ticket = pool.submit("sleep", {}, seconds=WAIT)
    until_it_runs(pool, ticket)
    return ticket


def until_it_runs(pool: Pool, ticket: Ticket) -> None:
    """Wait while the one worker is being started, or ends what came before."""
    while pool.place(ticket):
        time.sleep(0.01)


def test_an_order_is_answered_by_another_process_which_stays(pool: Pool) -> None:
    told: list[object] = []
    first = pool.submit("answer", {"n": 1}, seconds=WAIT, on_progress=told.append)
    second = pool.submit("answer", {"n": 2}, seconds=WAIT)
    answers = [x.result.result(WAIT) for x in (first, second)]
    assert [x["asked"] for x in answers] == [{"n": 1}, {"n": 2}]
    assert answers[0]["process"] == answers[1]["process"]
    assert told == [{}, {"step": 1}]


def test_the_time_of_an_order_stands_while_a_process_starts_and_words_are_made_ready() -> None:
    clock = Clock(10.0, now=0.0)
    assert not clock.look(60.0)
    clock.stands = False
    assert not clock.look(69.0)
    clock.stands = True
    assert not clock.look(200.0)
    clock.stands = False
    assert not clock.look(200.9)
    assert clock.look(201.1)


def test_making_ready_has_an_end_too() -> None:
    clock = Clock(10.0, now=0.0)
    assert clock.look(workers.MOST_PREPARING + 1)


def test_who_waits_hears_that_words_are_made_ready(pool: Pool) -> None:
    told: list[object] = []
    pool.submit("prepare", {}, seconds=WAIT, on_progress=told.append).result.result(WAIT)
    assert told == [{}, {"preparing": "en"}, {}]


def test_a_full_queue_refuses_and_says_when_to_ask_again(pool: Pool) -> None:
    running = begun(pool)
    waiting = [pool.submit("answer", {}, seconds=WAIT) for _ in range(2)]
    with pytest.raises(Busy, match="try again in") as full:
        pool.submit("answer", {}, seconds=WAIT)
    assert full.value.seconds >= 1
    assert [pool.place(x) for x in (running, *waiting)] == [0, 1, 2]
    pool.stop(running)
    assert running.result.result(WAIT) == {"stopped": True}
    assert all(x.result.result(WAIT)["asked"] == {} for x in waiting)


def test_an_order_that_waits_is_stopped_at_once(pool: Pool) -> None:
    running = begun(pool)
    waiting = pool.submit("answer", {}, seconds=WAIT)
    pool.stop(waiting)
    with pytest.raises(Stopped, match="by request"):
        waiting.result.result(0)
    pool.stop(running)


def test_a_newer_question_of_a_page_takes_the_place_of_an_older_one(pool: Pool) -> None:
    running = begun(pool)
    older = pool.submit("answer", {"n": 1}, seconds=WAIT, key="page")
    other = pool.submit("answer", {"n": 2}, seconds=WAIT, key="other page")
    newer = pool.submit("answer", {"n": 3}, seconds=WAIT, key="page")
    pool.stop(running)
    with pytest.raises(Stopped, match="newer"):
        older.result.result(0)
    assert [x.result.result(WAIT)["asked"]["n"] for x in (other, newer)] == [2, 3]


def test_what_is_wrong_with_a_request_is_told_and_what_is_wrong_with_us_is_not(
    pool: Pool, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refused, match=r"^the request is wrong$"):
        pool.submit("refuse", {}, seconds=WAIT).result.result(WAIT)
    with pytest.raises(Broken) as broken:
        pool.submit("fail", {}, seconds=WAIT).result.result(WAIT)
    assert "secret" not in str(broken.value)
    assert "secret" in capfd.readouterr().err


def test_a_worker_that_dies_is_replaced_and_only_its_own_order_fails(pool: Pool) -> None:
    before = pool.submit("answer", {}, seconds=WAIT).result.result(WAIT)["process"]
    dying = pool.submit("die", {}, seconds=WAIT)
    after = pool.submit("answer", {}, seconds=WAIT)
    with pytest.raises(Broken, match="ended"):
        dying.result.result(WAIT)
    assert after.result.result(WAIT)["process"] != before


@pytest.mark.parametrize("how", ["time", "stop"])
def test_a_task_that_does_not_hear_is_ended(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.0)
    pool.submit("answer", {}, seconds=WAIT).result.result(WAIT)
    deaf = pool.submit("ignore", {}, seconds=0.1 if how == "time" else WAIT)
    if how == "stop":
        until_it_runs(pool, deaf)
        pool.stop(deaf)
    with pytest.raises((Broken, Stopped)):
        deaf.result.result(WAIT)
    assert pool.submit("answer", {"n": 5}, seconds=WAIT).result.result(WAIT)["asked"] == {"n": 5}


def test_a_pool_that_is_closed_leaves_nobody_waiting() -> None:
    pool = Pool(TASKS, size=1, queue=2)
    running = begun(pool)
    waiting = pool.submit("answer", {}, seconds=WAIT)
    pool.close()
    for ticket in (running, waiting):
        with pytest.raises((Broken, Stopped)):
            ticket.result.result(WAIT)
    with pytest.raises(Busy):
        pool.submit("answer", {}, seconds=WAIT)
