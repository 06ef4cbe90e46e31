// Written by scripts/text_types.py from web/src/strings/presence/en.ftl; do not edit.
import { text } from "$/i18n/catalogs";

export const t = {
  presence: {
    get here() { return text("presence", "presence-here"); },
    get away() { return text("presence", "presence-away"); },
    lost: (values: { time: number | string }) => text("presence", "presence-lost", values),
    since: (values: { time: number | string }) => text("presence", "presence-since", values),
    idle: (values: { time: number | string }) => text("presence", "presence-idle", values),
    days: (values: { days: number | string }) => text("presence", "presence-days", values),
    hours: (values: { hours: number | string }) => text("presence", "presence-hours", values),
    watchers: (values: { number: number | string }) => text("presence", "presence-watchers", values),
    lostLine: (values: { time: number | string }) => text("presence", "presence-lostLine", values),
    clockRuns: (values: { left: number | string }) => text("presence", "presence-clockRuns", values),
  },
  absent: {
    title: (values: { name: number | string; time: number | string }) => text("presence", "absent-title", values),
    spoken: (values: { name: number | string }) => text("presence", "absent-spoken", values),
    choose: (values: { left: number | string }) => text("presence", "absent-choose", values),
    get chooseSlow() { return text("presence", "absent-chooseSlow"); },
    get wait() { return text("presence", "absent-wait"); },
    get waitLonger() { return text("presence", "absent-waitLonger"); },
    get claim() { return text("presence", "absent-claim"); },
    get bot() { return text("presence", "absent-bot"); },
    get vote() { return text("presence", "absent-vote"); },
    votes: (values: { names: number | string; voters: number | string; needed: number | string; bot: number | string }) => text("presence", "absent-votes", values),
    noVotes: (values: { bot: number | string }) => text("presence", "absent-noVotes", values),
    get nudge() { return text("presence", "absent-nudge"); },
    get still() { return text("presence", "absent-still"); },
    get stillLine() { return text("presence", "absent-stillLine"); },
    get stillHere() { return text("presence", "absent-stillHere"); },
  },
  back: {
    title: (values: { moves: number | string }) => text("presence", "back-title", values),
    get counts() { return text("presence", "back-counts"); },
    get late() { return text("presence", "back-late"); },
    get take() { return text("presence", "back-take"); },
    get leave() { return text("presence", "back-leave"); },
  },
  leaving: {
    get title() { return text("presence", "leaving-title"); },
    get after() { return text("presence", "leaving-after"); },
    line: (values: { time: number | string; bot: number | string }) => text("presence", "leaving-line", values),
    seconds: (values: { seconds: number | string }) => text("presence", "leaving-seconds", values),
    minutes: (values: { minutes: number | string }) => text("presence", "leaving-minutes", values),
    shown: (values: { time: number | string; bot: number | string }) => text("presence", "leaving-shown", values),
  },
};
export const named = (kind: string, value: string) => text("presence", `${kind}-${value}`);
