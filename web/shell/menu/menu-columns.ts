const inPairs = 2;

/**
 * The sections in columns of two, one above the other, so that they read 1, 3, 5 across and 2, 4, 6 below (spec §2.4); where there are only
 * two, each has a column.
 */
export function columnsOf<Section>(sections: readonly Section[]): Section[][] {
  if (sections.length <= inPairs) return sections.map((section) => [section]);
  const columns: Section[][] = [];
  for (let first = 0; first < sections.length; first += inPairs) columns.push(sections.slice(first, first + inPairs));
  return columns;
}

const lower = new Set(['lighting', 'bedding', 'bath', 'storage-and-cleaning']);

/** How high a department's sub-menu may be, in pixels (spec §9). */
export function mostHeight(slug: string): number {
  if (slug === 'kids') return 450;
  return lower.has(slug) ? 550 : 620;
}
