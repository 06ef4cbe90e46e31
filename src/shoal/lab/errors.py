"""The errors of the lab."""

from shoal.core.errors import ShoalError


class BadExperiment(ShoalError):
    """The experiment file contains a mistake."""


class OtherExperiment(ShoalError):
    """The folder contains the results of another experiment."""


class FolderInUse(ShoalError):
    """Another run is writing to the folder."""


class WorkersKeepDying(ShoalError):
    """Workers ended several times in a row without finishing a batch."""


class NothingToReport(ShoalError):
    """The folder contains no finished experiment."""


class NoSuchCase(ShoalError):
    """The experiment has no case of that name."""


class OtherResult(ShoalError):
    """A game that was played again ended otherwise than its row says."""
