"""The full screen is the same program in both builds, so its tests run in the interpreted one only."""

from shoal.builds import running

collect_ignore_glob = ["test_*.py"] if running() == "compiled" else []
