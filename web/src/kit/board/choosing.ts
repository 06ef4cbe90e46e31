/** How a place on a board is chosen. */
import { settings } from "$/settings.svelte";

export type By = "mouse" | "touch" | "key";
/** Pixels across. */
const FINGERTIP = 44;

/** Whether a choice is sent at once: it was chosen again, or by a mouse where one click is enough. */
export const sendsAtOnce = (again: boolean, by: By) => again || (by === "mouse" && settings.choices.oneClick);

/** Whether a finger may have hit the wrong place, because places are only this many pixels apart. */
export const couldMiss = (by: By, pixels: number) => by === "touch" && pixels < FINGERTIP;
