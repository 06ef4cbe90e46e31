"""What bots know of Fresh Fish; `mind` is the way in."""
