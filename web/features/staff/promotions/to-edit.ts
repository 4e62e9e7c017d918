import type { Failure } from '../../../../contract/api/client.ts';
import type { Conditions, PromotionEdit } from '../../../../contract/merchandising/promotions.ts';
import { own } from '../../../../contract/values/own.ts';
import { fromShopTime } from '../../../ui/browser/shop-time.ts';
import { parseDollars } from '../../../ui/form/dollars.ts';
import type { PromotionForm } from './promotion-form.ts';
import { isGift } from './words.ts';

type Errors = Readonly<Record<string, string>>;

/** The edit that a form asks for; or what is wrong with it by field, and the rest of it. */
export type Made =
  | { readonly edit: PromotionEdit; readonly errors?: undefined }
  | { readonly errors: Errors; readonly rest: Partial<PromotionEdit>; readonly edit?: undefined };

export const amountFault = 'Enter an amount in dollars, such as 12.50';
const percentFault = 'Enter a percentage, such as 15 or 12.5';
const numberFault = 'Enter a whole number';

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

const among = <Name extends string>(wanted: readonly Name[], without: readonly Name[]) => {
  const sides = { ...(wanted.length > 0 && { in: [...wanted] }), ...(without.length > 0 && { notIn: [...without] }) };
  return Object.keys(sides).length > 0 ? sides : undefined;
};

/** Reads the input, and says at once what is missing; the server validates the rest. */
export function editOf({ texts, lists, flags, tiers: rows }: PromotionForm): Made {
  const errors = new Map<string, string>();
  const parsed = (name: string, typed: string, parse: (text: string) => number | null, fault: string): number | undefined => {
    if (typed.trim() === '') return undefined;
    const value = parse(typed);
    if (value === null) errors.set(name, fault);
    return value ?? undefined;
  };
  const money = (name: string, typed: string) => parsed(name, typed, parseDollars, amountFault);
  const whole = (name: string, typed: string) => parsed(name, typed, wholeOf, numberFault);
  const percent = (name: string, typed: string) => parsed(name, typed, parsePercent, percentFault);
  const needed = (name: string, value: number | undefined, fault: string): number => {
    if (value === undefined && !errors.has(name)) errors.set(name, fault);
    return value ?? 0;
  };
  const moment = (name: string, typed: string): string | null => {
    const iso = typed === '' ? null : fromShopTime(typed);
    if (typed !== '' && iso === null) errors.set(name, 'Enter a date and a time');
    return iso;
  };

  if (texts.name.trim() === '') errors.set('name', 'Enter a name');
  if (texts.label.trim() === '') errors.set('label', 'Enter a label');
  const startsAt = moment('startsAt', texts.startsAt);
  if (startsAt === null && !errors.has('startsAt')) errors.set('startsAt', 'Enter a date and a time');
  const endsAt = moment('endsAt', texts.endsAt);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) errors.set('endsAt', 'A promotion ends after it begins');
  const gift = isGift(texts.gift) ? texts.gift : 'item.percent';
  const [group, kind] = gift.split('.') as [PromotionEdit['group'], PromotionEdit['benefit']['kind']];

  const most = money('most', texts.most);
  const benefit = ((): PromotionEdit['benefit'] => {
    const limit = most === undefined ? {} : { most };
    switch (kind) {
      case 'percent':
        return { kind, percent: needed('percent', percent('percent', texts.percent), percentFault), ...limit };
      case 'amount':
        return { kind, amount: needed('amount', money('amount', texts.amount), amountFault), ...limit };
      case 'fixed_price':
        return { kind, price: needed('price', money('price', texts.price), amountFault), ...limit };
      case 'buy_x_get_y': {
        const buy = needed('buy', whole('buy', texts.buy), numberFault);
        const get = needed('get', whole('get', texts.get), numberFault);
        return { kind, buy, get, percent: percent('getPercent', texts.getPercent) ?? 100, ...limit };
      }
      case 'tiers': {
        if (rows.length === 0) errors.set('t0.from', 'Enter at least one step');
        const tiers = rows.map((row, index) => {
          const from = needed(`t${index}.from`, money(`t${index}.from`, row.from), amountFault);
          if ((row.percent.trim() === '') === (row.amount.trim() === ''))
            errors.set(`t${index}.percent`, 'Enter either a percentage or an amount');
          const amount = money(`t${index}.amount`, row.amount);
          return amount === undefined ? { from, percent: percent(`t${index}.percent`, row.percent) ?? 0 } : { from, amount };
        });
        return { kind, tiers, ...limit };
      }
      case 'free_shipping':
        return { kind, ...limit };
    }
  })();

  const { saleItems } = texts;
  const given: { [Name in keyof Conditions]: Conditions[Name] | undefined } = {
    minimumMerchandise: money('minimumMerchandise', texts.minimumMerchandise),
    minimumUnits: whole('minimumUnits', texts.minimumUnits),
    products: among(linesOf(texts.productsIn), linesOf(texts.productsNotIn)),
    categories: among(lists.categoriesIn, lists.categoriesNotIn),
    pools: among(lists.poolsIn, lists.poolsNotIn),
    saleItems: saleItems === 'only' || saleItems === 'excluded' ? saleItems : undefined,
    signedIn: flags.signedIn || undefined,
    firstOrder: flags.firstOrder || undefined,
    customers: texts.customers.trim() === '' ? undefined : linesOf(texts.customers),
    customerGroups: lists.customerGroups.length > 0 ? [...lists.customerGroups] : undefined,
    paymentTypes: among(known(lists.payIn, ['CARD', 'PAYPAL', 'PLCC']), known(lists.payNotIn, ['CARD', 'PAYPAL', 'PLCC'])),
    storeCardDays: whole('storeCardDays', texts.storeCardDays),
    countries: lists.countries.length > 0 ? known(lists.countries, ['US', 'CA']) : undefined,
    code: flags.code || undefined,
    campaign: flags.campaign || undefined,
  };
  const conditions = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Conditions;
  const codes = linesOf(texts.codes);
  if (codes.length > 0 && !flags.code) errors.set('codes', 'Check “A promo code is needed”, or remove these codes');
  const usesLimit = whole('usesLimit', texts.usesLimit) ?? null;
  const usesPerCustomer = whole('usesPerCustomer', texts.usesPerCustomer) ?? null;
  const edit: PromotionEdit = {
    name: texts.name,
    label: texts.label,
    brands: [...lists.brands],
    startsAt: startsAt ?? '',
    endsAt,
    group,
    benefit,
    codes,
    stacksWith: known(lists.stacksWith, ['item', 'order', 'shipping']).filter((other) => other !== group),
    conditions,
    usesLimit,
    usesPerCustomer,
    advertised: flags.advertised,
  };
  if (errors.size === 0) return { edit };
  const { startsAt: _start, benefit: _benefit, ...rest } = edit;
  const isBenefitRead = ![...errors.keys()].some((name) => benefitField.test(name));
  return { errors: Object.fromEntries(errors), rest: { ...rest, ...(isBenefitRead && { benefit }) } };
}

