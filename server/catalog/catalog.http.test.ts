import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../contract/api/client.ts';
import { catalogEndpoints, type Product } from '../../contract/catalog/catalog.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { Call } from '../platform/http/call.ts';
import { holdStock } from './index.ts';
import { saveTaxonomy } from './taxonomy/operations.ts';
import { aProduct, aVariation, categoryIdsByPath, productIds, stockProducts, variationIds } from './test-fixtures/catalogue.ts';

let shop: TestShop;
let ids: Record<string, number>;
const get = async (url: string) => {
  const response = await shop.app.inject(url);
  return { status: response.statusCode, body: response.json() };
};

const sofa = aProduct({
  handle: 'marlow-sofa',
  name: 'Marlow sofa',
  brand: 'Alder & Loom',
  options: [
    { name: 'Size', values: [{ value: 'Two-seat' }, { value: 'Three-seat' }] },
    { name: 'Color', values: [{ value: 'Sage', swatch: '#8a9a7b' }, { value: 'Rust' }, { value: 'Never made' }] },
  ],
  variations: [
    aVariation({
      sku: 'M-SAGE-2',
      options: { Color: 'Sage', Size: 'Two-seat' },
      price: 80_000,
      reference: { type: 'WAS', amount: 95_000, evidence: 'sold at this price until May' },
      stock: { east: 2, central: 3 },
    }),
    aVariation({ sku: 'M-RUST-3', options: { Color: 'Rust', Size: 'Three-seat' }, price: 110_000, stock: 0 }),
  ],
  images: [
    { src: '/media/aa/sage.svg', alt: 'Sage', skus: ['M-SAGE-2'], width: 800, height: 800, tint: '#8a9a7b' },
    { src: '/media/aa/rust.svg', alt: 'Rust', skus: ['M-RUST-3'] },
    { src: 'https://elsewhere.example/late.jpg', alt: 'Not fetched' },
  ],
  specifications: [{ label: 'Frame', values: ['Oak'] }],
  alsoIn: ['kids/playroom'],
});

beforeAll(async () => {
  shop = await testShop();
  await shop.database.transact((tx) =>
    saveTaxonomy(tx, [
      {
        slug: 'furniture',
        name: 'Furniture',
        description: 'To sit and to sleep on.',
        children: [
          {
            slug: 'living-room',
            name: 'Living room',
            description: '',
            children: [
              { slug: 'sofas', name: 'Sofas', description: '', children: [] },
              { slug: 'empty', name: 'Empty', description: '', children: [] },
            ],
          },
        ],
      },
      { slug: 'holiday-and-gifts', name: 'Holiday & Gifts', description: '', children: [] },
      { slug: 'sales-and-deals', name: 'Sales & Deals', description: '', children: [] },
    ]),
  );
  await stockProducts(shop.database, [
    sofa,
    aProduct({ handle: 'hidden-chair', published: false }),
    aProduct({ handle: 'old-bench', discontinued: true }),
    aProduct({ handle: 'vase', category: 'decor/vases', variations: [aVariation({ sku: 'VASE', stock: 0 })] }),
    aProduct({ handle: 'wreath', category: 'holiday-and-gifts/wreaths' }),
  ]);
  ids = await productIds(shop.database.read);
});
afterAll(() => shop.close());

describe('[§2.10 product page] GET /api/product/:id', () => {
  it('returns everything the page shows', async () => {
    const { status, body } = await get(`/api/product/${ids['marlow-sofa']}`);
    const product = body as Product;
    expect(status).toBe(200);
    expect(product).toMatchObject({
      name: 'Marlow sofa',
      slug: 'marlow-sofa',
      departmentSlug: 'furniture',
      brand: 'Alder & Loom',
      details: { sku: 'M-SAGE-2', description: '<p>Stands on four legs.</p>' },
      lowestVariationPrice: { amount: 80_000, basePrice: 95_000, salePrice: 80_000, reference: { type: 'WAS', amount: 95_000 } },
      specifications: [{ label: 'Frame', values: ['Oak'] }],
      rating: null,
      returnable: true,
    });
    expect(product.breadcrumbs.map((crumb) => crumb.label)).toEqual(['Furniture', 'Living room', 'Sofas']);
    expect(product.breadcrumbs[0]).toEqual({
      id: expect.any(Number),
      label: 'Furniture',
      slug: 'furniture',
      url: expect.stringMatching(/^\/c\/furniture\?t=\d+$/),
    });
    expect(product.imageData).toEqual({
      images: Object.fromEntries(product.images.map(({ url, variationIds }) => [url, variationIds])),
      productImageUrl: product.images[0]?.url ?? null,
    });
  });

  it('orders options Color, Size, with the values sold (spec §9)', async () => {
    const { body } = await get(`/api/product/${ids['marlow-sofa']}`);
    expect(body.options).toEqual([
      {
        name: 'Color',
        values: [
          { value: 'Sage', swatch: '#8a9a7b' },
          { value: 'Rust', swatch: null },
        ],
      },
      {
        name: 'Size',
        values: [
          { value: 'Two-seat', swatch: null },
          { value: 'Three-seat', swatch: null },
        ],
      },
    ]);
  });

  it('adds up the warehouses, and gives each variation its own picture', async () => {
    const { body } = await get(`/api/product/${ids['marlow-sofa']}`);
    expect(body.variations).toMatchObject([
      { fullSku: 'M-SAGE-2', name: 'Sage / Two-seat', quantityAvailable: 5, availability: 'SELLABLE', imageUrl: '/media/aa/sage.svg' },
      { fullSku: 'M-RUST-3', quantityAvailable: 0, availability: 'OUT_OF_STOCK', imageUrl: '/media/aa/rust.svg' },
    ]);
    expect(body.images.map((image: { url: string; variationIds: number[] }) => [image.url, image.variationIds.length])).toEqual([
      ['/media/aa/sage.svg', 1],
      ['/media/aa/rust.svg', 1],
    ]);
  });

  it('excludes units held by a checkout until the hold ends', async () => {
    const variation = (await variationIds(shop.database.read))['M-SAGE-2'] ?? 0;
    const quantity = async () => (await get(`/api/product/${ids['marlow-sofa']}`)).body.variations[0].quantityAvailable;
    const now = new Date();
    const holding = { checkoutUuid: '0190a1b2-0000-7000-8000-000000000001', holder: { visitor: 'ada', network: 'one' } };
    const holdBefore = (ms: number) =>
      shop.database.transact((tx) => holdStock(tx, holding, [{ variationId: variation, quantity: 2 }], new Date(now.getTime() - ms)));
    await holdBefore(540_000);
    expect(await quantity()).toBe(3);
    await holdBefore(600_001);
    expect(await quantity()).toBe(5);
  });

  it.each([
    ['an unknown product', () => 999_999, 404, 'Not Found'],
    ['an unpublished product', () => ids['hidden-chair'], 404, 'Not Found'],
    ['a product dropped for good', () => ids['old-bench'], 410, 'Gone'],
    ['no number', () => 'sofa', 400, 'Bad Request'],
  ])('answers for %s (spec §8)', async (_, id, statusCode, message) => {
    expect((await get(`/api/product/${id()}`)).body).toEqual({ statusCode, message, ok: false });
  });
});

