"""Reviews: a finished game told scene by scene, judged by the strongest bot, and played on in other ways."""
