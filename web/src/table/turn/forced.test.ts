import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeForced } from "./forced";
import { at } from "../forTests";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const why = { id: "core.only-step", args: { seat: 0 } };

function tableWith(position: Parameters<typeof takeForced>[0]["position"], mayAct = true, playing = false) {
  const act = vi.fn(() => Promise.resolve());
  return { position, mayAct, act, playback: { playing } };
}

test("a forced step is taken after the time of a decision, neither sooner nor much later", () => {
  for (const [random, time] of [
    [0, 600],
    [0.999999, 1399],
  ] as const) {
    vi.spyOn(Math, "random").mockReturnValueOnce(random);
    const table = tableWith({ ...at(3, 0), legal: ["pass"], forced: why });
    takeForced(table);
    vi.advanceTimersByTime(time - 1);
    expect(table.act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(table.act).toHaveBeenCalledExactlyOnceWith("pass");
  }
});

test("nothing is taken without a reason, while the reader may not act or is shown what happened, or if prevented", () => {
  const free = tableWith({ ...at(3, 0), legal: ["pass"] });
  const waiting = tableWith({ ...at(3, 0), legal: ["pass"], forced: why }, false);
  const shown = tableWith({ ...at(3, 0), legal: ["pass"], forced: why }, true, true);
  const gone = tableWith({ ...at(3, 0), legal: ["pass"], forced: why });
  takeForced(free);
  takeForced(waiting);
  takeForced(shown);
  takeForced(gone)?.();
  vi.advanceTimersByTime(5000);
  for (const table of [free, waiting, shown, gone]) expect(table.act).not.toHaveBeenCalled();
});
