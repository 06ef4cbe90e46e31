"""The thinking budget: what the bots of one payer may spend in an hour."""
