/** Outlines this long are worth a definition when they come twice. */
const worth = 56;

/**
 * Writes every outline once: a path that comes again (under a texture, a light, a shadow) becomes a use of the first.
 * Returns the markup and the definitions it needs; ids start with `prefix`.
 */
export function compact(markup: string, prefix: string): { markup: string; definitions: string } {
  const times = new Map<string, number>();
  for (const [, d = ''] of markup.matchAll(/<path d="([^"]+)"/g)) if (d.length >= worth) times.set(d, (times.get(d) ?? 0) + 1);
  const ids = new Map<string, string>();
  for (const [d, count] of times) if (count > 1) ids.set(d, `${prefix}${ids.size.toString(36)}`);
  const written = markup.replaceAll(/<path d="([^"]+)"/g, (path, d: string) => (ids.has(d) ? `<use href="#${ids.get(d)}"` : path));
  return { markup: written, definitions: [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('') };
}
