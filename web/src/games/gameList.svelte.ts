/** The list of games, asked for once. */
import { backend } from "$/connect/backend";
import { putKinds } from "$/i18n/catalogs";
import type { Box } from "$/wire/httpTypes";

class GameList {
  boxes = $state.raw<readonly Box[]>([]);
  private asking: Promise<readonly Box[]> | null = null;

  load(): Promise<readonly Box[]> {
    this.asking ??= backend.games().then(
      (boxes) => {
        for (const box of boxes) putKinds(box.name, box.arguments);
        return (this.boxes = boxes);
      },
      (error: unknown) => {
        this.asking = null;
        throw error;
      },
    );
    return this.asking;
  }

  titleOf(game: string): string {
    return this.boxes.find((box) => box.name === game)?.title ?? "";
  }
}

export const gameList = new GameList();
