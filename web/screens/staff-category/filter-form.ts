import { type RestrictionKey, restrictionKeys } from '../../../contract/search/facets.ts';
import type { FiltersAttempt, StaffCategoryData } from './staff-category-data.ts';

/** All filters, those that a category has first. */
const inOrder = (chosen: readonly RestrictionKey[]): RestrictionKey[] => [...new Set([...chosen, ...restrictionKeys])];

/** Stored filters as a form; null where they are automatic, unless somebody begins to choose. */
export function filtersOf({ facets }: Pick<StaffCategoryData['category'], 'facets'>, begins: boolean): FiltersAttempt | null {
  if (facets) return { keys: inOrder(facets), shown: facets, error: null };
  return begins ? { keys: [...restrictionKeys], shown: [...restrictionKeys], error: null } : null;
}

/** The form as posted, after a button that moves a filter: `up.color`, `down.color`. */
export function readFilters(form: URLSearchParams): FiltersAttempt {
  const given = (name: string) => form.getAll(name).flatMap((text) => restrictionKeys.find((key) => key === text) ?? []);
  const keys = inOrder(given('key'));
  const shown = given('shown');
  const [step, name] = (form.get('then') ?? '').split('.');
  const moved = keys.find((key) => key === name);
  if (moved === undefined) return { keys, shown, error: null };
  const from = keys.indexOf(moved);
  const to = step === 'up' ? from - 1 : from + 1;
  if ((step !== 'up' && step !== 'down') || to < 0 || to >= keys.length) return { keys, shown, error: null };
  return { keys: keys.toSpliced(from, 1).toSpliced(to, 0, moved), shown, error: null };
}
