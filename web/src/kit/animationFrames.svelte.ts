/** Milliseconds. */
const A_FRAME = 17;

/** Parts that are drawn one after the other, with a frame between, since all at once would hold up the page. */
export class AnimationFrames {
  drawn = $state(0);

  constructor(parts: () => number) {
    $effect(() => {
      if (this.drawn >= parts()) return;
      const next = setTimeout(() => this.drawn++, A_FRAME);
      return () => clearTimeout(next);
    });
  }
}
