/** How far the engine's start has come. */
import type { Build } from "$/wire/backend";

class LoadProgress {
  /** From 0 to 1; null while nothing is coming: before the start, or if it failed. */
  share = $state<number | null>(null);
  /** How the engine runs, once it does. */
  build = $state<Build | null>(null);

  get ready(): boolean {
    return this.share === 1;
  }

  hear(share: number | null): void {
    this.share = share === null ? null : Math.max(share, this.share ?? 0);
  }
}

export const loadProgress = /* @__PURE__ */ new LoadProgress();
