import { cardName } from '../../../brands/family.ts';
import type { PaymentType } from '../../../contract/promotions/promotions.ts';
import { plural } from '../../../contract/values/count.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { formatDollars } from '../../platform/format-dollars.ts';
import type { Benefit, Conditions, Promotion } from '../promotion.ts';

// Messages about promotions that do not apply yet, or could give more.

/** Days of the shop, as staff set them in the console. */
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: shopZone });

export const startsOn = (startsAt: Date): string => `Starts on ${day.format(startsAt)}`;
/** Names the last day: a promotion that ends at midnight ended the day before. */
export const endedOn = (endsAt: Date): string => `Ended on ${day.format(endsAt.getTime() - 1)}`;

const isNarrow = ({ products, categories, pools, saleItems }: Conditions) => Boolean(products || categories || pools || saleItems);

export const addMoney = (missing: number, conditions: Conditions): string =>
  `Add ${formatDollars(missing)} more${isNarrow(conditions) ? ' of qualifying items' : ''}`;

export const addUnits = (missing: number, conditions: Conditions): string =>
  `Add ${plural(missing, `more ${isNarrow(conditions) ? 'qualifying ' : ''}item`)}`;

const waysToPay = (types: readonly PaymentType[], brand: string): string => {
  const names = { CARD: 'a credit or debit card', PAYPAL: 'PayPal', PLCC: `the ${cardName(brand)}` };
  return [...new Set(types)].map((type) => names[type]).join(' or ');
};

export const onlyWith = (types: readonly PaymentType[], brand: string): string => `Only with ${waysToPay(types, brand)}`;
export const notWith = (types: readonly PaymentType[], brand: string): string => `Not with ${waysToPay(types, brand)}`;

export const inFirstDays = (days: number, brand: string): string => `Only in your first ${days} days with the ${cardName(brand)}`;

/** Why a benefit takes nothing off although all its conditions hold. */
export function nothingOff({ group, benefit }: Promotion): string {
  if (group === 'shipping') return 'Shipping is already free';
  return benefit.kind === 'fixed_price' ? 'Already at this price or lower' : 'Nothing left to discount';
}

/** "Spend $38.00 more to save 15%". */
export function spendMore(missing: number, { group, benefit, conditions, label }: Promotion, gives: Gives): string {
  return `Spend ${formatDollars(missing)} more${isNarrow(conditions) ? ' on qualifying items' : ''} ${goal()}`;

  function goal(): string {
    const where = group === 'shipping' ? ' on shipping' : '';
    if ('percent' in gives && benefit.kind !== 'buy_x_get_y') return `to save ${gives.percent}%${where}`;
    if ('amount' in gives) return `to save ${formatDollars(gives.amount)}${group === 'item' ? ' on each' : where}`;
    return benefit.kind === 'free_shipping' ? 'for free shipping' : `for “${label}”`;
  }
}

/** A benefit or one of its tiers. */
export type Gives = Benefit | Extract<Benefit, { kind: 'tiers' }>['tiers'][number];
