const inPairs = 2;

/** The sections in columns of two, so that they read 1, 3, 5 across and 2, 4, 6 below (spec §2.4); only two have a column each. */
export function columnsOf<Section>(sections: readonly Section[]): Section[][] {
  if (sections.length <= inPairs) return sections.map((section) => [section]);
  const columns: Section[][] = [];
  for (let first = 0; first < sections.length; first += inPairs) columns.push(sections.slice(first, first + inPairs));
  return columns;
}

const lower = new Set(['lighting', 'bedding', 'bath', 'storage-and-cleaning']);

/** Maximum height of a department's sub-menu in pixels (spec §9). */
export function mostHeight(slug: string): number {
  if (slug === 'kids') return 450;
  return lower.has(slug) ? 550 : 620;
}
