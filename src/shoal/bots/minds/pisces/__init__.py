"""What bots know of Pisces; `mind` is the way in."""
