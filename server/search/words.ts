/** More words than these say nothing more, and each costs time. */
const maxWords = 12;

/** The words of a text as they are indexed and asked for: lower case, without accents; everything but letters and digits separates. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What was asked for, ready for the database. */
export interface TextQuery {
  /** Finds products with all the words; the last may be the beginning of one. `to_tsquery` syntax. */
  all: string;
  /** Finds products with any of them. */
  any: string;
  /** As typed, for SKUs and for likeness; lower case. */
  plain: string;
}

/** Reads whatever a shopper types; null when there is no letter and no digit in it. Never an error, whatever the text. */
export function parseQuery(text: string): TextQuery | null {
  const words = wordsOf(text.toWellFormed()).slice(0, maxWords);
  const last = words.pop();
  if (last === undefined) return null;
  const terms = [...words.map((word) => `'${word}'`), `('${last}' | '${last}':*)`];
  return { all: terms.join(' & '), any: terms.join(' | '), plain: text.replaceAll('\0', '').trim().toLowerCase() };
}
