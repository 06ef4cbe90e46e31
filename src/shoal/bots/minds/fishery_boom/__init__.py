"""What bots know of Fishery Boom; `mind` is the way in."""
