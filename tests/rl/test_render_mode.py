"""The render mode that the metadata promise may be named when an environment is made."""

from collections.abc import Callable
from typing import Any

import pytest

from shoal.rl.aec import env
from shoal.rl.parallel import parallel_env
from shoal.rl.single import single

makers = pytest.mark.parametrize("make", [env, parallel_env, single])


@makers
def test_the_promised_mode_is_taken(make: Callable[..., Any]) -> None:
    made = make("fishery", render_mode="ansi")
    made.reset(seed=1)
    assert made.render_mode in made.metadata["render_modes"]
    assert "a   b   c" in made.render()


@makers
def test_another_mode_is_refused(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="there is ansi, which is text"):
        make("fishery", render_mode="human")
