import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { aProduct, aVariation, productIds, stockProducts } from './test-fixtures/catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const migration = readFileSync(new URL('../../db/migrations/0230_no_drawn_pictures.sql', import.meta.url), 'utf8');
const name = '/media/ab/0123456789abcdef0123456789abcd';

it('the migration removes drawings from products and leaves photographs alone', async () => {
  const options = [
    {
      name: 'Color',
      values: [
        { value: 'Oak', swatch: '#c9a06b' },
        { value: 'Black', swatch: '#222222' },
      ],
    },
  ];
  const variations = ['Oak', 'Black'].map((Color) => aVariation({ sku: Color, options: { Color } }));
  await stockProducts(shop.database, [
    aProduct({
      handle: 'drawn',
      options,
      variations,
      images: ['Oak', 'Black'].map((sku, shape) => ({ src: `/media/drawn/1/sofa/oak/c9a06b/${shape}.svg`, alt: sku, skus: [sku] })),
    }),
    aProduct({
      handle: 'photographed',
      images: [
        { src: `${name}.webp`, alt: 'Sofa' },
        { src: `${name}.svg`, alt: 'Measures', view: 'scale' },
      ],
    }),
  ]);
  await shop.database.transact((tx) => sql.raw(migration).execute(tx));
  const ids = await productIds(shop.database.read);
  const page = async (handle: string) => (await shop.app.inject(`/api/product/${ids[handle]}`)).json();
  const cards = await shop.app.inject({ url: '/api/search?k=drawn' });

  const drawn = await page('drawn');
  expect(drawn.images).toEqual([]);
  expect(drawn.variations.map(({ imageUrl }: { imageUrl: null }) => imageUrl)).toEqual([null, null]);
  expect(cards.json().hits[0]).toMatchObject({ image: null, swatches: [{ value: 'Oak', imageUrl: null }, { imageUrl: null }] });
  expect((await page('photographed')).images).toMatchObject([{ url: `${name}.webp` }]);
  const { rows } = await sql<{ url: string }>`select url from catalog.image`.execute(shop.database.read);
  expect(rows).toEqual([{ url: `${name}.webp` }]);
});
