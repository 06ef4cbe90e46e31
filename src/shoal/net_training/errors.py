"""The errors of the learner."""

from shoal.core.errors import ShoalError


class NothingToLearn(ShoalError):
    """The mind of the game has no features, or there are no positions yet."""


class OtherRun(ShoalError):
    """The folder contains something else than what was asked for."""
