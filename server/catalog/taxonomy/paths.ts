import { createHash } from 'node:crypto';

/** The category of products that fit no other; it is in no menu. */
export const uncategorised = 'more-to-explore';

/** Slugs of a category path and of all paths above it: `a/b/c` → `a`, `a/b`, `a/b/c`. */
export function pathWithAncestors(path: string): string[] {
  const slugs = path.split('/');
  return slugs.map((_, i) => slugs.slice(0, i + 1).join('/'));
}

/** A name for a category known only by its slug: `tv-stands` → `Tv stands`. */
export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lower-case letters, digits and hyphens, for URLs: `Côte d’Azur, 8"` → `cote-d-azur-8`. Never empty. */
export function slugOf(text: string): string {
  return cut(wholeSlugOf(text), maxSlugLength) || 'item';
}

const maxSlugLength = 100;

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '');

function wholeSlugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Letters and digits of scripts that `slugOf` leaves out altogether. */
const otherScripts = /(?!\p{Script=Latin}|[0-9])[\p{L}\p{Nd}]/u;

/**
 * Like `slugOf`, but different for words of other scripts, of which it leaves nothing, and for texts that it cuts: `沙发` → `item-` and a digest. A slug
 * stays as it is. For what has to be told apart by it.
 */
export function distinctSlugOf(text: string): string {
  const whole = wholeSlugOf(text);
  const told = otherScripts.test(text) ? text.normalize('NFC').trim().toLowerCase() : whole.length > maxSlugLength ? whole : null;
  if (told === null) return slugOf(text);
  return `${cut(whole, maxSlugLength - 10) || 'item'}-${createHash('sha256').update(told).digest('hex').slice(0, 8)}`;
}