const benefitField = /^(percent|amount|price|buy|get|getPercent|most|t\d+\..*)$/;

const known = <Name extends string>(given: readonly string[], all: readonly Name[]): Name[] => all.filter((name) => given.includes(name));

const wholeOf = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null);
const parsePercent = (typed: string): number | null => {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(typed.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
};

const fieldNames: Readonly<Record<string, string>> = {
  benefit: 'gift',
  'conditions.products.in': 'productsIn',
  'conditions.products.notIn': 'productsNotIn',
  'conditions.categories.in': 'categoriesIn',
  'conditions.categories.notIn': 'categoriesNotIn',
  'conditions.pools.in': 'poolsIn',
  'conditions.pools.notIn': 'poolsNotIn',
};

/** The server's messages at the form's fields. */
export function errorsOf({ fields = {} }: Pick<Failure, 'fields'>, { texts }: PromotionForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const field = path.replace(/^promotion\./, '');
      const tier = /^benefit\.tiers\.(\d+)(?:\.(\w+))?/.exec(field);
      if (tier) return [`t${tier[1]}.${tier[2] ?? 'from'}`, tier[2] ? message : 'Amounts must be above zero, percentages from 0.01 to 100'];
      if (field === 'benefit.percent' && texts.gift === 'item.buy_x_get_y') return ['getPercent', message];
      const list = /^(codes|brands|conditions\.customers)\.\d+$/.exec(field)?.[1] ?? field;
      return [own(fieldNames, list) ?? list.replace(/^(benefit|conditions)\./, ''), message];
    }),
  );
}
