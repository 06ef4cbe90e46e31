"""Texts of tellings, in the language of the reader. The engine knows ids and data; sentences are made here.

The texts of a room lie beside it (`games/fleet/en.ftl`), in the syntax of Project Fluent; the web client reads the same
files. What a language does not have is said in English.
"""

from shoal.texts.bundles import LANGUAGES, Texts, texts_of
from shoal.texts.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "Texts", "texts_of"]
