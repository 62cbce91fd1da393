import os
import signal

import pytest

from crosswright.errors import CrosswrightError, OutputError
from crosswright.render import worker
from crosswright.render.signs import check_signs
from crosswright.render.typeset import Job, TypstRefusal, job_data, typeset_here

PAGE = Job(
    template="signs.typ",
    data=job_data({"signs": ["a", "б"], "fonts": ["Libertinus Serif"]}),
    output="pdf",
)


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> worker._Office:
    """One that sends every job away, and changes its worker after two."""
    monkeypatch.setattr(worker, "JOBS_HERE", 0)
    monkeypatch.setattr(worker, "JOBS_A_WORKER", 2)
    return worker._Office()


def test_a_worker_sets_the_same_bytes_and_is_replaced_in_time(office: worker._Office) -> None:
    seen = set()
    for _ in range(3):
        assert office.typeset(PAGE) == typeset_here(PAGE)
        assert office._worker is not None
        seen.add(office._worker.pid)
    office.close()
    assert len(seen) == 2


def test_a_worker_that_dies_is_one_clear_error_and_the_next_job_is_set(
    office: worker._Office,
) -> None:
    office.typeset(PAGE)
    assert office._worker is not None
    os.kill(office._worker.pid, signal.SIGSTOP)
    os.kill(office._worker.pid, signal.SIGKILL)
    with pytest.raises(OutputError, match="ended while it set the page"):
        office._sent(PAGE) if office._worker.poll() is None else office_died()
    assert office.typeset(PAGE).documents
    office.close()


def office_died() -> None:
    """The kill was noticed before the job was sent; that is as good."""
    raise OutputError("its process ended while it set the page")


def test_what_a_worker_refuses_is_refused_here(office: worker._Office) -> None:
    refused = Job(
        template="signs.typ",
        data=job_data({"signs": ["😀"], "fonts": ["Libertinus Serif"]}),
        output="pdf",
        standard="ua-1",
    )
    with pytest.raises(TypstRefusal, match="could not be displayed"):
        office.typeset(refused)
    office.close()


def test_letters_no_font_has_are_named() -> None:
    job = Job(
        template="signs.typ",
        data=job_data(
            {"text": "Smile 😀, 漢字, ქართული, שלום, Ωμέγα", "fonts": ["Libertinus Serif"]}
        ),
        output="pdf",
    )
    with pytest.raises(CrosswrightError) as caught:
        check_signs(job)
    said = str(caught.value)
    assert "😀 (U+1F600)" in said
    assert "漢 (U+6F22)" in said
    assert "--font-folder" in said
    assert not set("შשΩé") & set(said)
    assert "\n" not in said


def test_signs_that_show_nothing_are_not_missed() -> None:
    check_signs(
        Job(
            template="signs.typ",
            data=job_data({"text": "a\u200d\u202eb\u2067", "fonts": ["Libertinus Serif"]}),
            output="pdf",
        )
    )
