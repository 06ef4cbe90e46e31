"""Challenges: invitations to one player by name."""
