"""Puzzles: asked, tried and solved over HTTP."""
