/** This browser as a device that takes pushes: permission, service worker, subscription. */
import type { SubscribeRequest } from "$/wire/httpTypes";

/** What the service worker shows, as pushes have it. */
export interface Told {
  table: string;
  /** Which turn it is: the same turn is shown once. */
  turn: number;
  title: string;
  body: string;
  play: string;
  later: string;
  language: string;
}

export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Ask the browser's own question; return whether the answer is yes. */
export const askPermission = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

/** The service worker of the server's pages, which shows notifications. */
export async function service(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Answer the service worker, which asks whether this page shows a table; return how to stop. */
export function answerService(): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const answer = (event: MessageEvent<{ type: string; table: string }>) =>
    event.ports[0]?.postMessage(location.pathname === `/t/${event.data.table}`);
  navigator.serviceWorker.addEventListener("message", answer);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener("message", answer);
}

/** Return the subscription of this browser; null if its push service cannot be reached. */
export async function subscribed(key: string): Promise<SubscribeRequest | null> {
  const { pushManager } = await service();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    const found = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(wanted));
    const { endpoint, keys } = found.toJSON();
    return endpoint && keys?.p256dh && keys.auth ? { endpoint, key: keys.p256dh, auth: keys.auth } : null;
  } catch {
    return null;
  }
}

/** End the subscription of this browser and return its address. */
export async function unsubscribed(): Promise<string | null> {
  if (!canNotify()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  await found?.unsubscribe();
  return found?.endpoint ?? null;
}

/** Show a notification from this page. */
export async function showNotification(told: Told): Promise<void> {
  (await service()).active?.postMessage({ type: "show", told });
}

/** Take the notification of a table away. */
export async function hideNotification(table: string): Promise<void> {
  if (!canNotify()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: "hide", table });
}
