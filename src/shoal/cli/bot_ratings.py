"""Ratings of many bots (Plackett-Luce) from the games that they played with each other."""

from openskill.models import PlackettLuce

from shoal.bots.arena import SeatResult


def ratings(games: list[list[SeatResult]]) -> dict[str, tuple[float, float]]:
    """Return the strength of every bot after all games, and its uncertainty; new bots start with 25 and 8.3."""
    model = PlackettLuce()
    strengths = {result.bot: model.rating() for game in games for result in game}
    for game in games:
        teams = [[strengths[result.bot]] for result in game]
        after = model.rate(teams, scores=[result.share for result in game])
        for result, (rating,) in zip(game, after, strict=True):
            strengths[result.bot] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in strengths.items()}
