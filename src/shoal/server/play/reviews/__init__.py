"""Reviews: a finished game scene by scene, judged by the strongest bot, with other moves to try."""
