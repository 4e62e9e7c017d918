import { isOf, type RestrictionKey, restrictionKeys } from '../search/facets.ts';
import { own } from '../values/own.ts';

/** Only a text with a letter or a digit is searched (spec §5). */
const searchable = /[\p{L}\p{N}]/u;

/** The search text for what was typed: trimmed, at most 200 characters; null when there is nothing to search for. */
export function searchTextOf(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 200).trim();
  return searchable.test(text) ? text : null;
}

/** A restriction of a list: a key (`k` is the search text, others are filters) with one value. */
export interface Restriction {
  readonly key: 'k' | RestrictionKey;
  readonly value: string;
}

/** The path segments `{values}/{keys}` of a results URL, in the fixed order; not yet percent-encoded. */
export function segmentsOf(restrictions: readonly Restriction[]): { values: string; keys: string } {
  const ordered = inOrder(restrictions);
  return { values: ordered.map(({ value }) => escapeText(value)).join(','), keys: ordered.map(({ key }) => key).join(',') };
}

/**
 * Restrictions from percent-decoded segments, in the fixed order; a slash comes back as a hyphen. Null when values and keys do not pair up, a key is
 * unknown, or a single-value key has several.
 */
export function parseRestrictions(values: string, keys: string): Restriction[] | null {
  const allValues = splitValues(values).map(unescapeText);
  const allKeys = keys.split(',');
  if (allValues.length !== allKeys.length) return null;
  return checked(allKeys.map((key, index) => ({ key, value: allValues[index] ?? '' })));
}

/** Restrictions from a query (`color=navy&color=teal&price=100-250`); null as above. */
export function restrictionsOfQuery(query: URLSearchParams): Restriction[] | null {
  return checked(restrictionKeys.flatMap((key) => query.getAll(key).map((value) => ({ key, value }))));
}

/** The search text first, then keys in the contract's order with sorted values; duplicates count once. */
export function inOrder(restrictions: readonly Restriction[]): Restriction[] {
  const distinct = new Map(restrictions.map((restriction) => [`${restriction.key}\0${restriction.value}`, restriction]));
  return [...distinct.values()].sort((a, b) => rank(a) - rank(b) || (a.value < b.value ? -1 : 1));
}

/** Keys with several values that match any (checklist: Lists 2). */
export const takesSeveral = (key: string): boolean => several.has(key);

const several: ReadonlySet<string> = new Set(restrictionKeys.filter((key) => isOf('categories', key) || isOf('values', key)));
const known: ReadonlySet<string> = new Set(['k', ...restrictionKeys]);
const rank = ({ key }: Restriction) => (key === 'k' ? -1 : restrictionKeys.indexOf(key));
const isKey = (key: string): key is Restriction['key'] => known.has(key);

function checked(pairs: readonly { key: string; value: string }[]): Restriction[] | null {
  const valid = pairs.filter((pair): pair is Restriction => isKey(pair.key) && pair.value !== '');
  if (valid.length < pairs.length) return null;
  const ordered = inOrder(valid);
  const isTwice = ordered.some(({ key }, index) => key === ordered[index - 1]?.key && !takesSeveral(key));
  return isTwice ? null : ordered;
}

const escapes: Readonly<Record<string, string>> = {
  _: '__',
  '-': '_-',
  '/': '_-',
  '(': '_(',
  ')': '_)',
  '~': '_~',
  ',': '_,',
  ' ': '-',
  '&': '_and',
};

/**
 * The search text in a results URL (spec §5): underscore doubled; hyphen, parentheses, tilde and comma escaped by an underscore; slash as
 * underscore-hyphen (so it comes back as a hyphen); space as hyphen; ampersand as `_and`.
 */
function escapeText(text: string): string {
  return text.replaceAll(/[_\-/()~, &]/g, (character) => own(escapes, character) ?? character);
}

function unescapeText(escaped: string): string {
  return escaped.replaceAll(/_and|_[_\-()~,]|-/g, (part) => {
    if (part === '-') return ' ';
    return part === '_and' ? '&' : part.slice(1);
  });
}

/** At commas not escaped by an underscore; a doubled underscore before one is a separate pair. */
function splitValues(values: string): string[] {
  const parts = [''];
  for (const piece of values.match(/_.|./gsu) ?? []) {
    if (piece === ',') parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
