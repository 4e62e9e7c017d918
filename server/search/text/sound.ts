/** What letters sound like, in order; vowels within a word say little, and doubled letters nothing. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:wr|rh)/, 'r'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/t?ch|sh/g, 'š'],
  [/c(?=[eiy])|z/g, 's'],
  [/c?k|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/gh/g, ''],
  [/(?<=.)[aeiouywh]/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/** Words with the same key sound alike: `wreath` and `reath`, `chandelier` and `shandelier`. */
export const soundOf = (word: string): string => sounds.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
