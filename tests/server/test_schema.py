"""Whatever the schema allows, and much that it does not, is answered as the schema says and never by a fault."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.nodes import SECRET, Databases, Node, run_node
from shoal.server.app import make_app
from shoal.server.settings import Settings

SCHEMA = schemathesis.openapi.from_dict(make_app(Settings("sqlite:///never-opened", SECRET)).openapi())
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
WISH = {"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]}


@pytest.fixture(scope="module")
def cluster(databases: Databases) -> Iterator[Node]:
    with run_node(Settings(databases.cluster().database, SECRET, connections=4, limits=False)) as node:
        yield node


@SCHEMA.given(known=st.booleans())
@SCHEMA.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_question_is_answered_as_the_schema_says(case: Any, known: bool, cluster: Node) -> None:
    person = cluster.person()
    name = person.post("/api/players/guest").json()["name"]
    if known and case.path_parameters:
        real = {"table": person.post("/api/tables", json=WISH).json()["id"], "name": name}
        case.path_parameters.update({key: value for key, value in real.items() if key in case.path_parameters})
    cookies = dict(person.cookies)
    person.close()
    case.call_and_validate(base_url=cluster.url, headers={"X-Shoal": "1"}, cookies=cookies, checks=CHECKS)
