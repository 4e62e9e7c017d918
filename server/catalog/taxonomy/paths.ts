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
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
  return slug || 'item';
}
