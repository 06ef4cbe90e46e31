/** What the chosen steps name. */

/** What follows a verb in the steps, in their order. */
export function after(steps: readonly string[], verb: string): string[] {
  return steps.flatMap((step) => (step.startsWith(`${verb} `) ? [step.slice(verb.length + 1)] : []));
}

export function counts(names: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}
