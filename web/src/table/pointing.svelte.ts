/** Log and stage point at each other: things of a line light up on the stage, and a thing there marks its lines. */
import { keysIn, share, withoutSeats } from "./things";

/** A ring around a thing, in pixels from the corner of the stage. */
export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

const POINTED = "pointed";
const IS = "[data-is]";

export class Pointing {
  private hovered = $state.raw<readonly string[]>([]);
  private focused = $state.raw<readonly string[]>([]);
  /** The keys that are pointed at in the log: lit up on the stage. */
  readonly lit = $derived(this.hovered.length > 0 ? this.hovered : this.focused);
  /** The keys that the pointer or the focus is on, on the stage: their lines are marked. */
  met = $state.raw<readonly string[]>([]);
  rings = $state.raw<readonly Ring[]>([]);

  hover(keys: readonly string[]): void {
    this.hovered = keys;
  }

  focus(keys: readonly string[]): void {
    this.focused = keys;
  }

  meet(keys: readonly string[]): void {
    const found = withoutSeats(keys);
    if (found.join(" ") !== this.met.join(" ")) this.met = found;
  }

  /** Whether a line that speaks of these things is to be marked. */
  marks(keys: readonly string[]): boolean {
    return share(this.met, keys);
  }

  /** Attached to the stage: notices what the pointer, a finger or the focus is on. */
  readonly watch = (stage: HTMLElement): (() => void) => {
    const at = (event: PointerEvent) => this.meet(keysAt(stage, event.clientX, event.clientY));
    const move = (event: PointerEvent) => event.pointerType === "mouse" && at(event);
    const leave = (event: PointerEvent) => event.pointerType === "mouse" && this.meet([]);
    const focus = ({ target }: FocusEvent) => this.meet(keysOf(stage, target as Element));
    const blur = () => this.meet([]);
    stage.addEventListener("pointermove", move);
    stage.addEventListener("pointerdown", at);
    stage.addEventListener("pointerleave", leave);
    stage.addEventListener("focusin", focus);
    stage.addEventListener("focusout", blur);
    return () => {
      stage.removeEventListener("pointermove", move);
      stage.removeEventListener("pointerdown", at);
      stage.removeEventListener("pointerleave", leave);
      stage.removeEventListener("focusin", focus);
      stage.removeEventListener("focusout", blur);
    };
  };

  /** Attached to the stage: lights up what is pointed at in the log, also if the stage changes meanwhile. */
  readonly light = (stage: HTMLElement): (() => void) | undefined => {
    const keys = this.lit;
    if (keys.length === 0) return undefined;
    const draw = () => (this.rings = lightUp(stage, keys));
    const changes = new MutationObserver(draw);
    const sizes = new ResizeObserver(draw);
    draw();
    changes.observe(stage, { subtree: true, childList: true, attributeFilter: ["class", "data-is"] });
    sizes.observe(stage);
    stage.addEventListener("scroll", draw, true);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      stage.removeEventListener("scroll", draw, true);
      for (const one of stage.querySelectorAll(`.${POINTED}`)) one.classList.remove(POINTED);
      this.rings = [];
    };
  };
}

/** Mark the things that have one of these keys, and no others; return rings around them. */
function lightUp(stage: HTMLElement, keys: readonly string[]): Ring[] {
  const corner = stage.getBoundingClientRect();
  return [...stage.querySelectorAll(IS)].flatMap((one) => {
    const is = share(keysIn(one.getAttribute("data-is")), keys);
    if (one.classList.contains(POINTED) !== is) one.classList.toggle(POINTED, is);
    if (!is || one.getClientRects().length === 0) return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    return [{ x: x - corner.x, y: y - corner.y, width, height }];
  });
}

/** The keys of everything at a point, one above the other: targets may lie above what they are targets of. */
function keysAt(stage: HTMLElement, x: number, y: number): string[] {
  return document
    .elementsFromPoint(x, y)
    .filter((one) => stage.contains(one))
    .flatMap((one) => keysIn(one.closest(IS)?.getAttribute("data-is")));
}

/** The keys of what has the focus: its own, or those of what lies at its middle. */
function keysOf(stage: HTMLElement, focused: Element): string[] {
  const own = keysIn(focused.closest(IS)?.getAttribute("data-is"));
  if (own.length > 0) return own;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return keysAt(stage, x + width / 2, y + height / 2);
}
