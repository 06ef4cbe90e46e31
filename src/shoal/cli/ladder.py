"""Ratings of many bots from who sat with whom and who won."""

from openskill.models import PlackettLuce

from shoal.bots.arena import Result


def ratings(games: list[list[Result]]) -> dict[str, tuple[float, float]]:
    """Rate every bot after all games: its strength and how unsure it is; newcomers have 25 and 8.3."""
    model = PlackettLuce()
    known = {result.bot: model.rating() for game in games for result in game}
    for game in games:
        teams = [[known[result.bot]] for result in game]
        after = model.rate(teams, scores=[result.share for result in game])
        for result, (rating,) in zip(game, after, strict=True):
            known[result.bot] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
