"""Background work: the supervisor of duties, which starts again what fails."""
