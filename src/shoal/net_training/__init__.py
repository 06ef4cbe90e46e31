"""A learner that knows no game: positions from games of search against itself, small nets, and matches that judge them.

`python -m shoal.net_training` runs its steps. It needs the extras `lab` and `learn`; nets in play need nothing.
"""
