"""Who somebody is, and what is kept of them: identity, social graph, ratings, statistics."""
