"""What a seat cannot see in Fleet: hidden hands, and deals of them that are completed and repaired."""
