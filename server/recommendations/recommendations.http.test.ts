import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { ProductCard } from '../../contract/catalog/catalog.ts';
import type { Bundle, CrossSellVariation } from '../../contract/recommendations/recommendations.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, testCards } from '../../test/support/commerce.ts';
import { aProduct, aVariation, productIds, stockProducts, variationIds } from '../catalog/test-fixtures/catalogue.ts';
import { computeFigures } from './figures.ts';
import { seedHistory } from './history.ts';

let shop: CommerceShop;
let ids: Record<string, number>;
let variations: Record<string, number>;

const made = (name: string, category: string, given: { stock?: number; price?: number; material?: string } = {}) =>
  aProduct({
    handle: name,
    name,
    category,
    variations: [aVariation({ sku: name, stock: given.stock ?? 5, price: given.price ?? 50_000 })],
    specifications: [{ label: 'Material', values: [given.material ?? 'Steel'] }],
  });
const namesOf = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const rowsOf = async (name: string) =>
  (await shop.app.inject(`/api/recommendations/rows?productId=${ids[name]}`)).json().rows as { kind: string; products: ProductCard[] }[];
const similarTo = async (name: string): Promise<ProductCard[]> =>
  (await shop.app.inject(`/api/recommendations?productId=${ids[name]}`)).json().products;
const crossSell = async (shopper: Shopper, name: string) => {
  const { status, body } = await shopper.send<{ ok: boolean; variations: CrossSellVariation[] }>('POST', '/api/cross-sell', {
    productId: ids[name],
    variationId: variations[name],
  });
  expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true });
  return namesOf(body.variations);
};

beforeAll(async () => {
  shop = await commerceShop();
  await stockProducts(shop.database, [
    made('oak-sofa', 'furniture/sofas', { material: 'Oak and linen' }),
    made('linen-oak-sofa', 'furniture/sofas', { material: 'Linen over oak', price: 52_000 }),
    made('steel-sofa', 'furniture/sofas', { price: 300_000 }),
    made('gone-sofa', 'furniture/sofas', { stock: 0, material: 'Oak and linen' }),
    made('oak-chair', 'furniture/chairs', { material: 'Oak' }),
    made('wool-rug', 'rugs/wool'),
    made('jute-rug', 'rugs/jute'),
    made('oak-lamp', 'lighting/lamps', { material: 'Oak' }),
    made('steel-lamp', 'lighting/lamps'),
    made('sold-out-lamp', 'lighting/lamps', { stock: 0 }),
  ]);
  ids = await productIds(shop.database.read);
  variations = await variationIds(shop.database.read);
  const order = (at: number, ...handles: string[]) => ({
    orderNumber: `P-${at}`,
    boughtOn: '2026-01-10',
    items: handles.map((handle) => ({ handle, units: 1, returnedUnits: 0 })),
  });
  await seedHistory(
    shop.database,
    [
      order(1, 'oak-sofa', 'wool-rug', 'oak-chair', 'sold-out-lamp'),
      order(2, 'oak-sofa', 'wool-rug', 'steel-lamp', 'sold-out-lamp'),
      order(3, 'oak-sofa', 'steel-lamp'),
      order(4, 'steel-lamp'),
      order(5, 'oak-sofa', 'jute-rug'),
      // The lamp came back both times.
      ...[6, 7].map((at) => ({
        ...order(at, 'oak-sofa'),
        items: [
          { handle: 'oak-sofa', units: 1, returnedUnits: 0 },
          { handle: 'oak-lamp', units: 1, returnedUnits: 1 },
        ],
      })),
    ],
    [{ category: 'furniture', goesWith: ['lighting/lamps', 'rugs'] }],
  );
  await computeFigures(shop.database, new Date('2026-02-01'));
});
afterAll(() => shop.close());

describe('[§7.6 recommendations] similar products', () => {
  it('share category, material, name and price, most similar first, without sold-out ones and the product itself', async () => {
    expect(namesOf(await similarTo('oak-sofa'))).toEqual(['linen-oak-sofa', 'oak-chair', 'steel-sofa']);
  });

  it('[§17 products] come after those that staff chose, but for unavailable and unknown ones', async () => {
    const related = ['jute-rug', 'sold-out-lamp', 'unheard-of', 'oak-chair'];
    await stockProducts(shop.database, [{ ...made('brass-lamp', 'lighting/lamps', { stock: 0 }), related }]);
    ids = await productIds(shop.database.read);
    expect(namesOf(await similarTo('brass-lamp')).slice(0, 4)).toEqual(['jute-rug', 'oak-chair', 'steel-lamp', 'oak-lamp']);
  });
});

