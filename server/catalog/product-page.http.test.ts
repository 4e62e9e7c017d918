import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../contract/catalog/catalog.ts';
import { type CommerceShop, commerceShop, Shopper } from '../../test/support/commerce.ts';
import { setQualityTags } from './index.ts';
import { endSales } from './sales/operations.ts';
import { aProduct, aVariation, productIds, stockProducts, variationIds } from './test-fixtures/catalogue.ts';

let shop: CommerceShop;
let ids: Record<string, number>;
const get = async (handle: string) => {
  const response = await shop.app.inject({ url: `/api/product/${ids[handle]}`, headers: { 'x-error-body': 'original' } });
  return { status: response.statusCode, body: response.json() as Product & { code?: string; details?: unknown } };
};
const was = (endsAt?: string) => ({
  type: 'WAS' as const,
  amount: 30_000,
  evidence: 'Sold at $300.00 until May.',
  ...(endsAt && { endsAt }),
});

beforeAll(async () => {
  shop = await commerceShop();
  await stockProducts(shop.database, [
    aProduct({ handle: 'ending', variations: [aVariation({ sku: 'ENDING', price: 20_000, reference: was('2026-05-02T04:59:59Z') })] }),
    aProduct({ handle: 'lasting', variations: [aVariation({ sku: 'LASTING', price: 20_000, reference: was() })] }),
    aProduct({ handle: 'too-tall', variations: [aVariation({ sku: 'TALL', restriction: 'We don’t ship it.' })] }),
    aProduct({ handle: 'old-lamp', discontinued: true, replacedBy: 'new-lamp' }),
    aProduct({ handle: 'new-lamp' }),
    aProduct({ handle: 'old-chair', discontinued: true, replacedBy: 'old-lamp' }),
    aProduct({
      handle: 'filmed',
      video: { url: '/media/film.mp4', title: 'How it folds' },
      images: [
        { src: '/media/aa/main.svg', alt: 'Front' },
        { src: '/media/aa/scale.svg', alt: 'Measures', view: 'scale' },
      ],
    }),
  ]);
  ids = await productIds(shop.database.read);
});
afterAll(() => shop.close());

describe('[§4 sale urgency]', () => {
  it('shows when a sale ends and the evidence for its reference price', async () => {
    expect((await get('ending')).body.variations[0]?.price).toEqual({
      basePrice: 30_000,
      salePrice: 20_000,
      amount: 20_000,
      currency: 'USD',
      reference: { type: 'WAS', amount: 30_000, evidence: 'Sold at $300.00 until May.' },
      saleEndsAt: '2026-05-02T04:59:59.000Z',
    });
    expect((await get('lasting')).body.variations[0]?.price).not.toHaveProperty('saleEndsAt');
  });

  it('is true: the sale ends at its time, not before', async () => {
    const end = (at: string) => shop.database.transact((tx) => endSales(tx, new Date(at)));
    expect(await end('2026-05-02T04:59:58Z')).toEqual([]);
    expect(await end('2026-05-02T04:59:59Z')).toEqual([ids.ending]);
    expect((await get('ending')).body.variations[0]?.price).toEqual({
      basePrice: 30_000,
      salePrice: null,
      amount: 30_000,
      currency: 'USD',
      reference: null,
    });
    expect((await get('lasting')).body.variations[0]?.price.amount).toBe(20_000);
  });
});

describe('[§3 availability] RESTRICTED', () => {
  it('is shown with its reason, and cannot be added to a cart', async () => {
    expect((await get('too-tall')).body.variations[0]).toMatchObject({ availability: 'RESTRICTED', restriction: 'We don’t ship it.' });
    const { TALL } = await variationIds(shop.database.read);
    expect(await new Shopper(shop).send('POST', '/api/cart', { variationId: TALL })).toMatchObject({
      status: 409,
      body: { code: 'restricted' },
    });
  });
});

describe('[G7 removed products]', () => {
  it('are gone, and name their successor while it is sold', async () => {
    expect(await get('old-lamp')).toMatchObject({
      status: 410,
      body: { code: 'product_gone', details: { successor: { productId: ids['new-lamp'], slug: 'new-lamp', departmentSlug: 'furniture' } } },
    });
    const { status, body } = await get('old-chair');
    expect({ status, details: body.details }).toEqual({ status: 410, details: undefined });
  });
});

describe('[§2.10 product page]', () => {
  it('marks the picture with measures, and has a film where there is one', async () => {
    const { body } = await get('filmed');
    expect(body.images.map(({ view }) => view)).toEqual([undefined, 'scale']);
    expect(body.video).toEqual({ url: '/media/film.mp4', title: 'How it folds' });
    expect((await get('lasting')).body).not.toHaveProperty('video');
  });

  it('returns only prices and stock to an open page', async () => {
    const response = await shop.app.inject(`/api/product/${ids.lasting}/offers`);
    const { variationId, price, quantityAvailable, availability } = (await get('lasting')).body.variations[0] ?? {};
    expect(response.json()).toEqual({
      productId: ids.lasting,
      slug: 'lasting',
      variations: [{ variationId, price, quantityAvailable, availability }],
    });
  });

  it('shows quality tags while they apply', async () => {
    const earn = (tags: Parameters<typeof setQualityTags>[1]) => shop.database.transact((tx) => setQualityTags(tx, tags));
    await earn([{ productId: ids.lasting ?? 0, tags: [{ kind: 'top-5', category: 'Sofas' }] }]);
    expect((await get('lasting')).body.qualityTags).toEqual([{ kind: 'top-5', category: 'Sofas' }]);
    await earn([]);
    expect((await get('lasting')).body.qualityTags).toEqual([]);
  });
});
