"""Positions as tensors: features and wanted shares of every seat, apart for training and for judging the training."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import torch

from shoal.net_training.dataset import Dataset
from shoal.net_training.self_play import PARTS

HEAD: Final = 4
"""The columns before the features: game, seat, what the search found, how the game ended."""
HELD_OUT: Final = 8
"""One of so many games is never trained with."""


@dataclass(frozen=True)
class Examples:
    """Features by position, seat and feature, and the shares to be learned by position and seat."""

    features: torch.Tensor
    shares: torch.Tensor

    def __len__(self) -> int:
        return len(self.features)


def examples_of(positions: Dataset, trust: float) -> tuple[Examples, Examples]:
    """Return the examples to train with and those held out; `trust` is the weight of the search against the result."""
    seats = positions.plan.manner.seats
    rows = positions.rows()
    numbers = rows.reshape(-1, seats, rows.shape[1])
    searched, ended = numbers[:, :, 2] / PARTS, numbers[:, :, 3] / PARTS
    shares = torch.tensor(trust * searched + (1 - trust) * ended, dtype=torch.float32)
    features = torch.tensor(numbers[:, :, HEAD:], dtype=torch.float32)
    held = torch.tensor(numbers[:, 0, 0] % HELD_OUT == 0)
    return Examples(features[~held], shares[~held]), Examples(features[held], shares[held])


def spread_of(examples: Examples) -> torch.Tensor:
    """Return how much each feature varies, at least 1; features are divided by it."""
    flat = examples.features.reshape(-1, examples.features.shape[-1]).numpy()
    return torch.tensor(np.maximum(flat.std(axis=0), 1.0), dtype=torch.float32)