describe('[§2.10 recommendations] the rows of a product page', () => {
  it('list what was bought together and kept more often than chance, at least twice', async () => {
    const [together] = await rowsOf('oak-sofa');
    expect(together).toMatchObject({ kind: 'bought-together' });
    expect(namesOf(together?.products ?? [])).toEqual(['wool-rug', 'steel-lamp']);
  });

  it('complete the room from matching categories, without repeating the page', async () => {
    const rows = await rowsOf('steel-sofa');
    expect(rows.map(({ kind }) => kind)).toEqual(['complete-the-room']);
    expect(namesOf(rows[0]?.products ?? []).sort()).toEqual(['jute-rug', 'oak-lamp', 'steel-lamp', 'wool-rug']);
    const all = [...(await rowsOf('oak-sofa')).flatMap(({ products }) => namesOf(products)), ...namesOf(await similarTo('oak-sofa'))];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are empty for an unknown product', async () => {
    expect((await shop.app.inject('/api/recommendations/rows?productId=999999')).json()).toEqual({ rows: [] });
  });
});

describe('[§2.10 recommendations] a bundle', () => {
  const bundleOf = async (product: string, variation = product) =>
    (await shop.app.inject(`/api/recommendations/bundle?productId=${ids[product]}&variationId=${variations[variation]}`)).json()
      .bundle as Bundle | null;

  it('is the variation with two products bought with it most often, and their joint price', async () => {
    const bundle = await bundleOf('oak-sofa');
    expect(namesOf(bundle?.items ?? [])).toEqual(['oak-sofa', 'wool-rug', 'steel-lamp']);
    expect(bundle).toMatchObject({ currency: 'USD', total: 150_000 });
  });

  it('goes into the cart in one step', async () => {
    const shopper = new Shopper(shop);
    const items = (await bundleOf('oak-sofa'))?.items.map(({ variationId }) => ({ variationId }));
    const { body } = await shopper.send<{ cart: Cart; added: number; missed: unknown[] }>('POST', '/api/cart/items', { items });
    expect(body).toMatchObject({ added: 3, missed: [], cart: { itemQuantity: 3, totals: { merchandise: 150_000 } } });
  });

  it.each([
    ['sells with nothing', 'linen-oak-sofa', 'linen-oak-sofa'],
    ['is sold out', 'gone-sofa', 'gone-sofa'],
    ['is another product’s', 'oak-sofa', 'oak-lamp'],
  ])('does not exist where the variation %s', async (_, product, variation) => {
    expect(await bundleOf(product, variation)).toBeNull();
  });
});

describe('[§7.6 recommendations] recently viewed', () => {
  it('keep the device’s order, without unavailable products and duplicates', async () => {
    const asked = [ids['jute-rug'], ids['sold-out-lamp'], 424_242, ids['oak-sofa'], ids['jute-rug']];
    const { body } = await new Shopper(shop).send<{ products: ProductCard[] }>('POST', '/api/recommendations/viewed', { ids: asked });
    expect(namesOf(body.products)).toEqual(['jute-rug', 'oak-sofa']);
  });
});

