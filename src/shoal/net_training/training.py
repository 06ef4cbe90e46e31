"""Training of a net on positions, with a checkpoint after every epoch; a run that was killed goes on from there.

A run depends only on its positions and settings, on one machine and one thread, whether it was killed or not.
"""

from dataclasses import asdict, dataclass
from io import BytesIO
from math import cos, pi
from pathlib import Path
from typing import Any, Final

import torch

from shoal.lab.folder import write_whole
from shoal.net_training.curves import Curves
from shoal.net_training.dataset import Dataset
from shoal.net_training.errors import OtherRun
from shoal.net_training.quantising import net_file
from shoal.net_training.tensors import Examples, examples_of, spread_of

CHECKPOINT: Final = "checkpoint.pt"
NET: Final = "net.toml"
STEPS: Final = 64.0
"""The first feature is the mind's own judgement, in steps of 1/64: the net begins as the mind."""
NAMES: Final = ("first", "bias", "second", "direct")


@dataclass(frozen=True)
class TrainingSettings:
    """How a net is trained.

    hidden   units of the hidden layer
    batch    positions in one step
    rate     the size of the first steps; they get smaller
    decay    how strongly weights are drawn to 0
    trust    the weight of what the search found, against how the game ended
    """

    hidden: int = 16
    epochs: int = 30
    batch: int = 256
    rate: float = 0.002
    decay: float = 0.01
    trust: float = 0.5
    seed: int = 1


class Trainer:
    """The state of a run: weights, optimiser, random numbers, losses so far, and the best weights."""

    def __init__(self, positions: Dataset, settings: TrainingSettings) -> None:
        torch.set_num_threads(1)
        self.settings = settings
        self.seats = positions.plan.manner.seats
        self.training, self.held_out = examples_of(positions, settings.trust)
        self.spread = spread_of(self.training)
        self.random = torch.Generator().manual_seed(settings.seed)
        self.weights = self._first_weights()
        self.optimiser = torch.optim.AdamW(
            [self.weights[name] for name in NAMES], lr=settings.rate, weight_decay=settings.decay
        )
        mind = {"direct": self._mind(), **{name: torch.zeros_like(self.weights[name]) for name in NAMES[:3]}}
        self.losses: list[tuple[float, float]] = [(self.loss(mind, self.training), self.loss(mind, self.held_out))]
        self.best = {name: weight.detach().clone() for name, weight in self.weights.items()}

    def _mind(self) -> torch.Tensor:
        direct = torch.zeros(len(self.spread))
        direct[0] = self.spread[0] / STEPS
        return direct

    def _first_weights(self) -> dict[str, torch.Tensor]:
        inputs, hidden = len(self.spread), self.settings.hidden
        weights = {
            "first": torch.randn(inputs, hidden, generator=self.random) / inputs**0.5,
            "bias": torch.rand(hidden, generator=self.random),
            "second": torch.zeros(hidden),
            "direct": self._mind(),
        }
        return {name: weight.requires_grad_() for name, weight in weights.items()}

    @property
    def epoch(self) -> int:
        """Return how many epochs are done; the losses begin with those of the mind."""
        return len(self.losses) - 1

    def run_epoch(self) -> None:
        """Go once through all positions in a random order."""
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * (1 + cos(pi * self.epoch / settings.epochs)) / 2
        order = torch.randperm(len(self.training), generator=self.random)
        for chosen in order.split(settings.batch):
            part = Examples(self.training.features[chosen], self.training.shares[chosen])
            self.optimiser.zero_grad()
            cross_entropy(self.weights, part, self.spread).backward()
            self.optimiser.step()
        losses = self.loss(self.weights, self.training), self.loss(self.weights, self.held_out)
        if losses[1] < min(held_out for _, held_out in self.losses):
            self.best = {name: weight.detach().clone() for name, weight in self.weights.items()}
        self.losses.append(losses)

    def loss(self, weights: dict[str, torch.Tensor], examples: Examples) -> float:
        with torch.no_grad():
            return float(cross_entropy(weights, examples, self.spread))

    def state(self) -> dict[str, Any]:
        """Return everything that a run needs to go on."""
        return {
            "settings": asdict(self.settings),
            "examples": (len(self.training), len(self.held_out)),
            "weights": {name: weight.detach() for name, weight in self.weights.items()},
            "optimiser": self.optimiser.state_dict(),
            "random": self.random.get_state(),
            "losses": self.losses,
            "best": self.best,
        }

    def resume(self, state: dict[str, Any]) -> None:
        if (state["settings"], tuple(state["examples"])) != (asdict(self.settings), self.state()["examples"]):
            raise OtherRun("the checkpoint is from other settings or other positions; choose another folder")
        with torch.no_grad():
            for name in NAMES:
                self.weights[name].copy_(state["weights"][name])
        self.optimiser.load_state_dict(state["optimiser"])
        self.random.set_state(state["random"])
        self.losses = [(trained, held_out) for trained, held_out in state["losses"]]
        self.best = state["best"]

    def net(self) -> str:
        """Return the file of the best weights, as integers."""
        plain = {name: weight.numpy() for name, weight in self.best.items()}
        return net_file(self.seats, plain, self.spread.numpy())


def cross_entropy(weights: dict[str, torch.Tensor], examples: Examples, spread: torch.Tensor) -> torch.Tensor:
    """Return how badly the net foretells the shares: 0.69 is knowing nothing about two seats."""
    scaled = examples.features / spread
    hidden = torch.clamp(scaled @ weights["first"] + weights["bias"], 0.0, 1.0)
    scores = scaled @ weights["direct"] + hidden @ weights["second"]
    return -(examples.shares * torch.log_softmax(scores, dim=1)).sum(dim=1).mean()


def train_net(positions: Dataset, settings: TrainingSettings, out: Path) -> Trainer:
    """Train to the last epoch, from the checkpoint if there is one, and write the net and the curves."""
    out.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(positions, settings)
    if (out / CHECKPOINT).exists():
        trainer.resume(torch.load(out / CHECKPOINT, weights_only=True))
    while trainer.epoch < settings.epochs:
        trainer.run_epoch()
        buffer = BytesIO()
        torch.save(trainer.state(), buffer)
        write_whole(out / CHECKPOINT, buffer.getvalue())
    write_whole(out / NET, trainer.net().encode())
    sizes = len(trainer.training), len(trainer.held_out)
    Curves(positions.plan.game, asdict(settings), *sizes, trainer.losses).write(out)
    return trainer
