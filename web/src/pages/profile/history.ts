/** The history of a rating: what it looks like as a line, and what it says in numbers. */
import type { GameRating } from "$/wire/httpTypes";

export const DAYS = 90;
/** Ratings with a wider margin have no place on a leaderboard; the same number is in the server's statistics. */
export const WIDEST = 80;
export const LEAST_GAMES = 10;
const DAY = 86_400_000;

export const isSettling = ({ games, margin }: GameRating): boolean => games < LEAST_GAMES || margin > WIDEST;

/** How much a rating has changed in the last days. */
export function changeOf({ history, rating }: GameRating, now = Date.now()): number {
  const since = now - DAYS * DAY;
  const before = history.findLast(({ day }) => Date.parse(day) < since) ?? history[0];
  return rating - (before?.rating ?? rating);
}

export interface Spark {
  path: string;
  x: number;
  y: number;
}

/** The line of a history in a box of this size; null for fewer than two days. */
export function sparkOf({ history }: GameRating, width = 140, height = 40, edge = 6): Spark | null {
  const points = history.map(({ rating }) => rating);
  if (points.length < 2) return null;
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const spread = most - least || 1;
  const places = points.map((point, at) => ({
    x: edge + (at * (width - 2 * edge)) / (points.length - 1),
    y: edge + ((most - point) * (height - 2 * edge)) / spread,
  }));
  const path = `M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  return { path, ...(places.at(-1) ?? { x: 0, y: 0 }) };
}
