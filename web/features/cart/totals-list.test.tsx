import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Totals } from '../../../contract/cart/cart.ts';
import { TotalsList } from './totals-list.tsx';

const totals: Totals = {
  currency: 'USD',
  merchandise: 6000,
  discount: 500,
  shipping: 0,
  tax: 444,
  taxIsEstimate: false,
  total: 5944,
  freeShipping: null,
  adjustments: [
    { promotionId: 1, group: 'order', label: '$5 off', code: 'FIVE', amount: 500 },
    { promotionId: 2, group: 'shipping', label: 'Free shipping', code: 'FREEPOST', amount: 699 },
  ],
};
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('[§2.8] shows the delivery method and the promotion that pays for it', () => {
  const text = textOf(renderToStaticMarkup(<TotalsList totals={totals} itemQuantity={2} shippingNote="Standard" />));
  expect(text).toContain('Shipping Standard Free shipping (FREEPOST), −$6.99 FREE');
});

it('[§9] shows the cap on discounts at the last one it limits', () => {
  const text = textOf(renderToStaticMarkup(<TotalsList totals={totals} itemQuantity={2} isCapped />));
  expect(text).toContain('$5 off (FIVE) Promotions can take up to $5 off an order.');
});

it('[rulings: Money] shows each tax by name, or the tax as one', () => {
  const taxLines = [
    { name: 'GST', rate: 5000, amount: 148 },
    { name: 'QST', rate: 9975, amount: 296 },
  ];
  const text = textOf(renderToStaticMarkup(<TotalsList totals={totals} itemQuantity={2} taxLines={taxLines} />));
  expect(text).toContain('GST (5%) $1.48 QST (9.975%) $2.96 Total $59.44');
  expect(textOf(renderToStaticMarkup(<TotalsList totals={totals} itemQuantity={2} />))).toContain(' Tax $4.44 Total');
});

it('[§2.7] does not call the shipping of a cart free whose items are all sold out', () => {
  const nothing = { ...totals, merchandise: 0, discount: 0, tax: 0, total: 0, adjustments: [] };
  const textWith = (taxIsEstimate: boolean) =>
    textOf(renderToStaticMarkup(<TotalsList totals={{ ...nothing, taxIsEstimate }} itemQuantity={0} />));
  expect(textWith(true)).toContain('Shipping —');
  expect(textWith(false), 'an order of replacements').toContain('Shipping FREE');
});

it.each([
  [false, 0, 'Estimated tax depends on your address'],
  [true, 0, 'Estimated tax $0.00'],
  [true, 444, 'Estimated tax $4.44'],
])('[checklist 19] with its destination known (%s), an estimated tax of %d reads “%s”', (isTaxKnown, tax, words) => {
  const estimated = { ...totals, tax, taxIsEstimate: true };
  expect(textOf(renderToStaticMarkup(<TotalsList totals={estimated} itemQuantity={2} isTaxKnown={isTaxKnown} />))).toContain(words);
});
