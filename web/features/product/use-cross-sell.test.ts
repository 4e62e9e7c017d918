import { expect, test } from 'vitest';
import { Client, failure } from '../../../contract/api/client.ts';
import { askFor } from './use-cross-sell.ts';

const items = [7, 8].map((variationId) => ({
  variationId,
  productDetails: { productId: variationId * 10 },
  errorDetails: null,
  inventory: { quantityAvailable: 1, availability: 'SELLABLE' as const },
}));

test.each([
  [true, [70, 80]],
  [false, []],
])('[§7.3 cross-sell] is asked for once per item only if its flag is on (%s); a failed call offers nothing', async (isOn, products) => {
  const asked: unknown[] = [];
  const found: number[] = [];
  const client = new Client({
    call: async (_, { productId }) => {
      asked.push(productId);
      return productId === 70 ? failure(500) : { ok: true, statusCode: 200, data: { variations: [] } };
    },
  });
  await askFor(
    items,
    async () => isOn,
    (variationId) => found.push(variationId),
    client,
  );
  expect(asked).toEqual(products);
  expect(found).toEqual(isOn ? [8] : []);
});
