/** How devices are called. */
import { t } from "$/strings/account/texts";

export function deviceName({ browser, system }: { browser: string; system: string }): string {
  if (browser && system) return t.account.device({ browser, system });
  return browser || system || t.account.deviceUnknown;
}

export const isPhone = (system: string): boolean => system === "Android" || system === "iPhone";
