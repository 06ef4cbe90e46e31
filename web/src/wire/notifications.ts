/** How a player is told of their turns, at a server. */
import type {
  Mailbox,
  NotificationSettings,
  NotificationSettingsRequest,
  SubscribeRequest,
} from "./httpTypes";
import { call } from "./httpBackend";

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const link = (purpose: string, token: string) => `/letters/${purpose}/${encodeURIComponent(token)}`;

export const notifications = {
  known: () => call<NotificationSettings>("GET", "/notices"),
  wish: (wishes: NotificationSettingsRequest) => call<NotificationSettings>("POST", "/notices", wishes),
  subscribe: (device: SubscribeRequest) => call<null>("POST", "/notices/devices", device),
  unsubscribe: (endpoint: string) => call<null>("POST", "/notices/devices/remove", { endpoint }),
  seen: (table: string) => call<null>("POST", `${at(table)}/seen`),
  stop: (token: string) => call<Mailbox>("POST", link("stop", token)),
  confirm: (token: string) => call<Mailbox>("POST", link("confirm", token)),
  again: (token: string, hours: number | null) => call<Mailbox>("POST", link("again", token), { hours }),
};
