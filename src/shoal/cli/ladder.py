"""Ratings of many bots from the games that they played with each other."""

from openskill.models import PlackettLuce

from shoal.bots.arena import Result


def ratings(games: list[list[Result]]) -> dict[str, tuple[float, float]]:
    """Return the strength of every bot after all games, and its uncertainty; new bots start with 25 and 8.3."""
    model = PlackettLuce()
    known = {result.bot: model.rating() for game in games for result in game}
    for game in games:
        teams = [[known[result.bot]] for result in game]
        after = model.rate(teams, scores=[result.share for result in game])
        for result, (rating,) in zip(game, after, strict=True):
            known[result.bot] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
