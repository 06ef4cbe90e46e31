/** What a player should know wherever they are: their search for people (matchmaking), and challenges. Asked again and again. */
import { me } from "$/me.svelte";
import { playAgain } from "$/openTable";
import { router } from "$/router.svelte";
import type { Box, ChallengeRequest, Finding, SearchRequest } from "$/wire/httpTypes";
import { BackendError } from "$/wire/backend";
import { revealed, sealed } from "$/connect/dice";
import { matchmaking } from "$/wire/matchmaking";

/** Milliseconds between two questions: while something is under way, and otherwise. */
const SOON = 3_000;
const LATER = 20_000;
const SECOND = 1000;
/** Where this tab keeps the bot game that is played meanwhile. */
const MEANWHILE = "shoal.meanwhile";
const NOTHING: Finding = { search: null, received: [], sent: [] };

class PeopleSearch {
  private told = $state.raw<Finding>(NOTHING);
  private heard = $state.raw(0);
  private clock = $state.raw(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attending = false;
  meanwhile = $state.raw(sessionStorage.getItem(MEANWHILE));

  readonly search = $derived(this.told.search);
  readonly received = $derived(this.told.received);
  readonly sent = $derived(this.told.sent);
  /** Milliseconds since the answer. */
  readonly since = $derived(Math.max(0, this.clock - this.heard));
  private readonly busy = $derived(
    this.search?.state === "looking" || this.search?.state === "found" || this.sent.length > 0,
  );

  /** Ask now and then, as long as this page is open; return how to stop. */
  attend(): () => void {
    this.attending = true;
    const ticking = setInterval(() => (this.clock = Date.now()), SECOND);
    const shown = () => {
      if (!document.hidden) void this.ask();
    };
    document.addEventListener("visibilitychange", shown);
    void this.ask();
    return () => {
      this.attending = false;
      clearInterval(ticking);
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }

  /** Look for people; with a game, play that against a bot meanwhile. */
  async look(request: SearchRequest, bot: Box | null): Promise<void> {
    await me.ensure();
    this.hear(await matchmaking.search(request));
    this.putAside(null);
    if (!bot || this.search?.state !== "looking") return;
    await playAgain(bot);
    this.putAside(router.path.replace("/t/", ""));
  }

  async stop(): Promise<void> {
    this.hear(await matchmaking.leave());
  }

  async challenge(request: ChallengeRequest): Promise<void> {
    await me.ensure();
    this.hear(await sealed((seal) => matchmaking.challenge(seal ? { ...request, seal } : request)));
  }

  async accept(challenge: string): Promise<void> {
    const table = await revealed(await sealed((seal) => matchmaking.accept(challenge, seal)));
    router.go(`/t/${table.id}`);
    await this.ask();
  }

  async decline(challenge: string): Promise<void> {
    this.hear(await matchmaking.decline(challenge));
  }

  /** Take a challenge back, or put away one that was accepted. */
  async withdraw(challenge: string): Promise<void> {
    this.hear(await matchmaking.withdraw(challenge));
  }

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (await me.load()) this.hear(await matchmaking.attend());
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
    }
    clearTimeout(this.timer);
    if (this.attending) this.timer = setTimeout(() => void this.ask(), this.busy ? SOON : LATER);
  }

  private hear(told: Finding): void {
    this.told = told;
    this.heard = this.clock = Date.now();
    clearTimeout(this.timer);
    if (this.attending) this.timer = setTimeout(() => void this.ask(), this.busy ? SOON : LATER);
  }

  private putAside(table: string | null): void {
    this.meanwhile = table;
    if (table) sessionStorage.setItem(MEANWHILE, table);
    else sessionStorage.removeItem(MEANWHILE);
  }
}

export const peopleSearch = /* @__PURE__ */ new PeopleSearch();

/** Milliseconds as 1:12, or 2 d 3 h where that is too long. */
export function timeOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const minutes = String(Math.floor(seconds / 60) % 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${minutes.padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
