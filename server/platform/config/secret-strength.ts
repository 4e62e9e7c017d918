/** Minimum length: 16 random bytes in hexadecimal. */
export const minSecretLength = 32;

/** Random text never has so few distinct characters in 32; hexadecimal digits average 14. */
const minDifferent = 9;
/** A repeated run of this length occurs in random text once in a million years. */
const maxRepeat = 8;
/** Common parts of passwords and placeholders, too long to occur in random text. */
const telling =
  /passw|secret|change|replace|insert|example|default|mantel|admin|letmein|welcome|qwerty|random|production|demonstration|correct.?horse|please|whatever/i;

/** Why a secret can be guessed, as the end of a sentence about it; null for one that looks random. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < minSecretLength) return `has ${secret.length} characters, and needs ${minSecretLength} or more`;
  if (new Set(secret).size < minDifferent) return 'has too few different characters';
  if (repeats(secret)) return 'repeats itself';
  if (stepsOf(secret) > secret.length / 2) return 'is made of sequences such as abc or 123';
  if (telling.test(unmasked(secret))) return 'contains a word that guessing starts with';
  if (!isMixed(secret)) return 'reads like words; random characters mix letters and digits';
  return null;
}

/** How to create a good one. */
export const howToMakeSecret = 'make one with: openssl rand -base64 32';

function repeats(text: string): boolean {
  const seen = new Set<string>();
  for (let at = 0; at + maxRepeat <= text.length; at++) {
    const part = text.slice(at, at + maxRepeat);
    if (seen.has(part)) return true;
    seen.add(part);
  }
  return false;
}

/** Adjacent characters that follow each other in the alphabet, up or down. */
function stepsOf(text: string): number {
  let steps = 0;
  for (let at = 1; at < text.length; at++) if (Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1)) === 1) steps += 1;
  return steps;
}

/** Undoes leetspeak: `p4$$w0rd`. */
const unmasked = (text: string): string => text.replaceAll(/[013457@$]/g, (mark) => masks.get(mark) ?? mark);
const masks: ReadonlyMap<string, string> = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }));

/** Random text mixes letters and digits, or at least cases; a phrase consists of runs of either, whatever separates them. */
function isMixed(text: string): boolean {
  const bare = text.replaceAll(/[^a-z0-9]/gi, '');
  const plain = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  const digits = plain.split(/\d+/).length - 1;
  const inWords = (plain.match(/[A-Z]?[a-z]{4,}/g) ?? []).join('').length;
  return digits >= 3 || inWords < plain.length * 0.75;
}
