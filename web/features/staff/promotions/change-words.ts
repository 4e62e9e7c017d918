import type { PromotionChange } from '../../../../contract/merchandising/promotions.ts';
import { own } from '../../../../contract/values/own.ts';
import { isRecord } from '../../../../contract/values/record.ts';
import { formatMoney } from '../../../ui/money.ts';
import { momentWords } from './sentence.ts';

const names: Readonly<Record<string, string>> = {
  name: 'name',
  label: 'label',
  brands: 'brands',
  startsAt: 'start',
  endsAt: 'end',
  group: 'kind',
  stacksWith: 'combines with',
  benefit: 'discount',
  usesLimit: 'uses in all',
  usesPerCustomer: 'uses per customer',
  advertised: 'price shown',
  codes: 'shared codes',
  minimumMerchandise: 'spend over',
  minimumUnits: 'units',
  saleItems: 'sale items',
  signedIn: 'signed-in customers only',
  firstOrder: 'first order only',
  customers: 'number of chosen customers',
  paymentTypes: 'payment',
  countries: 'ships to',
  customerGroups: 'groups of customers',
  storeCardDays: 'days since the store card’s approval',
  code: 'needs a code',
  campaign: 'needs a campaign’s link',
};

const money = new Set(['minimumMerchandise', 'most', 'amount', 'price', 'from']);

/** `discount: percent 10 → percent 15`. */
export const changeWords = ({ field, before, after }: PromotionChange): string =>
  `${own(names, field) ?? field}: ${valueWords(field, before)} → ${valueWords(field, after)}`;

function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return money.has(field) ? formatMoney(value) : String(value);
  if (typeof value === 'string') return field.endsWith('At') ? momentWords(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => valueWords(field, one)).join(', ');
  if (!isRecord(value)) return 'none';
  return Object.entries(value)
    .map(([name, one]) =>
      name === 'kind'
        ? String(one).replaceAll('_', ' ')
        : `${name === 'notIn' ? 'not ' : name === 'in' ? '' : `${name} `}${valueWords(name, one)}`,
    )
    .join(' ');
}
