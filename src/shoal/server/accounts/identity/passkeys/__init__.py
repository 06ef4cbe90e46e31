"""Passkeys: sign-in by WebAuthn."""
