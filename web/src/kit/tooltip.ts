/**
 * Help in place: a bubble in words beside a thing, when a mouse rests on it, the keyboard reaches it, or a finger stays
 * on it.
 *
 *     <button {@attach tooltip(() => ({ name, words, rule: "FL-3.2", open }))}>
 *
 * Words are asked for when they are shown, so they are never old. Only things that take the focus are reached by the
 * keyboard. A button that may not be pressed needs `aria-disabled`: browsers tell nothing about disabled ones.
 */
import { mount, unmount } from "svelte";
import type { Help } from "./help";
import Tooltip from "./Tooltip.svelte";

const REST = 500;
const REACHED = 600;
const PRESS = 500;
/** How long the pointer may be between the thing and its bubble, and how far a finger may slip. */
const AWAY = 160;
const SLIP = 10;

const ID = "tooltip";

type Thing = HTMLElement | SVGElement;

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: { thing: Thing; bubble: Record<string, never> } | null = null;

/** Return what shows the help about an element: a string, or the words with a name and a rule. Null shows nothing. */
export function tooltip(words: () => Help | string | null): (thing: Thing) => () => void {
  return (thing) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const ask = (after: number): void => later(after, () => show(thing, words()));
    const events: GlobalEventHandlers = thing;
    thing.dataset.help = "";
    events.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && ask(REST), options);
    events.addEventListener(
      "pointerleave",
      (event) => event.pointerType === "mouse" && later(AWAY, hide),
      options,
    );
    events.addEventListener("focus", () => thing.matches(":focus-visible") && ask(REACHED), options);
    events.addEventListener("blur", hide, options);
    press(events, () => show(thing, words()), options);
    return () => {
      stop.abort();
      if (shown?.thing === thing) hide();
    };
  };
}

/** Show help when a finger stays on the thing; the tap that ends it does nothing else. */
function press(events: GlobalEventHandlers, show: () => void, options: { signal: AbortSignal }): void {
  let from: PointerEvent | null = null;
  let pressed = false;
  const end = (): void => {
    if (from) clearTimeout(timer);
    from = null;
  };
  const start = (event: PointerEvent): void => {
    pressed = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse") return;
    from = event;
    later(PRESS, () => {
      from = null;
      pressed = true;
      show();
    });
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.x - from.x, event.y - from.y) > SLIP) end();
  };
  const swallow = (event: Event): void => {
    if (!pressed && !from) return;
    event.preventDefault();
    if (event.type === "click") {
      event.stopImmediatePropagation();
      pressed = false;
    }
  };
  events.addEventListener("pointerdown", start, options);
  events.addEventListener("pointermove", move, options);
  events.addEventListener("pointerup", end, options);
  events.addEventListener("pointercancel", end, options);
  events.addEventListener("keydown", () => (pressed = false), options);
  events.addEventListener("contextmenu", swallow, options);
  events.addEventListener("click", swallow, { ...options, capture: true });
}

function later(after: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, after);
}

function show(thing: Thing, words: Help | string | null): void {
  hide();
  if (words === null || !thing.isConnected) return;
  const help = typeof words === "string" ? { words } : words;
  const props = {
    help,
    thing,
    id: ID,
    onenter: () => clearTimeout(timer),
    onleave: () => later(AWAY, hide),
    onread: hide,
  };
  shown = { thing, bubble: mount(Tooltip, { target: document.body, props }) };
  thing.setAttribute("aria-describedby", ID);
  for (const end of ENDS) addEventListener(end, leave, { capture: true });
}

function hide(): void {
  clearTimeout(timer);
  if (!shown) return;
  for (const end of ENDS) removeEventListener(end, leave, { capture: true });
  shown.thing.removeAttribute("aria-describedby");
  void unmount(shown.bubble);
  shown = null;
}

const ENDS = ["pointerdown", "wheel", "scroll", "keydown", "resize"] as const;

/** Any act ends help, except in the bubble itself. Escape ends nothing else then. */
function leave(event: Event): void {
  if (event.target instanceof Element && event.target.closest(`#${ID}`)) return;
  if (event instanceof KeyboardEvent && event.key === "Escape") event.stopPropagation();
  hide();
}
