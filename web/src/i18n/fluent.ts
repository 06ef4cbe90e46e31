/** The texts of one owner (a room, the core, the pages) in one language; only this file knows @fluent/bundle. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

/** Numbers below zero are written with a minus, not with a hyphen. */
const withMinus = (words: string) => words.replace(/(^|[\s(])-(?=\d)/g, "$1−");

export class Texts {
  private readonly bundle: FluentBundle | null;
  private lists?: Intl.ListFormat;

  /** Without a source there is no text at all. */
  constructor(
    readonly language: string,
    source?: string,
  ) {
    this.bundle = source === undefined ? null : bundleOf(language, source);
  }

  has(name: string): boolean {
    return this.bundle?.hasMessage(name) ?? false;
  }

  /** A text with its values put in. A text that is missing, or lacks a value, is a mistake of ours. */
  text(name: string, values: Values = {}): string {
    const pattern = this.bundle?.getMessage(name)?.value;
    if (this.bundle && pattern != null) return withMinus(this.bundle.formatPattern(pattern, values));
    throw new Error(`there is no text ${name}`);
  }

  /** Words joined as a sentence does: a, b, and c. The first list format of a page takes long to make. */
  listed(words: readonly string[]): string {
    this.lists ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.lists.format(words);
  }
}
