import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '../../contract/search/search.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { ProductRecord } from '../catalog/import/record.ts';
import { aProduct, aVariation, stockProducts } from '../catalog/test-fixtures/catalogue.ts';

let shop: TestShop;

const search = async (k: string, more: Record<string, string> = {}): Promise<Listing> =>
  (await shop.app.inject(`/api/search?${new URLSearchParams({ k, ...more })}`)).json();
const names = async (k: string) => (await search(k)).hits.map(({ name }) => name);

const suggestedFor = async (query: string): Promise<Listing['hits']> =>
  (await shop.app.inject({ method: 'POST', url: '/api/autocomplete/suggestions', payload: { query } })).json().products;

const made = (name: string, category: string, more: Partial<ProductRecord> = {}) =>
  aProduct({ handle: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, category, ...more });
const of = (material: string) => ({ specifications: [{ label: 'Material', values: [material] }] });

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [
    made('Marlow sofa', 'furniture/sofas', of('Linen')),
    made('Corwin sofa', 'furniture/sofas', { ...of('Leather'), description: '<p>Sits well beside linen curtains.</p>' }),
    made('Rowan sofa', 'furniture/sofas', { description: '<p>Deep seats.</p>' }),
    made('Fjord rug', 'rugs/area-rugs', { description: '<p>Lies flat under a dining table and is easy to clean.</p>' }),
    made('Cobb dining bench', 'furniture/benches', { description: '<p>Easy to clean, for the dining table.</p>' }),
    made('Sable dining chair', 'furniture/dining-chairs', of('Oak')),
    made('Colby dining set', 'outdoor/patio-dining-sets', { description: '<p>A set of a table and 6 chairs.</p>' }),
    made('Pedaler step can', 'storage/trash-cans'),
    made('Trove canvas bin', 'storage/storage-bins'),
    made('Brae sheet', 'bedding/sheets'),
    made('Crumb baking pan', 'kitchen/bakeware', { description: '<p>For cookies.</p>' }),
    made('Quilt bed', 'furniture/beds'),
    made('Dalby end bench', 'furniture/benches', { description: '<p>To sit on at the end of a bed.</p>' }),
    made('Yarrow coffee mug', 'kitchen/mugs'),
    made('Thorne coffee table', 'furniture/coffee-tables', { description: '<p>Room for cups.</p>' }),
    made('Skye throw', 'decor/throws'),
    made('Tundra blanket', 'bedding/blankets'),
    made('Eiderby down comforter', 'bedding/comforters', of('Down')),
    made('Fallow down-alternative comforter', 'bedding/comforters', of('Down alternative')),
    made('Ozark bedspread', 'bedding/quilts', { description: '<p>Looks well over a linen sofa.</p>' }),
    made('Xylo kids bedding', 'kids/kids-bedding'),
    made('Nape pillow', 'bedding/pillows', { description: '<p>Lets air through.</p>' }),
    made('Emberline Dutch oven', 'kitchen/dutch-ovens', { description: '<p>Lift it with mitts.</p>' }),
    made('Flint nightstand', 'furniture/nightstands', { description: '<p>Its door has a stop.</p>' }),
    made('Ashby linen duvet set', 'bedding/duvet-covers', of('Linen')),
    made('Redding digging spade', 'outdoor/garden-tools'),
    made('Remy library lamp', 'lighting/lamps'),
    made('Orrin rechargeable lamp', 'lighting/lamps'),
    made('Cabin lantern', 'outdoor/lanterns', {
      options: [{ name: 'Color', values: [{ value: 'Red' }] }],
      variations: [aVariation({ sku: 'CABIN', options: { Color: 'Red' } })],
    }),
  ]);
});
afterAll(() => shop.close());

