/** The list of games, asked for once. */
import { backend } from "$/connect/backend";
import type { Box } from "$/wire/answers";

class Shelf {
  boxes = $state.raw<readonly Box[]>([]);
  private asking: Promise<readonly Box[]> | null = null;

  load(): Promise<readonly Box[]> {
    this.asking ??= backend.games().then(
      (boxes) => (this.boxes = boxes),
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

export const shelf = new Shelf();
