"""The tests run on the build that was asked for."""

import os

import pytest

from shoal.builds import compiled_is_installed, running


@pytest.mark.skipif("SHOAL_TEST_BUILD" not in os.environ, reason="no build was asked for")
def test_the_engine_is_the_build_that_was_asked_for() -> None:
    assert running() == os.environ["SHOAL_TEST_BUILD"]
    assert compiled_is_installed() == (running() == "compiled")
