"""Random requests, valid and invalid, get answers that match the OpenAPI schema and never a server error."""

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

from shoal.server.app.create_app import make_app
from shoal.server.platform.config.settings import Settings
from support.nodes import SECRET, Databases, Node, run_node

pytestmark = pytest.mark.slow
pytest_plugins = ["schemathesis.pytest.plugin"]
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
def test_every_answer_matches_the_schema(case: Any, known: bool, cluster: Node) -> None:
    person = cluster.person()
    name = person.post("/api/players/guest").json()["name"]
    if known and case.path_parameters:
        real = {"table": person.post("/api/tables", json=WISH).json()["id"], "name": name}
        case.path_parameters.update({key: value for key, value in real.items() if key in case.path_parameters})
    cookies = dict(person.cookies)
    person.close()
    case.call_and_validate(base_url=cluster.url, headers={"X-Shoal": "1"}, cookies=cookies, checks=CHECKS)
