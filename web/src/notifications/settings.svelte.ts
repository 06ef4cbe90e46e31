/** How the player wants to be told of their turns, and how many games wait for them. */
import {
  answerService,
  askPermission,
  canNotify,
  mayNotify,
  subscribed,
  unsubscribed,
} from "./pushSubscription";
import { showWaiting } from "./tabBadge";
import { waitingTables } from "$/waitingTables.svelte";
import { backend } from "$/connect/backend";
import { me } from "$/me.svelte";
import { language } from "$/i18n/catalogs";
import { BackendError } from "$/wire/backend";
import { notifications } from "$/wire/notifications";
import type { NotificationSettings as Known, NotificationSettingsRequest } from "$/wire/httpTypes";

const SECONDS = 60;

/** What is wished for if nothing else is said: quiet from 22 to 8. */
const usual = (): NotificationSettingsRequest => ({
  push: false,
  mail: false,
  late: false,
  quiet_from: 22,
  quiet_until: 8,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: 6,
  language: language(),
});

class NotificationSettings {
  known = $state.raw<Known | null>(null);
  readonly wishes: NotificationSettingsRequest = $derived({ ...usual(), ...this.known?.wishes });
  /** Whether the player wants to be told at all. */
  readonly wanted = $derived(this.wishes.push || this.wishes.mail);
  /** Whether the push service of this browser did not answer: then only an open page can tell of a turn. */
  unreachable = $state(false);
  /** Whether the player has not said yet how they are to be told, and there is a way to tell them. */
  readonly asks = $derived(
    this.known?.wishes === null && (canNotify() || (this.known.mails && this.known.mailbox !== null)),
  );
  private asking: Promise<void> | null = null;
  private sending: Promise<unknown> = Promise.resolve();

  /** Ask what the player wishes; without a player nobody wishes anything. */
  load(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** Ask again: the session of this browser is a new one, and pushes must come to that. */
  reload(): Promise<void> {
    this.asking = null;
    return this.load();
  }

  /** Count the games that wait now and again every minute; return how to stop. */
  count(): () => void {
    if (!backend.multiplayer) return () => undefined;
    const look = () => void this.look();
    const shown = () => document.hidden || look();
    look();
    const silent = answerService();
    const timer = setInterval(look, SECONDS * 1000);
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearInterval(timer);
      silent();
      this.show([]);
      document.removeEventListener("visibilitychange", shown);
    };
  }

  async look(): Promise<void> {
    const mine = (await me.load()) ? await backend.mine().catch(() => null) : [];
    if (mine === null) return;
    this.show(mine.flatMap((one) => (one.due ? [one.table.id] : [])));
  }

  /** A page knows of its own table at once whether it waits. */
  note(table: string, due: boolean): void {
    if (!backend.multiplayer || waitingTables.tables.includes(table) === due) return;
    this.show(due ? [...waitingTables.tables, table] : waitingTables.tables.filter((one) => one !== table));
  }

  private show(tables: readonly string[]): void {
    waitingTables.tables = tables;
    showWaiting(tables.length);
  }

  /** Wish for something else. It is shown at once, and one wish is sent after the other, so that none gets lost. */
  async wish(changed: Partial<NotificationSettingsRequest>): Promise<void> {
    const { zone, language: spoken } = usual();
    const wishes = { ...this.wishes, zone, language: spoken, ...changed };
    if (this.known) this.known = { ...this.known, wishes };
    const sent = this.sending.then(() => notifications.wish(wishes));
    const answered = sent.catch(() => notifications.known());
    this.sending = answered.catch(() => null);
    const { sending } = this;
    const known = await answered;
    if (this.sending === sending) this.known = known;
    await sent;
  }

  /** Tell the player on this device: ask for permission, subscribe, and remember it. Return whether it works. */
  async tellHere(): Promise<boolean> {
    const { known } = this;
    if (!known || !(await askPermission())) return false;
    await this.renew(known.key);
    await this.wish({ push: true });
    return true;
  }

  async stopHere(): Promise<void> {
    const endpoint = await unsubscribed();
    if (endpoint) await notifications.unsubscribe(endpoint);
    await this.wish({ push: false });
  }

  private async ask(): Promise<void> {
    if (!backend.multiplayer || !(await me.load())) {
      this.asking = null;
      return;
    }
    try {
      this.known = await notifications.known();
      if (this.known.wishes?.push && mayNotify()) await this.renew(this.known.key);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      this.asking = null;
    }
  }

  /** Browsers change their subscription at times; the server gets the present one. */
  private async renew(key: string): Promise<void> {
    const device = await subscribed(key);
    if (device) await notifications.subscribe(device);
    this.unreachable = device === null;
  }
}

export const notificationSettings = /* @__PURE__ */ new NotificationSettings();
