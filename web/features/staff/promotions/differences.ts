import { own } from '../../../../contract/values/own.ts';
import type { PromotionForm } from './promotion-form.ts';
import { gifts, isGift } from './words.ts';

/** A field whose value differs between form and shop. */
export interface Difference {
  readonly field: string;
  readonly yours: string;
  readonly saved: string;
}

const names: Readonly<Record<string, string>> = {
  name: 'Name',
  label: 'Label',
  startsAt: 'Starts',
  endsAt: 'Ends',
  gift: 'Discount',
  percent: 'Percentage',
  amount: 'Amount',
  price: 'New price',
  buy: 'Buy',
  get: 'Get',
  getPercent: 'Percentage off those',
  most: 'At most',
  tiers: 'Steps',
  minimumMerchandise: 'Spend over',
  minimumUnits: 'Units',
  productsIn: 'Only these products',
  productsNotIn: 'Not these products',
  saleItems: 'Sale items',
  customers: 'Only these customers',
  storeCardDays: 'Days since the store card’s approval',
  codes: 'Shared codes',
  usesLimit: 'Uses in all',
  usesPerCustomer: 'Uses per customer',
  brands: 'Brands',
  stacksWith: 'Combines with',
  categoriesIn: 'Only these categories',
  categoriesNotIn: 'Not these categories',
  countries: 'Ships to',
  customerGroups: 'Only these groups',
  poolsIn: 'Only these product lists',
  poolsNotIn: 'Not these product lists',
  advertised: 'Show the price with it',
  payIn: 'Only when paid with',
  payNotIn: 'Not when paid with',
  signedIn: 'Only signed-in customers',
  firstOrder: 'Only on a first order',
  code: 'A promo code is needed',
  campaign: 'Only by the link of a campaign',
};

/** A field's label in the form. */
export const fieldName = (field: string): string => own(names, field) ?? field;

function flat({ texts, lists, flags, tiers }: PromotionForm): Map<string, string> {
  return new Map([
    ...Object.entries(texts).map(([name, text]): [string, string] => [name, isGift(text) ? gifts[text] : text.replaceAll('\n', ', ')]),
    ...Object.entries(lists).map(([name, list]): [string, string] => [name, [...list].sort().join(', ')]),
    ...Object.entries(flags).map(([name, flag]): [string, string] => [name, flag ? 'Yes' : 'No']),
    ['tiers', tiers.map(({ from, percent, amount }) => `${from}: ${percent ? `${percent}%` : amount}`).join(', ')],
  ]);
}

/** What a form would change, field by field. */
export function differences(yours: PromotionForm, saved: PromotionForm): Difference[] {
  const mine = flat(yours);
  const theirs = flat(saved);
  return [...mine].flatMap(([name, text]) => {
    const other = theirs.get(name) ?? '';
    return text === other ? [] : [{ field: fieldName(name), yours: text || 'none', saved: other || 'none' }];
  });
}
