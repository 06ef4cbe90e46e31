"""What a player holds: their games and their words, to be exported, added to another account, or erased."""
