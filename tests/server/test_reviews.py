"""Reviews: workers judge every act of a finished game and scenes can be explored; running games have no review."""

import asyncio
from pathlib import Path

import pytest

from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http.errors import Problem
from shoal.server.play.reviews import review_jobs
from shoal.server.play.tables import commands
from support.nodes import Databases, run_node
from support.people import line, two_at_a_table
from support.running_tables import begin, play_on, run_tables, workers

POND = {"rows": 5, "columns": 5, "ships": 3}


@pytest.mark.anyio
async def test_workers_judge_every_act_once(settings: Settings) -> None:
    async with run_tables(settings) as tables, run_tables(settings) as elsewhere:
        live = await begin(tables, "fishery", 2, POND)
        with pytest.raises(Problem):
            await review_jobs.request_review(tables, live, "player0", "")
        await play_on([tables], live.facts.id, Rng(8), entries=6)
        await commands.resign(tables, live, 0, "enough")
        await review_jobs.request_review(tables, live, "player0", "")
        await review_jobs.request_review(tables, live, "player0", "")
        async with workers(tables, elsewhere), asyncio.timeout(60):
            while len((await review_jobs.review_progress(tables.database, live))["judged"]) < live.playing().acts:
                await asyncio.sleep(0.1)
        review = await review_jobs.review_progress(tables.database, live)
        assert [judged["acts"] for judged in review["judged"]] == list(range(review["acts"]))
        assert all(sum(judged["shares"]) == pytest.approx(1) for judged in review["judged"])
        assert any(len(judged["best"]) == 3 for judged in review["judged"])


@pytest.mark.slow
def test_scenes_are_shown_only_when_the_game_is_over(databases: Databases, tmp_path: Path) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        first, _, table = two_at_a_table(node)
        with line(node, table, first) as one:
            step = one.hello()["position"]["legal"][0]
            one.ask(type="act", decision=0, steps=[step])
            for path in ("scenes", "review"):
                assert first.get(f"/api/tables/{table}/{path}").json()["code"] == "stale"
            one.ask(type="resign")
        scenes = first.get(f"/api/tables/{table}/scenes", params={"reader": 1}).json()
        assert [scene["acts"] for scene in scenes] == [0, 1]
        assert scenes[1]["happening"]["text"] == step
        other = scenes[0]["position"]["legal"] or [step]
        explored = first.post(f"/api/tables/{table}/explore", json={"first": 0, "steps": other[:1]})
        assert explored.json()["acts"] == 1
        refused = first.post(f"/api/tables/{table}/explore", json={"first": 1, "steps": [step]})
        assert (refused.status_code, refused.json()["code"]) == (422, "malformed")
