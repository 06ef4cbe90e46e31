"""What bots know of Fleet; `mind` is the way in."""
