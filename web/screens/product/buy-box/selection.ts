import type { ProductOption } from '../../../../contract/catalog/catalog.ts';
import { own } from '../../../../contract/values/own.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';

/** What choosing an option's value would lead to. */
export interface Choice {
  readonly variation: ShownVariation;
  /**
   * `fits`: with the other options as they are, and can be bought. `sold-out`: as they are, but nothing left.
   * `elsewhere`: not made in this combination; choosing it changes another option (checklist 17: marked, not hidden).
   */
  readonly state: 'fits' | 'sold-out' | 'elsewhere';
}

export const canBeBought = (variation: ShownVariation): boolean => variation.availability === 'SELLABLE' && variation.quantityAvailable > 0;

/** The variation to show: the one asked for, else the first that can be bought, else the first. */
export function initialVariation(variations: readonly ShownVariation[], askedId: number | null): ShownVariation | null {
  return variations.find(({ variationId }) => variationId === askedId) ?? variations.find(canBeBought) ?? variations[0] ?? null;
}

/** An address with another variation, and all else it has: the reviews it shows, a preview's token. */
export function withVariation(address: string, { variationId }: Pick<ShownVariation, 'variationId'>): string {
  const url = new URL(address);
  url.searchParams.set('variation', String(variationId));
  return url.href;
}

/** Where a value of an option leads from the current variation: to the nearest that has it. Null when nothing has it. */
export function choose(variations: readonly ShownVariation[], current: ShownVariation, option: string, value: string): Choice | null {
  const candidates = variations.filter((variation) => own(variation.options, option) === value);
  const others = Object.entries(current.options).filter(([name]) => name !== option);
  const agreement = (variation: ShownVariation) => others.filter(([name, chosen]) => own(variation.options, name) === chosen).length;
  const rank = (variation: ShownVariation) => agreement(variation) * 2 + (canBeBought(variation) ? 1 : 0);
  const [first, ...rest] = candidates;
  if (!first) return null;
  const nearest = rest.reduce((best, variation) => (rank(variation) > rank(best) ? variation : best), first);
  if (agreement(nearest) < others.length) return { variation: nearest, state: 'elsewhere' };
  return { variation: nearest, state: canBeBought(nearest) ? 'fits' : 'sold-out' };
}

/** The values of a variation that another has not, beside one option: `Moss`. */
export function unlike(variation: ShownVariation, other: ShownVariation, beside?: string): string {
  const values = Object.entries(variation.options).filter(([name, value]) => name !== beside && own(other.options, name) !== value);
  return values.map(([, value]) => value).join(', ');
}

/** What to say when choosing a value changed another option too: `King isn’t sold in Sage. Now showing Clay.` Null when it did not. */
export function insteadWords(before: ShownVariation, after: ShownVariation, option: string): string | null {
  const asked = unlike(before, after, option);
  const shown = unlike(after, before, option);
  return asked && shown ? `${own(after.options, option)} isn’t sold in ${asked}. Now showing ${shown}.` : null;
}

/** How an option's values look. */
export type OptionLook = 'swatch' | 'tile' | 'pill';

/** Swatches where every value has a colour; tiles where the values are told apart by different pictures; pills otherwise. */
export function optionLook(
  { variations, images }: Pick<ShownProduct, 'variations' | 'images'>,
  { name, values }: ProductOption,
): OptionLook {
  if (values.every(({ swatch }) => swatch !== null)) return 'swatch';
  const known = new Set(images.map(({ url }) => url));
  const pictures = values.map(({ value }) => variations.find(({ options }) => own(options, name) === value)?.imageUrl);
  const apart = pictures.every((url) => url && known.has(url)) && new Set(pictures).size === values.length;
  return apart && values.length > 1 ? 'tile' : 'pill';
}
