import { createHash } from 'node:crypto';

/**
 * The half of the judged queries that is set aside: those whose texts hash lowest. Nobody reads them or tunes to them, and only their mean is printed,
 * so that it tells how search does on queries it has not seen.
 */
export function setAside(texts: readonly string[]): ReadonlySet<string> {
  const hash = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
  const inOrder = texts.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1));
  return new Set(inOrder.slice(0, Math.floor(texts.length / 2)));
}
