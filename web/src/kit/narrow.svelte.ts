/** Whether the window is as narrow as a phone: then the frame has one column. */
const NARROW = "(max-width: 820px)";

class Narrow {
  private readonly query = matchMedia(NARROW);
  now = $state(this.query.matches);

  constructor() {
    this.query.addEventListener("change", (event) => (this.now = event.matches));
  }
}

export const narrow = new Narrow();
