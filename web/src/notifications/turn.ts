/** Tells the reader of a table that it is their turn, if its page is open: by a notification while it is hidden. */
import { notificationSettings } from "./settings.svelte";
import { hideNotification, mayNotify, showNotification, type Told } from "./pushSubscription";
import { notifications } from "$/wire/notifications";

/** Seconds for which a hidden page waits: the reader may be on their way back. */
export const SECONDS = 5;

export interface Turn {
  table: string;
  entry: number;
  /** Whether people may be away from this table while others decide. */
  slow: boolean;
  words: () => Pick<Told, "title" | "body" | "play" | "later" | "language">;
}

/** Begin to tell of a turn; return how to stop. */
export function tellTurn(turn: Turn): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const say = (): void => {
    if (told || !notificationSettings.wanted) return;
    told = true;
    if (turn.slow) void notifications.seen(turn.table).catch(() => undefined);
  };
  const look = (): void => {
    clearTimeout(timer);
    if (!document.hidden) {
      say();
      void hideNotification(turn.table);
    } else if (!told && notificationSettings.wishes.push && mayNotify()) {
      timer = setTimeout(() => {
        void showNotification({ table: turn.table, turn: turn.entry, ...turn.words() });
        say();
      }, SECONDS * 1000);
    }
  };
  void notificationSettings.load().then(look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    void hideNotification(turn.table);
  };
}
