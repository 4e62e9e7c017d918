import { expect, it } from 'vitest';
import type { Client } from '../../../../contract/api/client.ts';
import type { PromotionEdit } from '../../../../contract/merchandising/promotions.ts';
import { allFaults } from './all-faults.ts';
import { emptyForm, formOf, type PromotionForm, readPromotionForm } from './promotion-form.ts';
import { editOf, errorsOf } from './to-edit.ts';

const full: PromotionEdit = {
  name: 'Rugs',
  label: '15% off rugs',
  brands: ['alder-loom'],
  group: 'item',
  stacksWith: ['order', 'shipping'],
  advertised: true,
  startsAt: '2026-11-01T04:00:00.000Z',
  endsAt: '2026-12-01T05:00:00.000Z',
  usesLimit: 500,
  usesPerCustomer: 1,
  codes: ['RUGS15'],
  benefit: { kind: 'percent', percent: 12.5, most: 10_050 },
  conditions: {
    minimumMerchandise: 20_000,
    minimumUnits: 2,
    saleItems: 'excluded',
    signedIn: true,
    firstOrder: true,
    code: true,
    campaign: true,
    products: { in: ['oak-rug'], notIn: ['old-rug', 'torn-rug'] },
    categories: { in: ['home/rugs'] },
    pools: { notIn: ['gone'] },
    customers: ['ada@example.com'],
    customerGroups: ['trade'],
    paymentTypes: { in: ['CARD'], notIn: ['PLCC'] },
    storeCardDays: 30,
    countries: ['US'],
  },
};
const benefits: Pick<PromotionEdit, 'group' | 'benefit'>[] = [
  { group: 'order', benefit: { kind: 'amount', amount: 1250 } },
  { group: 'item', benefit: { kind: 'fixed_price', price: 1900 } },
  { group: 'item', benefit: { kind: 'buy_x_get_y', buy: 2, get: 1, percent: 50 } },
  {
    group: 'order',
    benefit: {
      kind: 'tiers',
      tiers: [
        { from: 25_000, percent: 10 },
        { from: 50_000, amount: 7500 },
      ],
    },
  },
  { group: 'shipping', benefit: { kind: 'free_shipping' } },
];

it.each([full, ...benefits.map((benefit) => ({ ...full, ...benefit, stacksWith: [] }))])(
  '[money: Promotions] a form keeps everything that a promotion has: $benefit.kind',
  (promotion) => {
    expect(editOf(formOf(promotion)).edit).toEqual(promotion);
  },
);

const withTexts = (texts: Partial<PromotionForm['texts']>) => {
  const form = emptyForm('2026-11-01T04:00:00Z');
  return editOf({ ...form, texts: { ...form.texts, name: 'N', label: 'L', ...texts } });
};

it('[money: Promotions] amounts are read as typed, and refused with words', () => {
  expect(withTexts({ gift: 'order.amount', amount: '12.50' }).edit?.benefit).toEqual({ kind: 'amount', amount: 1250 });
  expect(withTexts({ gift: 'order.amount', amount: '12,50' }).errors).toEqual({ amount: 'Enter an amount in dollars, such as 12.50' });
  expect(withTexts({ percent: '15%' }).edit?.benefit).toEqual({ kind: 'percent', percent: 15 });
  expect(withTexts({ percent: '15,5', startsAt: '2026-12-01T00:00', endsAt: '2026-11-01T00:00' }).errors).toEqual({
    percent: 'Enter a percentage, such as 15 or 12.5',
    endsAt: 'A promotion ends after it begins',
  });
  expect(withTexts({ percent: '15,5', usesLimit: '1.5', endsAt: 'soon' }).errors).toEqual({
    percent: 'Enter a percentage, such as 15 or 12.5',
    usesLimit: 'Enter a whole number',
    endsAt: 'Enter a date and a time',
  });
  expect(Object.keys(withTexts({ name: ' ', label: '' }).errors ?? {})).toEqual(['name', 'label', 'percent']);
  expect(withTexts({ percent: '5', codes: 'A1B' }).errors).toHaveProperty('codes');
  expect(withTexts({ gift: 'order.tiers' }).errors).toEqual({ 't0.from': 'Enter at least one step' });
});

it('[money: Promotions] what has no fault is left to check, so that all faults are told in one round', () => {
  const made = withTexts({ percent: '15,5', usesLimit: '1.5', productsIn: 'no-such-lamp' });
  expect(made.edit ?? made.rest).toMatchObject({ name: 'N', conditions: { products: { in: ['no-such-lamp'] } } });
  expect(made.edit ?? made.rest).not.toHaveProperty('benefit');
});

it('[money: Promotions] a form with faults is told them together with what the server finds in the rest', async () => {
  const form = readPromotionForm(new URLSearchParams({ name: 'N', label: '', percent: '15', startsAt: '2026-11-01T00:00' }));
  const asked: unknown[] = [];
  const client = {
    call: async (_: unknown, body: unknown) => {
      asked.push(body);
      return { ok: true, data: { fields: { 'conditions.products.in': 'There is no product “x”', label: 'Another word for it' } } };
    },
  } as unknown as Client;
  expect(await allFaults(client, form, editOf(form))).toEqual({
    productsIn: 'There is no product “x”',
    label: 'Enter a label',
  });
  expect(asked).toHaveLength(1);
});

it('[money: Promotions] the server’s messages stand at the form’s fields', () => {
  const form = readPromotionForm(new URLSearchParams({ gift: 'item.buy_x_get_y' }));
  expect(
    errorsOf(
      {
        fields: {
          'promotion.name': 'N',
          'benefit.percent': 'P',
          'conditions.products.in': 'X',
          'codes.2': 'C',
          benefit: 'B',
          'conditions.minimumUnits': 'U',
          'benefit.tiers.1': 'T',
        },
      },
      form,
    ),
  ).toEqual({
    name: 'N',
    getPercent: 'P',
    productsIn: 'X',
    codes: 'C',
    gift: 'B',
    minimumUnits: 'U',
    't1.from': 'Amounts must be above zero, percentages from 0.01 to 100',
  });
});