describe('[§4 cross-sell]', () => {
  it('offers what goes with an item, ready to add', async () => {
    const shopper = new Shopper(shop);
    expect(await crossSell(shopper, 'oak-sofa')).toEqual(expect.arrayContaining(['wool-rug', 'steel-lamp']));
  });

  it('leaves out what is already in the cart', async () => {
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/cart', { variationId: variations['wool-rug'] });
    expect(await crossSell(shopper, 'oak-sofa')).not.toContain('wool-rug');
  });

  it('[§3 cart] comes with the cart on request, for the line added last', async () => {
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/cart', { variationId: variations['gone-sofa'] });
    await shopper.send('POST', '/api/cart', { variationId: variations['oak-sofa'] });
    const read = async (query: string) =>
      (await shopper.send<{ cart: { crossSell?: { variations: CrossSellVariation[] } } }>('GET', `/api/cart${query}`)).body.cart.crossSell;
    for (const query of ['?withCrossSell=true', '?crossSell=true']) {
      expect(namesOf((await read(query))?.variations ?? [])).toEqual(expect.arrayContaining(['wool-rug', 'steel-lamp']));
    }
    expect(await read('')).toBeUndefined();
    expect(await read('?crossSell=false')).toBeUndefined();
  });

  it('[§7.3] comes on request with the answer to a change of the cart too', async () => {
    const shopper = new Shopper(shop);
    const sofa = { variationId: variations['oak-sofa'] };
    const { body } = await shopper.send<Cart>('POST', '/api/cart', { variationId: variations['jute-rug'] });
    const line = `/api/cart/${body.cartUuid}/variations/${variations['jute-rug']}`;
    const changes = [
      ['POST', '/api/cart', sofa],
      ['POST', '/api/cart/items', { items: [sofa] }],
      ['PUT', `/api/cart/${body.cartUuid}`, sofa],
      ['PUT', line, { quantity: 2 }],
      ['DELETE', line, undefined],
    ] as const;
    for (const [method, path, given] of changes) {
      const asked = await shopper.send<Cart & { cart?: Cart }>(method, `${path}?withCrossSell=true`, given);
      const { crossSell } = asked.body.cart ?? asked.body;
      expect(namesOf(crossSell?.variations ?? []), `${method} ${path}`).toEqual(expect.arrayContaining(['wool-rug', 'steel-lamp']));
      const plain = await shopper.send<Cart & { cart?: Cart }>(method, path, given);
      expect(plain.body.cart ?? plain.body, `${method} ${path}`).not.toHaveProperty('crossSell');
    }
  });

  it('[§7.3] is asked for in the body of what adds to the cart', async () => {
    const shopper = new Shopper(shop);
    const add = async (withCrossSell: boolean) =>
      (await shopper.send<Cart>('POST', '/api/cart', { variationId: variations['oak-sofa'], withCrossSell })).body;
    expect(namesOf((await add(true)).crossSell?.variations ?? [])).toEqual(expect.arrayContaining(['wool-rug', 'steel-lamp']));
    expect(await add(false)).not.toHaveProperty('crossSell');
  });

  it('offers nothing beside items out of stock, unknown or of another product', async () => {
    const shopper = new Shopper(shop);
    expect(await crossSell(shopper, 'gone-sofa')).toEqual([]);
    const { body } = await shopper.send<{ variations: unknown[] }>('POST', '/api/cross-sell', {
      productId: ids['oak-sofa'],
      variationId: variations['oak-lamp'],
    });
    expect(body.variations).toEqual([]);
  });
});

describe('[§7.6 recommendations] orders', () => {
  it('count as bought together once paid', async () => {
    for (let buyer = 0; buyer < 2; buyer++) {
      const { pay } = await readyToPay(
        shop,
        ['oak-lamp', 'oak-chair'].map((name) => ({ variationId: variations[name] ?? 0 })),
      );
      expect((await pay(testCards.good)).body).toMatchObject({ status: 'placed' });
    }
    await computeFigures(shop.database, new Date());
    expect(await crossSell(new Shopper(shop), 'oak-chair')).toContain('oak-lamp');
  });
});

describe('[§7.6 recommendations] a failure', () => {
  it.each(['', '?productId=', '?productId=sofa', '?productId=0'])('to name a product (%s) gives an empty list too', async (query) => {
    const answer = await shop.app.inject(`/api/recommendations${query}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { products: [] }]);
  });

  it('is an empty list with status 200', async () => {
    await sql`alter table recommendations.pair rename to pair_lost`.execute(shop.database.read);
    await sql`alter table catalog.product_view rename column card to card_lost`.execute(shop.database.read);
    const answers = [
      await shop.app.inject(`/api/recommendations?productId=${ids['oak-chair']}`),
      await shop.app.inject(`/api/recommendations/rows?productId=${ids['oak-chair']}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, { products: [] }],
      [200, { rows: [] }],
    ]);
    expect(await crossSell(new Shopper(shop), 'oak-sofa')).toEqual([]);
  });
});
