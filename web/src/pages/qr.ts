/** One SVG path over the dark squares of a grid, a rectangle for each run in a row. */
export function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runs(row)
        .map(([x, long]) => `M${x} ${y}h${long}v1h-${long}z`)
        .join(""),
    )
    .join("");
}

function runs(row: readonly boolean[]): [start: number, long: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