describe('[§7.6] GET /api/product', () => {
  it('answers as the address with the id in the path does', async () => {
    for (const id of [ids['marlow-sofa'], 999_999])
      expect(await get(`/api/product?productId=${id}`)).toEqual(await get(`/api/product/${id}`));
  });

  it('[§5] needs an id', async () => {
    expect((await get('/api/product')).body).toEqual({ statusCode: 400, message: 'No product id supplied', ok: false });
  });
});

describe('[§7.6] product summaries', () => {
  it('are closed to clients', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/product/summary', payload: { ids: [1] } });
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('This endpoint is not available client side.');
  });

  it('keep the requested order, and accept only ids', async () => {
    const client = new Client(
      shop.api.inProcess({ brand: 'alder-loom', now: new Date(), cookie: () => undefined, bearer: null } as unknown as Call),
    );
    const summarize = (wanted: number[]) => client.call(catalogEndpoints.summarizeProducts, { ids: wanted });
    expect(await summarize([])).toMatchObject({ ok: false, statusCode: 400, message: 'No product ids supplied' });
    const one = ids['marlow-sofa'] ?? 0;
    const other = ids.wreath ?? 0;
    expect(await summarize([other, 999_999, one])).toMatchObject({ data: { products: [{ productId: other }, { productId: one }] } });
  });
});

describe('[§2.3] the menu', () => {
  it('lists departments in order, without empty ones, and always the sale', async () => {
    const { body } = await get('/api/departments');
    expect(body.departments.map((department: { title: string; type: string }) => [department.title, department.type])).toEqual([
      ['Furniture', 'department'],
      ['Holiday & Gifts', 'gifts'],
      ['Sales & Deals', 'sale'],
      ['Kids', 'department'],
      ['Decor', 'department'],
    ]);
  });

  it('has two levels below a department and a picture from it', async () => {
    const { body } = await get('/api/departments');
    const [furniture] = body.departments;
    expect(furniture.navImage.url).toBe('/media/aa/sage.svg');
    expect(furniture).toMatchObject({ link: `/c/furniture?t=${furniture.taxonomyId}`, optionalTID: furniture.taxonomyId });
    expect(furniture.subMenu).toMatchObject([{ title: 'Living room', slug: 'living-room', secSubMenu: [{ title: 'Sofas' }] }]);
    expect(furniture.subMenu[0].secSubMenu).toHaveLength(1);
    expect(furniture).toMatchObject({ tiles: [], height: 620 });
  });

  it('shows a new category at once', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'desk', category: 'office/desks' })]);
    const { body } = await get('/api/departments');
    expect(body.departments.at(-1)).toMatchObject({ title: 'Office', subMenu: [{ title: 'Desks' }] });
  });

  it('[§2.4 image] shows a section by the picture of its tile', async () => {
    const lamp = (handle: string, leaf: string) =>
      aProduct({
        handle,
        category: `lighting/lamps/${leaf}`,
        images: [{ src: `/media/aa/${handle}.svg`, alt: '', width: 800, height: 800 }],
      });
    await stockProducts(shop.database, [lamp('arc', 'floor-lamps'), lamp('orb', 'table-lamps'), lamp('bulb', 'bulbs')]);
    const { body } = await get('/api/departments');
    const lighting = body.departments.at(-1);
    const { body: category } = await get(`/api/categories/${lighting.taxonomyId}`);
    expect(lighting.subMenu[0].navImage.url).toBe(category.children[0].image.url);
  });
});

describe('[§2.4] a category', () => {
  it('has its description, ancestors, and children with counts', async () => {
    const categories = await categoryIdsByPath(shop.database.read);
    expect((await get(`/api/categories/${categories.furniture}`)).body).toMatchObject({
      title: 'Furniture',
      description: 'To sit and to sleep on.',
      breadcrumbs: [{ label: 'Furniture' }],
      children: [{ title: 'Living room', productCount: 1 }],
    });
    const below = await get(`/api/categories/${categories['furniture/living-room/sofas']}`);
    expect(below.body.breadcrumbs.map((crumb: { slug: string }) => crumb.slug)).toEqual(['furniture', 'living-room', 'sofas']);
  });

  it('that does not exist is not found', async () => {
    expect((await get('/api/categories/999999')).status).toBe(404);
  });
});
