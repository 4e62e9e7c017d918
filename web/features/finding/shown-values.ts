import type { FacetValue } from '../../../contract/search/facets.ts';

/** Values shown at once; of a tree, children of one parent. */
const shownAtOnce = 8;

interface Shown {
  readonly first: readonly FacetValue[];
  /** Behind "Show all"; never so few that the button takes as much room. */
  readonly rest: readonly FacetValue[];
}

/**
 * Divides a filter's values, in their order: the first of each parent, and whatever is chosen, so that opening a category hides neither its
 * siblings nor another choice (checklist: Lists 1, 2).
 */
export function shownValues(values: readonly FacetValue[], isChosen: (value: FacetValue) => boolean): Shown {
  /** How many values of the parent came before, by level. */
  const before: number[] = [];
  const isFirst = values.map((value) => {
    const level = value.level ?? 0;
    before.length = level + 1;
    const place = before[level] ?? 0;
    before[level] = place + 1;
    return place < shownAtOnce || isChosen(value);
  });
  const rest = values.filter((_, at) => !isFirst[at]);
  return rest.length <= 2 ? { first: values, rest: [] } : { first: values.filter((_, at) => isFirst[at]), rest };
}
