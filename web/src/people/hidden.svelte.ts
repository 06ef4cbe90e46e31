/** The names of people whom the reader has muted or blocked in this page; the server hides what they say from then on. */
import { SvelteSet } from "svelte/reactivity";

export const hidden = new SvelteSet<string>();
