/** Where the games of a server are reviewed: in the page if it can, else, or if the reader wants it, by the server. */
import type { Review } from "$/wire/httpTypes";
import type { Backend } from "$/wire/backend";

/** Only a page that reviews a game loads the engine's part of the client. */
const reviewer = () => import("$/browserEngine/serverGameReviews");

export function reviewingHere(server: Backend): Backend {
  const here = new Set<string>();

  async function begin(table: string): Promise<Review | null> {
    const { mayReview, reviewHere } = await reviewer();
    const begun = mayReview() ? await reviewHere(server, table) : null;
    if (begun) here.add(table);
    return begun;
  }

  /** A review that was begun on this device goes on when the page is loaded again. */
  async function resume(table: string, acts: number): Promise<Review | null> {
    const judged = await (await reviewer()).judgedBefore(table);
    return judged === null || judged.length >= acts ? judged && { acts, judged } : begin(table);
  }

  return {
    ...server,
    askReview: async (table, where = "here") => {
      const known = await server.review(table);
      if (known.judged.length > 0) return known;
      const begun = where === "here" ? await begin(table) : null;
      return begun ?? server.askReview(table);
    },
    review: async (table) => {
      if (here.has(table)) return (await reviewer()).reviewedHere(table);
      const known = await server.review(table);
      return known.judged.length > 0 ? known : ((await resume(table, known.acts)) ?? known);
    },
  };
}
