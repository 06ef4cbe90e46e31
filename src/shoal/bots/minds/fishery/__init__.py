"""What bots know of Fishery; `mind` is the way in."""
