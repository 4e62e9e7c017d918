const inPairs = 2;

/** The sections in columns of two, so that they read 1, 3, 5 across and 2, 4, 6 below (spec §2.4); only two have a column each. */
export function columnsOf<Section>(sections: readonly Section[]): Section[][] {
  if (sections.length <= inPairs) return sections.map((section) => [section]);
  const columns: Section[][] = [];
  for (let first = 0; first < sections.length; first += inPairs) columns.push(sections.slice(first, first + inPairs));
  return columns;
}
