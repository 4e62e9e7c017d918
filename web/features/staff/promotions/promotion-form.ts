import type { PromotionEdit } from '../../../../contract/merchandising/promotions.ts';
import { recordOf } from '../../../../contract/values/keys.ts';
import { toShopTime } from '../../../ui/browser/shop-time.ts';
import { typedDollars } from '../../../ui/form/dollars.ts';

/** Text fields, by their names in the form. */
export const textNames = [
  ...(['name', 'label', 'startsAt', 'endsAt', 'gift', 'percent', 'amount', 'price', 'buy', 'get', 'getPercent', 'most'] as const),
  ...(['minimumMerchandise', 'minimumUnits', 'productsIn', 'productsNotIn', 'saleItems', 'customers', 'storeCardDays'] as const),
  ...(['codes', 'usesLimit', 'usesPerCustomer'] as const),
] as const;
export const listNames = [
  ...(['brands', 'categoriesIn', 'categoriesNotIn', 'poolsIn', 'poolsNotIn', 'payIn', 'payNotIn', 'countries', 'stacksWith'] as const),
  'customerGroups',
] as const;
export const flagNames = ['signedIn', 'firstOrder', 'code', 'campaign', 'advertised'] as const;

export interface TierForm {
  readonly from: string;
  readonly percent: string;
  readonly amount: string;
}

/** A promotion as its form has it: as typed. */
export interface PromotionForm {
  readonly texts: Readonly<Record<(typeof textNames)[number], string>>;
  readonly lists: Readonly<Record<(typeof listNames)[number], readonly string[]>>;
  readonly flags: Readonly<Record<(typeof flagNames)[number], boolean>>;
  readonly tiers: readonly TierForm[];
}

/** A promotion's form: its values, and messages by field. */
export interface PromotionAttempt {
  readonly form: PromotionForm;
  readonly errors: Readonly<Record<string, string>>;
}

const emptyTier: TierForm = { from: '', percent: '', amount: '' };

/** A new promotion, from this minute on. */
export const emptyForm = (now: string): PromotionForm => ({
  texts: { ...recordOf(textNames, () => ''), gift: 'item.percent', startsAt: toShopTime(now).slice(0, 16) },
  lists: recordOf(listNames, () => []),
  flags: recordOf(flagNames, () => false),
  tiers: [],
});

/** A posted form. */
export function readPromotionForm(form: URLSearchParams): PromotionForm {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  const tiers: TierForm[] = [];
  for (let row = 0; form.has(`t${row}.from`); row++)
    tiers.push({ from: text(`t${row}.from`), percent: text(`t${row}.percent`), amount: text(`t${row}.amount`) });
  return {
    texts: recordOf(textNames, text),
    lists: recordOf(listNames, (name) => [...new Set(form.getAll(name).filter(Boolean))]),
    flags: recordOf(flagNames, (name) => form.has(name)),
    tiers: tiers.filter(({ from, percent, amount }) => from || percent || amount),
  };
}

/** A stored promotion as a form. */
export function formOf(promotion: PromotionEdit): PromotionForm {
  const { conditions = {}, benefit, stacksWith = [], codes = [], brands = [] } = promotion;
  const { products, categories, pools, paymentTypes } = conditions;
  const money = (cents: number | undefined) => (cents === undefined ? '' : typedDollars(cents));
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  const lines = (list: readonly string[] | undefined) => (list ?? []).join('\n');
  const percent = 'percent' in benefit ? benefit.percent : undefined;
  return {
    texts: {
      name: promotion.name,
      label: promotion.label,
      gift: `${promotion.group}.${benefit.kind}`,
      startsAt: toShopTime(promotion.startsAt),
      endsAt: toShopTime(promotion.endsAt ?? null),
      percent: benefit.kind === 'percent' ? number(percent) : '',
      amount: benefit.kind === 'amount' ? money(benefit.amount) : '',
      price: benefit.kind === 'fixed_price' ? money(benefit.price) : '',
      buy: benefit.kind === 'buy_x_get_y' ? number(benefit.buy) : '',
      get: benefit.kind === 'buy_x_get_y' ? number(benefit.get) : '',
      getPercent: benefit.kind === 'buy_x_get_y' && percent !== 100 ? number(percent) : '',
      most: money(benefit.most),
      minimumMerchandise: money(conditions.minimumMerchandise),
      minimumUnits: number(conditions.minimumUnits),
      productsIn: lines(products?.in),
      productsNotIn: lines(products?.notIn),
      saleItems: conditions.saleItems ?? '',
      customers: lines(conditions.customers),
      storeCardDays: number(conditions.storeCardDays),
      codes: lines(codes),
      usesLimit: number(promotion.usesLimit),
      usesPerCustomer: number(promotion.usesPerCustomer),
    },
    lists: {
      brands,
      stacksWith,
      countries: conditions.countries ?? [],
      customerGroups: conditions.customerGroups ?? [],
      categoriesIn: categories?.in ?? [],
      categoriesNotIn: categories?.notIn ?? [],
      poolsIn: pools?.in ?? [],
      poolsNotIn: pools?.notIn ?? [],
      payIn: paymentTypes?.in ?? [],
      payNotIn: paymentTypes?.notIn ?? [],
    },
    flags: {
      signedIn: Boolean(conditions.signedIn),
      firstOrder: Boolean(conditions.firstOrder),
      code: Boolean(conditions.code),
      campaign: Boolean(conditions.campaign),
      advertised: Boolean(promotion.advertised),
    },
    tiers:
      benefit.kind === 'tiers'
        ? benefit.tiers.map((tier) => ({
            ...emptyTier,
            from: money(tier.from),
            ...('percent' in tier ? { percent: number(tier.percent) } : { amount: money(tier.amount) }),
          }))
        : [],
  };
}