describe('[checklist: Lists 9] what the words of a text are to each other', () => {
  it.each([
    ['what it is comes before what it is for', 'rug for under the dining table that is easy to clean', 'Fjord rug'],
    ['how many is no part of what it is', 'set of six dining chairs', 'Sable dining chair'],
    ['a word that the shop lacks is restated', 'rubbish bin', 'Pedaler step can'],
    ['an idiom is not its last word', 'cookie sheet', 'Crumb baking pan'],
    ['what is broader than a word is broader than its synonyms', 'biscuit tray', 'Crumb baking pan'],
    ['without something is what is called less it, or what means the same', 'lamp without a cord', 'Orrin rechargeable lamp'],
    ['what it is for may come before it', 'cups for coffee', 'Yarrow coffee mug'],
    ['praise says nothing', 'best really nice trash can', 'Pedaler step can'],
    ['a purpose is not what it names', 'somewhere to sit at the end of the bed', 'Dalby end bench'],
  ])('%s: %s', async (_, text, first) => {
    expect((await names(text))[0]).toBe(first);
  });

  it('of two kinds side by side, both are meant', async () => {
    expect((await names('throw blanket')).slice(0, 2)).toEqual(expect.arrayContaining(['Skye throw', 'Tundra blanket']));
  });

  it('what it shall be without is left out, but not what replaces it', async () => {
    const found = await names('comforter no down');
    expect(found).toContain('Fallow down-alternative comforter');
    expect(found).not.toContain('Eiderby down comforter');
  });

  it.each([
    ['what only mentions its first word', 'air fryer'],
    ['what is called by its first word', 'oven mitts'],
    ['what mentions both', 'door stop'],
    ['what has its last word in another sense', 'dog bed'],
    ['what covers something else', 'sofa cover'],
    ['what covers something else, said the other way', 'waterproof cover for garden furniture'],
  ])('[checklist: Lists 10] a thing that the shop has not is not %s: %s', async (_, text) => {
    expect(await names(text)).toEqual([]);
  });

  it.each([
    ['a word that describes', 'guest bed', 'Quilt bed'],
    ['a material', 'linen duvet cover', 'Ashby linen duvet set'],
    ['a picture', 'zebra rug', 'Fjord rug'],
    ['who uses it', 'rug for dogs', 'Fjord rug'],
    ['what follows it', 'sofa corduroy', 'Marlow sofa'],
  ])('%s makes it no other thing: %s', async (_, text, found) => {
    expect(await names(text)).toContain(found);
  });

  it('a name is no form of a word: Redding is not red', async () => {
    const red = await names('red');
    expect(red[0]).toBe('Cabin lantern');
    expect(red).not.toContain('Redding digging spade');
    expect((await names('redding'))[0]).toBe('Redding digging spade');
  });
});

it('[checklist: Lists 10] where a thing is lacking, categories with another of its words are near', async () => {
  const { hits, instead } = await search('patio heater');
  expect([hits, instead?.isNear]).toEqual([[], true]);
  expect(instead?.categories.map(({ title }) => title)).toContain('Patio dining sets');
});

describe('[§3 search] the name of a wider category', () => {
  it.each(['bedding', 'Beddings'])('lists what “%s” holds, whatever it is called', async (text) => {
    const listed = await names(text);
    expect(listed).toEqual(expect.arrayContaining(['Brae sheet', 'Tundra blanket', 'Nape pillow', 'Ozark bedspread']));
    expect(listed).not.toContain('Xylo kids bedding');
    expect((await suggestedFor(text)).map(({ name }) => name)).not.toContain('Xylo kids bedding');
  });

  it('is no such name beside other words', async () => {
    expect((await names('kids bedding'))[0]).toBe('Xylo kids bedding');
  });
});

describe('[§3 search] a material that the text says', () => {
  it('puts products of another material after those that fit, as similar ones', async () => {
    const { hits, matching, total } = await search('linen sofa');
    const listed = hits.map(({ name }) => name);
    expect(matching).toBe(1);
    expect(total).toBeGreaterThan(1);
    expect(listed[0]).toBe('Marlow sofa');
    expect(listed).not.toContain('Ozark bedspread');
    expect(listed.indexOf('Rowan sofa')).toBeLessThan(listed.indexOf('Corwin sofa'));
  });

  it('divides no list in which all match, or that is sorted otherwise', async () => {
    expect((await search('linen sofa', { sort: 'price-low' })).matching).toBeNull();
    expect((await search('trash can')).matching).toBeNull();
  });
});

describe('[checklist: Lists 10] whether any product matches the whole text', () => {
  it.each([
    ['a word that the shop lacks', 'sofa blorfnik'],
    ['two words that the shop lacks', 'velvet zebra sofa'],
    ['a material that the thing is not made of', 'leather rug'],
  ])('with %s, all products are similar ones: %s', async (_, text) => {
    const { matching, total } = await search(text);
    expect(total).toBeGreaterThan(0);
    expect(matching).toBe(0);
  });

  it.each(['sofaa', 'rubbish bin', 'large rug', 'set of six dining chairs', 'best really nice trash can'])(
    '“%s” is matched',
    async (text) => {
      const { matching, total } = await search(text);
      expect(total).toBeGreaterThan(0);
      expect(matching).not.toBe(0);
    },
  );
});
