const lower: ReadonlySet<string> = new Set(['lighting', 'bedding', 'bath', 'storage-and-cleaning']);

/** Maximum height of a department's sub-menu in pixels (spec §9). */
export function menuHeight(slug: string): number {
  if (slug === 'kids') return 450;
  return lower.has(slug) ? 550 : 620;
}
