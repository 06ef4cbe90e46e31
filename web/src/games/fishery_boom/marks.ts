/** Drawings of things in the log, by kind, beside their names. */
import type { Component } from "svelte";
import DieMark from "./DieMark.svelte";
import FishMark from "./FishMark.svelte";
import SignMark from "./SignMark.svelte";

export const marks: Record<string, Component<{ value: number | string; size?: number }>> = {
  die: DieMark,
  fish: FishMark,
  species: FishMark,
  gear: SignMark,
  box: SignMark,
};
