/**
 * The search text of a results URL (spec §5): underscore doubled; hyphen, parentheses, tilde and comma behind an underscore;
 * a slash as underscore-hyphen (so it comes back as a hyphen); space as hyphen; ampersand as `_and`; the rest percent-encoded
 * where a path needs it.
 */
export function encodeSearchText(text: string): string {
  return encodePath(escapeText(text));
}

/** The text of one encoded value; never throws. A slash comes back as a hyphen, everything else as it was. */
export function decodeSearchText(encoded: string): string {
  return unescapeText(decodePath(encoded));
}

/** One restriction of a results page: a key (`k` is the search text, others are filters) and its value. */
export interface Restriction {
  readonly key: string;
  readonly value: string;
}

/** The two path segments `{values}/{keys}` of a results URL, restrictions in their one fixed order. */
export function formatRestrictions(restrictions: readonly Restriction[]): string {
  const ordered = inOrder(restrictions);
  const values = ordered.map(({ value }) => encodeSearchText(value)).join(',');
  const keys = ordered.map(({ key }) => encodeURIComponent(key)).join(',');
  return `${values}/${keys}`;
}

/** Restrictions of the percent-decoded segments, in their fixed order; null when values and keys do not pair up. */
export function parseRestrictions(values: string, keys: string): Restriction[] | null {
  const allValues = splitValues(values).map(unescapeText);
  const allKeys = keys.split(',');
  if (allValues.length !== allKeys.length) return null;
  const pairs = allKeys.map((key, index) => ({ key, value: allValues[index] ?? '' }));
  if (pairs.some(({ key, value }) => !/^[A-Za-z][\w-]*$/.test(key) || value === '')) return null;
  return inOrder(pairs);
}

/** The search text first, then the keys by name and the values of a key by value; what is there twice counts once. */
function inOrder(restrictions: readonly Restriction[]): Restriction[] {
  const rank = ({ key, value }: Restriction) => `${key === 'k' ? 0 : 1}\0${key}\0${value}`;
  const byRank = new Map(restrictions.map((restriction) => [rank(restriction), restriction]));
  return [...byRank.keys()].sort().map((key) => byRank.get(key) as Restriction);
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

function escapeText(text: string): string {
  return text.replaceAll(/[_\-/()~, &]/g, (character) => escapes[character] ?? character);
}

function unescapeText(escaped: string): string {
  return escaped.replaceAll(/_and|_[_\-()~,]|-/g, (part) => {
    if (part === '-') return ' ';
    return part === '_and' ? '&' : part.slice(1);
  });
}

/** At the commas that no underscore escapes; a doubled underscore before one is a pair of its own. */
function splitValues(values: string): string[] {
  const parts = [''];
  for (const piece of values.match(/_.|./gsu) ?? []) {
    if (piece === ',') parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

function encodePath(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
