import type { PromotionState } from '../../../../contract/merchandising/promotions.ts';

export const promotionStateWords: Readonly<Record<PromotionState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  active: 'Active',
  ended: 'Ended',
  stopped: 'Stopped',
};

/** What a promotion can give: its group and benefit. */
export const gifts = {
  'item.percent': 'Percentage off items',
  'item.amount': 'Amount off each item',
  'item.fixed_price': 'New price for items',
  'item.buy_x_get_y': 'Buy some, get some',
  'order.percent': 'Percentage off the order',
  'order.amount': 'Amount off the order',
  'order.tiers': 'Spend more, save more',
  'shipping.free_shipping': 'Free shipping',
  'shipping.percent': 'Percentage off shipping',
  'shipping.amount': 'Amount off shipping',
} as const;
export type Gift = keyof typeof gifts;

export const isGift = (text: string): text is Gift => Object.keys(gifts).includes(text);

export const groupWords = { item: 'discounts on items', order: 'discounts on the order', shipping: 'discounts on shipping' } as const;

export const paymentWords = { CARD: 'a credit or debit card', PAYPAL: 'PayPal', PLCC: 'the store card' } as const;
export const countryWords = { US: 'the United States', CA: 'Canada' } as const;
