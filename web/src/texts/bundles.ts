/** The texts of one owner (a room, the core, the pages) in one language; what it lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

export class Texts {
  private readonly bundles: FluentBundle[];

  /** `sources` holds the file of the language, then that of English; one of them where they are the same. */
  constructor(
    readonly language: string,
    sources: Record<string, string>,
  ) {
    const languages = [...new Set([language, "en"])];
    this.bundles = languages.flatMap((one) =>
      sources[one] === undefined ? [] : [bundleOf(one, sources[one])],
    );
  }

  has(name: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(name));
  }

  /** A text with its values put in. A text that is missing, or lacks a value, is a mistake of ours. */
  text(name: string, values: Values = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(name)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, values);
    }
    throw new Error(`there is no text ${name}`);
  }

  /** Words joined as a sentence does: a, b, and c. */
  listed(words: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(words);
  }
}
