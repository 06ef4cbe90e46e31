"""What can go wrong in the lab, named by the fact."""

from shoal.core.errors import ShoalError


class BadExperiment(ShoalError):
    """An experiment file that cannot be run as it stands."""


class OtherExperiment(ShoalError):
    """The folder holds the results of another experiment."""


class FolderInUse(ShoalError):
    """Another run is writing to the folder."""


class WorkersKeepDying(ShoalError):
    """Workers were lost again and again without finishing a batch."""


class NothingToReport(ShoalError):
    """The folder holds no finished experiment."""
