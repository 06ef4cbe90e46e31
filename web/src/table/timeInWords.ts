/** Time in words. */
import { t } from "$/strings";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) {
    return t.table.leftDays({ days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  }
  if (left >= HOUR) {
    return t.table.leftHours({ hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  }
  const seconds = Math.floor(left / 1000);
  if (seconds < 10) return `0:0${(left / 1000).toFixed(1)}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
