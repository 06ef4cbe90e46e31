"""People as a player meets them: whom they follow, mute and block, and which friends are here."""
