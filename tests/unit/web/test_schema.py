"""The description of the API against the API: whatever fits it is answered, and never with 5xx."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode

from crosswright.pipeline.library import open_library
from crosswright.web.app import create_app
from crosswright.web.settings import Settings
from tests.unit.web.conftest import ADDRESS, Visitor

HASTY = Settings(queue=2, seconds=0.5)

EXAMPLES = 6
"""Requests of each call; the campaign sends many more."""


def _valid(found: Any) -> Any:
    return found.ok()


SCHEMA: dict[str, Any] = create_app(Settings()).openapi()
LOADED = schemathesis.openapi.from_dict(SCHEMA)
OPERATIONS: dict[str, Any] = {x.label: x for x in map(_valid, LOADED.get_all_operations())}

TAKING = {
    f"{method.upper()} {path}"
    for path, calls in SCHEMA["paths"].items()
    for method, call in calls.items()
    if call.get("parameters") or call.get("requestBody")
}
"""The calls that take anything, and so something wrong."""


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A studio with a library, whose queue is short and whose orders end soon."""
    place = tmp_path_factory.mktemp("library") / "library.sqlite"
    with open_library(place) as library, Visitor(HASTY, library) as visitor:
        yield visitor


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_whatever_the_schema_allows_is_answered(busy: Visitor, label: str) -> None:
    _try(busy, label, EXAMPLES)


@pytest.mark.campaign
@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_much_of_what_the_schema_allows_is_answered(busy: Visitor, label: str) -> None:
    _try(busy, label, 500)


@pytest.mark.parametrize("label", sorted(TAKING))
def test_what_the_schema_forbids_is_answered_too(busy: Visitor, label: str) -> None:
    _try(busy, label, EXAMPLES // 2, mode=GenerationMode.NEGATIVE)


def _try(
    visitor: Visitor,
    label: str,
    examples: int,
    *,
    mode: GenerationMode = GenerationMode.POSITIVE,
) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    def answered(case: Any) -> None:
        sent = case.as_transport_kwargs(base_url=ADDRESS)
        sent.pop("cookies", None)
        method, url = sent.pop("method"), sent.pop("url")
        if isinstance(sent.get("data"), str | bytes):
            sent["content"] = sent.pop("data")
        answer = visitor.send(method, url, **sent)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
            assert "error" in answer.json()

    answered()


def test_every_call_is_described() -> None:
    lacking = [
        f"{method} {path}"
        for path, calls in SCHEMA["paths"].items()
        for method, call in calls.items()
        if not (call.get("summary") and call.get("description") and call.get("tags"))
    ]
    assert lacking == []
