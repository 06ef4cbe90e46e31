"""shoal play on the full screen: board, scores, actions and what happened, by keyboard and mouse."""

from shoal.cli.screen.app import play_on_screen

__all__ = ["play_on_screen"]
