const irregular = new Map(
  Object.entries({
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    knives: 'knife',
    loaves: 'loaf',
    lens: 'lens',
    series: 'series',
    kids: 'kids',
  }),
);

/** Normalizes singular and plural: `boxes` → `box`. The result need not be a word. */
function singular(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text, singular, without accents and case: `Café Tables` → `cafe`, `table`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/&|\+/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular);
}

/** The alternatives in a type: `Sofas & Couches` → both; `Chairs, dining` and `Floor & table lamps` as they are meant. */
export function alternativesOf(text: string): string[] {
  const parts = text
    .split(/,|&|\+|\/|;|\s[-–—]\s|\s(?:and|or)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return [text];
  const head = parts.at(-1)?.split(/\s+/).at(-1) ?? '';
  return [text, ...parts.slice(0, -1).map((part) => `${part} ${head}`), ...parts.slice(1).map((part) => `${part} ${parts[0]}`)];
}

/** Each alternative by itself. */
export function partsOf(text: string): string[] {
  return text
    .split(/,|&|\+|\/|;|\s[-–—]\s|\s(?:and|or)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Levels of a path, deepest first: `Home & Garden > Lighting > Lamps`. */
export function levelsOf(text: string): string[] {
  return text
    .split(/[>»|:]|\s\/\s/)
    .map((level) => level.trim())
    .filter((level) => level !== '' && !/^[\d\s-]+$/.test(level))
    .reverse();
}

/** A text up to its noun: without purpose, material, accessories, counts and parentheses. */
export function nounPhrase(text: string): string {
  const plain = text
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ')
    .replace(/\b(chests?) of (drawers)\b/gi, 'chestofdrawers')
    .replace(/^\s*(?:a\s+)?(?:sets?|pairs?|packs?|box|boxes|collection)\s+of\s+(?:\d+\s+)?/i, '');
  return plain.split(/\s(?:for|with|without|in|of|from|by|to|on)\s|\s[–—|]\s/i, 1)[0] ?? '';
}
