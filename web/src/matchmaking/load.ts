/** Loads the parts of finding people with their texts; no page needs them at first sight. */
import { loadTexts } from "$/i18n/catalogs";

export const loadBar = () => loadTexts("finding").then(() => import("./FindingBar.svelte"));
export const loadPanel = () => loadTexts("finding").then(() => import("./FindPeople.svelte"));
export const loadChallenge = () => loadTexts("finding").then(() => import("./ChallengeForm.svelte"));
export { tableOf } from "./codes";
