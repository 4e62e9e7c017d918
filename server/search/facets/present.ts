import {
  type Facet,
  type FacetValue,
  facetKinds,
  type RestrictionKey,
  type Restrictions,
  restrictionKeys,
} from '../../../contract/facets.ts';
import type { AppliedRestriction } from '../../../contract/search.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { rangeOf } from '../query/restrict.ts';
import { type CategoryNames, categoryValues } from './categories.ts';
import { colorFamilies } from './colors.ts';
import { type Counts, totalWithout } from './count.ts';
import { rangeLabel, rangeText, steps } from './steps.ts';

export const facetTitles: Readonly<Record<RestrictionKey, string>> = {
  categories: 'Category',
  price: 'Price',
  color: 'Color',
  material: 'Material',
  size: 'Size',
  shape: 'Shape',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  rating: 'Customer rating',
  fastShipping: 'Fast shipping',
  sale: 'On sale',
  inStock: 'In stock',
  brand: 'Brand',
};

/** The facets shoppers use most; they stand above the list too. */
const promoted: ReadonlySet<RestrictionKey> = new Set(['price', 'color', 'size', 'rating', 'fastShipping']);
/** Share of a list that a value must hold for its facet to stand above it: among sofas nobody is after the size of the one rug. */
const leastPromoted = 0.2;
/** Values of one facet; nobody reads more. Chosen ones are always among them. */
const mostValues = 40;
/** A measure that so few of the list's products tell does not divide it. */
const leastKnown = 0.1;

export interface Context {
  readonly index: SoldIndex;
  readonly counts: Counts;
  readonly chosen: Restrictions;
  readonly categories: CategoryNames;
  /** The category that is listed. */
  readonly within: number | undefined;
}

/** The facets of a list in their fixed order; what would not divide it is left out, what is chosen never. */
export function presentFacets(context: Context): Facet[] {
  return restrictionKeys.flatMap((key) => {
    const chosen = isChosen(context.chosen, key);
    const shown = presented(key, context);
    return shown && (chosen || divides(shown, totalWithout(context.counts, key))) ? [shown] : [];
  });
}

/** Chosen values as chips, in the fixed order. */
export function presentApplied({ index, chosen, categories }: Omit<Context, 'counts'>): AppliedRestriction[] {
  return restrictionKeys.flatMap((key) => {
    const choice = chosen[key];
    if (choice === undefined || choice === false) return [];
    const values = Array.isArray(choice) ? choice : [String(choice)];
    return values.map((value) => ({ key, value, label: labelOf(key, value, index, categories) }));
  });
}

function labelOf(key: RestrictionKey, value: string, index: SoldIndex, categories: CategoryNames): string {
  switch (facetKinds[key]) {
    case 'categories':
      return categories.name(Number(value)) ?? value;
    case 'values':
      return index.values.known(index.values.idOf(key, value))?.label ?? value;
    case 'range':
      return `${facetTitles[key]}: ${rangeLabel(unitOf(key), rangeOf(value))}`;
    case 'rating':
      return starsLabel(Number(value));
    case 'switch':
      return facetTitles[key];
  }
}

/** What is chosen stays where it was pressed. */
function promotedByShare(facet: Facet, { counts, chosen }: Context): Facet {
  const most = Math.max(0, ...facet.values.map(({ count }) => count));
  const isWorth = most >= totalWithout(counts, facet.key) * leastPromoted || isChosen(chosen, facet.key);
  return { ...facet, promoted: facet.promoted && isWorth };
}

function presented(key: RestrictionKey, context: Context): Facet | null {
  const facet = { key, title: facetTitles[key], kind: facetKinds[key], promoted: promoted.has(key), range: null };
  switch (facet.kind) {
    case 'categories':
      return { ...facet, values: categoryValues(context) };
    case 'values':
      return promotedByShare({ ...facet, values: plainValues(key, context) }, context);
    case 'rating':
      return { ...facet, values: starValues(context) };
    case 'switch':
      return { ...facet, values: switchValue(key as 'sale' | 'inStock' | 'fastShipping', context) };
    case 'range':
      return presentedRange(facet, key as 'price' | 'width' | 'depth' | 'height', context);
  }
}

function divides({ kind, values, range }: Facet, total: number): boolean {
  if (kind === 'range') return range !== null && range.min < range.max;
  if (kind === 'switch' || kind === 'rating') return values.some(({ count }) => count > 0 && count < total);
  return values.length > 1;
}

/** Sizes by what their figures say: 2'6" × 6', 2'6" × 8', 2'6" × 10'. Slower, and there are few of them. */
const byFigures = new Intl.Collator('en', { numeric: true });
const byLetters = (a: string, b: string) => (a < b ? -1 : 1);

function plainValues(key: RestrictionKey, { index, counts, chosen }: Context): FacetValue[] {
  const choice = new Set(chosen[key] as string[] | undefined);
  const found: FacetValue[] = [];
  for (let id = 1; id < counts.values.length; id++) {
    const known = index.values.known(id);
    const count = counts.values[id] as number;
    if (known?.key !== key || (count === 0 && !choice.has(known.value))) continue;
    const swatch = key === 'color' ? colorFamilies[known.value as keyof typeof colorFamilies]?.[1] : undefined;
    found.push({ value: known.value, label: known.label, count, selected: choice.has(known.value), ...(swatch && { swatch }) });
  }
  const inOrder = key === 'size' ? byFigures.compare : byLetters;
  found.sort((a, b) => b.count - a.count || inOrder(a.label, b.label));
  return found.filter(({ selected }, at) => selected || at < mostValues);
}

function starValues({ counts, chosen }: Context): FacetValue[] {
  return [4, 3, 2, 1].flatMap((stars) => {
    const count = counts.stars[stars] as number;
    const selected = chosen.rating === stars;
    return count > 0 || selected ? [{ value: String(stars), label: starsLabel(stars), count, selected }] : [];
  });
}

const starsLabel = (stars: number): string => (stars === 5 ? '5 stars' : `${stars} ${stars === 1 ? 'star' : 'stars'} & up`);

function switchValue(key: 'sale' | 'inStock' | 'fastShipping', { counts, chosen }: Context): FacetValue[] {
  return [{ value: 'true', label: facetTitles[key], count: counts.switches[key], selected: chosen[key] === true }];
}

function presentedRange(
  facet: Omit<Facet, 'values'>,
  key: 'price' | 'width' | 'depth' | 'height',
  { counts, chosen }: Context,
): Facet | null {
  const { inStep, min, max, known } = counts.ranges[key];
  const choice = chosen[key];
  const enough = known > 0 && known >= leastKnown * totalWithout(counts, key);
  if (!enough && choice === undefined) return null;
  const unit = unitOf(key);
  return {
    ...facet,
    values: (steps[key] ?? []).flatMap((range, at) => {
      const value = rangeText(range);
      const count = inStep[at] as number;
      return count > 0 || choice === value ? [{ value, label: rangeLabel(unit, range), count, selected: choice === value }] : [];
    }),
    range: {
      unit,
      min: known > 0 ? Math.floor(min) : 0,
      max: known > 0 ? Math.ceil(max) : 0,
      selected: choice === undefined ? null : rangeOf(choice),
    },
  };
}

const unitOf = (key: RestrictionKey): 'USD' | 'in' => (key === 'price' ? 'USD' : 'in');

function isChosen(chosen: Restrictions, key: RestrictionKey): boolean {
  return chosen[key] !== undefined && chosen[key] !== false;
}
