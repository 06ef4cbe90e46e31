"""Reports: the results of an experiment as one page."""
