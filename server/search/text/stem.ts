import { own } from '../../../contract/values/own.ts';

/** Irregular plurals. */
const irregular: Readonly<Record<string, string>> = {
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  loaves: 'loaf',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  childrens: 'child',
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  benches: 'bench',
  glasses: 'glass',
  grey: 'gray',
  // Exceptions to the rules below.
  bedding: 'bedding',
  lighting: 'lighting',
  painting: 'painting',
  seating: 'seating',
  dining: 'dining',
  living: 'living',
  string: 'string',
  spring: 'spring',
  wedding: 'wedding',
  ceiling: 'ceiling',
  railing: 'railing',
  shelving: 'shelving',
  stocking: 'stocking',
};

const vowel = /[aeiouy]/;
/** Plurals that their compounds share: bookshelves, pocketknives. */
const compound = /(?<=.)(?:shelves|knives|leaves|loaves)$/;
/** A short stem that has lost its last letter: `frame` of "framed", `wipe` of "wiping" (Porter's rule). */
const cutShort = /^(?:[^aeiouy]*[aeiouy][^aeiouywx]|.*[vz])$/;

/** Suffixes to strip, longest first, with what replaces each. */
const endings: readonly (readonly [ending: string, left: string])[] = [
  ['izations', 'ize'],
  ['ization', 'ize'],
  ['ations', ''],
  ['ation', ''],
  ['atives', ''],
  ['ative', ''],
  ['ating', ''],
  ['ated', ''],
  ['ates', ''],
  ['ate', ''],
  ['ness', ''],
  ['ings', ''],
  ['ing', ''],
  ['ed', ''],
];

/** The stem a word shares with its plural and closest relatives: `rugs` → `rug`, `benches` → `bench`, `decorative` → `decor`. */
export function stemOf(word: string): string {
  const known = Object.hasOwn(irregular, word) ? own(irregular, word) : undefined;
  if (known !== undefined) return known;
  if (word.length <= 3 || /\d/.test(word)) return word;
  const single = singular(word);
  const again = Object.hasOwn(irregular, single) ? own(irregular, single) : undefined;
  return again ?? withoutEnding(single);
}

/** A word in the singular and otherwise as written: "inspired" stays apart from "inspiration". */
export function singularOf(word: string): string {
  const known = Object.hasOwn(irregular, word) ? own(irregular, word) : undefined;
  return known ?? (word.length <= 3 || /\d/.test(word) ? word : singular(word));
}

function singular(word: string): string {
  const last = compound.exec(word);
  if (last) return `${word.slice(0, last.index)}${own(irregular, last[0]) ?? ''}`;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/s$/.test(word)) return word.slice(0, -1);
  return word;
}

function withoutEnding(word: string): string {
  for (const [ending, left] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (left === '' && /^(?:ings?|ed)$/.test(ending) && stem.length >= 3 && cutShort.test(stem)) return `${stem}e`;
    if (stem.length < 4 || !vowel.test(stem)) return word;
    return `${undoubled(stem)}${left}`;
  }
  return word;
}

/** `quilted` → `quilt`, `tufted` → `tuft`, but `wrapping` → `wrap`. */
function undoubled(stem: string): string {
  return /([bdgkmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
