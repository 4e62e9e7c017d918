import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countUses,
  findPromotions,
  readPromotionsFile,
  saveCodes,
  savePromotionsFile,
  uniqueCodes,
  type WrittenPromotion,
} from '../server/promotions/index.ts';
import { type CommerceShop, commerceShop, stockShelves } from '../test/support/commerce.ts';
import { cartFile, explain } from './output/explain-promotions.ts';

let shop: CommerceShop;
const now = new Date();
const offer = (key: string, more: Partial<WrittenPromotion>): WrittenPromotion => ({
  key,
  name: key,
  label: key,
  startsAt: '2026-01-01T00:00:00Z',
  group: 'order',
  benefit: { kind: 'percent', percent: 10 },
  ...more,
});
const importLines = (...lines: object[]) => {
  const { faults, ...read } = readPromotionsFile(lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(faults).toEqual([]);
  return shop.database.transact((tx) => savePromotionsFile(tx, read));
};
const explained = (cart: object) => explain(shop, cartFile.parse(cart), now);

beforeAll(async () => {
  shop = await commerceShop();
  await stockShelves(shop, [{ price: 10_000 }, { price: 2500 }]);
  await importLines(
    { pool: 'guests', products: ['lamp-0', 'nowhere'] },
    offer('autumn', { conditions: { code: true }, benefit: { kind: 'percent', percent: 20 }, codes: ['Autumn 26'] }),
    offer('guests', { group: 'item', stacksWith: ['shipping'], conditions: { pools: { in: ['guests'] } } }),
    offer('lamps', { group: 'item', conditions: { products: { in: ['lamp-0', 'lamp-1'] } }, benefit: { kind: 'amount', amount: 300 } }),
    offer('paypal', { conditions: { paymentTypes: { in: ['PAYPAL'] } } }),
  );
});
afterAll(() => shop.close());

describe('[§4 promo code] a file of promotions', () => {
  it('is saved with its codes; repeating it replaces promotions by key, and unknown products are reported', async () => {
    expect(await importLines(offer('again', { label: 'First' }))).toEqual([]);
    expect(await importLines(offer('again', { label: 'Second' }), { pool: 'late', products: ['nowhere'] })).toEqual([
      { of: 'Pool late', products: ['nowhere'] },
    ]);
    expect(
      await importLines(offer('unsold', { conditions: { products: { in: ['lamp-1', 'nowhere'] } }, endsAt: '2026-01-02T00:00:00Z' })),
    ).toEqual([{ of: 'Promotion unsold', products: ['nowhere'] }]);
    const found = await findPromotions(shop.database.read);
    expect(found.filter(({ key }) => key === 'again')).toMatchObject([{ label: 'Second' }]);
    expect(found.find(({ key }) => key === 'autumn')?.codes).toEqual(['AUTUMN26']);
    await importLines(offer('again', { endsAt: '2026-01-02T00:00:00Z' }));
  });

  it('can be listed as it was imported', async () => {
    const [{ id: _, ...shown } = { id: 0 }] = await findPromotions(shop.database.read);
    expect(readPromotionsFile(JSON.stringify(shown)).promotions).toEqual([shown]);
  });

  it('accepts single-use codes in addition', async () => {
    const id = (await findPromotions(shop.database.read)).find(({ key }) => key === 'autumn')?.id as number;
    await shop.database.transact((tx) => saveCodes(tx, id, uniqueCodes(500), { singleUse: true }));
    expect(await countUses(shop.database.read, id)).toEqual({ singleUseCodes: 500, usedCodes: 0, uses: 0 });
  });
});

describe('[rulings: Money] explaining a cart', () => {
  it('shows the outcome of each promotion, and the price of each line and in total', async () => {
    expect(await explained({ lines: [{ sku: 'LAMP-0' }, { sku: 'LAMP-1', quantity: 2 }] })).toEqual([
      'autumn\tnot eligible\tNeeds a promo code',
      'guests\tapplied\t$10.00 off',
      'lamps\tapplied\t$6.00 off',
      'paypal\tnot eligible\tOnly with PayPal',
      '1 × LAMP-0\t$100.00\t-$10.00 guests',
      '2 × LAMP-1\t$50.00\t-$6.00 lamps',
      'merchandise\t$150.00',
      'discount\t-$16.00',
      'shipping\t$0.00',
      'total before tax\t$134.00',
    ]);
  });

  it('considers codes and the payment type', async () => {
    const cart = { lines: [{ sku: 'LAMP-0', quantity: 3 }], codes: ['autumn26'], paymentType: 'PAYPAL' };
    const outcomes = ['autumn\tapplied\t$60.00 off', 'guests\tbeaten\tby autumn', 'lamps\tbeaten\tby autumn', 'paypal\tbeaten\tby autumn'];
    expect((await explained(cart)).slice(0, 4)).toEqual(outcomes);
  });

  it('rejects unknown SKUs', async () => {
    await expect(explained({ lines: [{ sku: 'NOBODY' }] })).rejects.toThrow('Nothing has the SKU NOBODY');
  });
});
