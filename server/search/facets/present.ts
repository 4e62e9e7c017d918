import { facetTitles } from '../../../contract/search/facet-titles.ts';
import {
  type Facet,
  type FacetValue,
  facetKinds,
  isOf,
  type KeyOf,
  type RestrictionKey,
  type Restrictions,
  restrictionKeys,
} from '../../../contract/search/facets.ts';
import type { AppliedRestriction } from '../../../contract/search/search.ts';
import { plural } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { rangeOf } from '../query/restrict.ts';
import { categoryValues } from './categories.ts';
import type { CategoryNames } from './category-names.ts';
import { colorFamilies } from './colors.ts';
import type { Context } from './context.ts';
import { totalWithout } from './count.ts';
import { rangeLabel, rangeText, steps } from './steps.ts';

/** The most used facets; they are also shown above the list. */
const promoted: ReadonlySet<RestrictionKey> = new Set(['price', 'color', 'size', 'rating', 'fastShipping']);
/**
 * Smallest share of the list the top value must have for its facet to be shown above it: shoppers do not filter sofas by the size of the one rug
 * among them.
 */
const minPromoted = 0.2;
/** Most values shown per facet; chosen ones are always included. */
const maxValues = 40;
/** Smallest share of products that must have a measure for its range facet to be useful. */
const minKnown = 0.1;

/**
 * The facets of a list in their fixed order, or those that staff chose for its category in theirs. Facets that would not divide the list are omitted,
 * unless something is chosen in them.
 */
export function presentFacets(context: Context): Facet[] {
  const keys = (context.within === undefined ? null : context.categories.get(context.within)?.facets) ?? restrictionKeys;
  return keys.flatMap((key) => {
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
  if (isOf('categories', key)) return categories.name(Number(value)) ?? value;
  if (isOf('values', key)) return index.values.known(index.values.idOf(key, value))?.label ?? value;
  return plainLabel(key, value);
}

/** The chip of a value that no product names. */
export function plainLabel(key: KeyOf<'range' | 'rating' | 'switch'>, value: string): string {
  if (isOf('range', key)) return `${facetTitles[key]}: ${rangeLabel(unitOf(key), rangeOf(value))}`;
  return isOf('rating', key) ? starsLabel(Number(value)) : facetTitles[key];
}

/** A facet with a choice keeps its place above the list. */
function promotedByShare(facet: Facet, { counts, chosen }: Context): Facet {
  const most = Math.max(0, ...facet.values.map(({ count }) => count));
  const isWorth = most >= totalWithout(counts, facet.key) * minPromoted || isChosen(chosen, facet.key);
  return { ...facet, promoted: facet.promoted && isWorth };
}

function presented(key: RestrictionKey, context: Context): Facet | null {
  const facet = { key, title: facetTitles[key], kind: facetKinds[key], promoted: promoted.has(key), range: null };
  if (isOf('range', key)) return presentedRange(facet, key, context);
  if (isOf('values', key)) return promotedByShare({ ...facet, values: plainValues(key, context) }, context);
  if (isOf('switch', key)) return { ...facet, values: switchValue(key, context) };
  return { ...facet, values: key === 'rating' ? starValues(context) : categoryValues(context) };
}

function divides({ kind, values, range }: Facet, total: number): boolean {
  if (kind === 'range') return range !== null && range.min < range.max;
  if (kind === 'switch' || kind === 'rating') return values.some(({ count }) => count > 0 && count < total);
  return values.length > 1;
}

/** Numeric order for sizes: 2'6" × 6', 2'6" × 8', 2'6" × 10'. The slower collator is fine for the few there are. */
const byFigures = new Intl.Collator('en', { numeric: true });
const byLetters = (a: string, b: string) => (a < b ? -1 : 1);

function plainValues(key: KeyOf<'values'>, { index, counts, chosen }: Context): FacetValue[] {
  const choice = new Set(chosen[key]);
  const found: FacetValue[] = [];
  for (let id = 1; id < counts.values.length; id++) {
    const known = index.values.known(id);
    const count = counts.values[id] ?? 0;
    if (known?.key !== key || (count === 0 && !choice.has(known.value))) continue;
    const swatch = key === 'color' ? own<readonly [string, string, ...unknown[]]>(colorFamilies, known.value)?.[1] : undefined;
    found.push({ value: known.value, label: known.label, count, selected: choice.has(known.value), ...(swatch && { swatch }) });
  }
  const inOrder = key === 'size' ? byFigures.compare : byLetters;
  found.sort((a, b) => b.count - a.count || inOrder(a.label, b.label));
  return found.filter(({ selected }, at) => selected || at < maxValues);
}

/** Most averages are above four stars, so only a half star more divides them. */
const starSteps = [4.5, 4, 3, 2, 1];

/** A step without more products than the one above it is left out. */
function starValues({ counts, chosen }: Context): FacetValue[] {
  let above = 0;
  return starSteps.flatMap((stars) => {
    const count = counts.halfStars[2 * stars] ?? 0;
    const selected = chosen.rating === stars;
    const hasMore = count > above;
    above = count;
    return hasMore || selected ? [{ value: String(stars), label: starsLabel(stars), count, selected }] : [];
  });
}

const starsLabel = (stars: number): string => (stars === 5 ? '5 stars' : `${plural(stars, 'star')} & up`);

function switchValue(key: KeyOf<'switch'>, { counts, chosen }: Context): FacetValue[] {
  return [{ value: 'true', label: facetTitles[key], count: counts.switches[key], selected: chosen[key] === true }];
}

function presentedRange(facet: Omit<Facet, 'values'>, key: KeyOf<'range'>, { counts, chosen }: Context): Facet | null {
  const { inStep, min, max, known } = counts.ranges[key];
  const choice = chosen[key];
  const enough = known > 0 && known >= minKnown * totalWithout(counts, key);
  if (!enough && choice === undefined) return null;
  const unit = unitOf(key);
  return {
    ...facet,
    values: steps[key].flatMap((range, at) => {
      const value = rangeText(range);
      const count = inStep[at] ?? 0;
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
