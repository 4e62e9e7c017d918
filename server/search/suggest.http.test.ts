import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestions } from '../../contract/search/search.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { aProduct, stockProducts } from '../catalog/test-fixtures/catalogue.ts';

let shop: TestShop;

const suggest = async (query: string): Promise<Suggestions> => {
  const response = await shop.app.inject({ method: 'POST', url: '/api/autocomplete/suggestions', payload: { query } });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const queries = async (query: string) => (await suggest(query)).suggestions.map((suggestion) => suggestion.query);

const liked = [{ stars: 5, title: 'Bright', text: 'It lights the whole room.', author: 'Kim', publishedOn: '2026-01-02' }];

beforeAll(async () => {
  shop = await testShop();
  const made = (name: string, category: string, color = 'Ivory') =>
    aProduct({
      handle: name.toLowerCase().replaceAll(' ', '-'),
      name,
      category,
      options: [{ name: 'Color', values: [{ value: color }] }],
    });
  await stockProducts(shop.database, [
    made('Marlow blue sofa', 'furniture/living-room/sofas'),
    made('Odell sofa bed', 'furniture/living-room/sofas'),
    made('Wren floor lamp', 'lighting/lamps/floor-lamps'),
    { ...made('Tern table lamp', 'lighting/lamps/table-lamps'), reviews: liked },
    made('Pip side table', 'furniture/living-room/side-tables'),
    made('Alma soft linen robe', 'bath/bath-linen/bathrobes'),
    made('Sevres soft linen towels', 'bath/bath-linen/towels'),
    made('Linden linen sofa', 'furniture/living-room/sofas'),
    made('Orla teal rug', 'rugs/area-rugs'),
    made('Knox oak dining table', 'furniture/dining-room/dining-tables'),
    made('Foss sit-stand desk', 'furniture/home-office/desks'),
    made('Appleby table and chairs', 'furniture/dining-room/dining-sets'),
    { ...made('Falmouth cedar sofa', 'outdoor/outdoor-seating/outdoor-sofas'), description: '<p>Goes well with linen.</p>' },
  ]);
});
afterAll(() => shop.close());

describe('[§5 suggestions]', () => {
  it('without a text are an empty successful answer', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/autocomplete/suggestions', payload: {} });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true, suggestions: [], categories: [], products: [] }]);
  });

  it.each(['', '   ', '…?!'])('for %j are an empty successful answer', async (query) => {
    expect(await suggest(query)).toEqual({ ok: true, suggestions: [], categories: [], products: [] });
  });

  it('complete the word being typed', async () => {
    // Not its singular too, which has the same results.
    expect(await queries('flo')).toEqual(['floor lamps']);
    expect(await queries('sof')).toEqual(expect.arrayContaining(['sofas', 'sofa bed', 'blue sofa']));
  });

  it('[checklist 11] show a category by its leading kind, not its most liked product', async () => {
    const { categories } = await suggest('lighting');
    expect(categories[0]).toMatchObject({ title: 'Lighting', image: { alt: 'wren-floor-lamp' } });
  });

  it('continue the words before, as long as something matches them all', async () => {
    expect(await queries('marlow so')).toContain('marlow sofas');
    expect(await queries('wren so')).toEqual([]);
  });

  it('name categories with their path, and the top results', async () => {
    const { categories, products } = await suggest('floor la');
    expect(categories[0]).toMatchObject({ title: 'Floor lamps', path: ['Lighting', 'Lamps'] });
    expect(products[0]).toMatchObject({ name: 'Wren floor lamp', lowestVariationPrice: { amount: 19_900 } });
    const { hits } = (await shop.app.inject('/api/search?k=floor+la')).json();
    expect(products[0]?.productId).toBe(hits[0].productId);
  });

  it('prefer a completion that names things to one that merely describes them', async () => {
    const { suggestions, categories, products } = await suggest('linen so');
    expect(suggestions[0]?.query).toBe('linen sofa');
    expect(categories[0]?.title).toBe('Sofas');
    expect(products[0]?.name).toBe('Linden linen sofa');
  });

  it('understand synonyms no product uses (couch for a sofa), and only items within a given price', async () => {
    const names = async (query: string) => (await suggest(query)).products.map(({ name }) => name);
    expect((await names('couc'))[0]).toMatch(/sofa/);
    // By WordNet, a davenport is a sofa, or a desk.
    expect(await names('davenpor')).toEqual(expect.arrayContaining(['Marlow blue sofa', 'Foss sit-stand desk']));
    expect(await names('lamp under $1')).toEqual([]);
    expect((await names('lamp under $900')).length).toBeGreaterThan(0);
  });

  it('understand a word that means nothing when complete', async () => {
    expect((await suggest('be')).products.map(({ name }) => name)).toContain('Odell sofa bed');
  });

  it('name the kinds of things a word describes', async () => {
    expect(await queries('tea')).toEqual(['teal rug', 'teal area rugs']);
  });

  it('lead to a category by its name, and otherwise to results [§3 search suggestion] [§7.6]', async () => {
    const { suggestions } = await suggest('sof');
    const byQuery = new Map(suggestions.map(({ query, searchUrl }) => [query, searchUrl]));
    const url = byQuery.get('sofas');
    expect(url).toMatch(/^\/c\/sofas\?t=\d+$/);
    expect((await shop.app.inject(`/api/search?category=${url?.split('=')[1]}`)).json().hits).toHaveLength(3);
    expect(byQuery.get('sofa bed')).toBeUndefined();
  });

  it('put nothing between words that belong together, and leave what a hyphen joins whole', async () => {
    expect(await queries('oak dining ta')).toEqual(['oak dining tables']);
    expect(await queries('des')).toEqual(expect.arrayContaining(['desks', 'sit stand desk']));
    expect(await queries('des')).not.toContain('stand desk');
    expect(await queries('chai')).toContain('table and chairs');
    expect(await queries('chai')).not.toContain('and chairs');
  });

  it('do not call a thing what only its description mentions', async () => {
    expect(await queries('cedar so')).toContain('cedar outdoor sofas');
    expect(await queries('linen so')).not.toContain('linen outdoor sofas');
  });

  it('show the products of the results where the text ends in a kind of product', async () => {
    const { products } = await suggest('good linen sofa');
    const { hits } = (await shop.app.inject('/api/search?k=good+linen+sofa')).json();
    expect(products.map(({ productId }) => productId)).toEqual(hits.slice(0, 4).map((hit: { productId: number }) => hit.productId));
  });

  it('leave out what the text excludes, and continue no negation', async () => {
    const names = async (query: string) => (await suggest(query)).products.map(({ name }) => name);
    expect(await names('sofa not linen')).not.toContain('Linden linen sofa');
    expect((await names('sofa not linen')).length).toBeGreaterThan(0);
    // Not yet a word.
    expect(await names('sofa not lin')).toContain('Linden linen sofa');
    expect(await queries('sofa not lin')).toEqual([]);
    expect(await queries('sofa without l')).toEqual([]);
  });

  it('correct the spelling', async () => {
    expect(await queries('flor lamp')).toContain('floor lamp');
  });

  it('take half of a right word for no slip, and suggest no beginning of a word', async () => {
    expect(await queries('tablecl')).not.toContain('table');
    expect(await queries('marlwo sof')).not.toContain('marlow sof');
  });

  it('lead to the help that a text asks for, before or after what the shop sells', async () => {
    const returns = { query: 'returns', searchUrl: '/returns' };
    expect((await suggest('return policy')).suggestions[0]).toEqual(returns);
    expect((await suggest('ret')).suggestions.at(-1)).toEqual(returns);
    expect((await queries('sof')).includes('returns')).toBe(false);
  });

  it.each(["'; drop table x", 'a'.repeat(200), '💡'])('accept %j without an error', async (query) => {
    expect((await suggest(query)).ok).toBe(true);
  });

  it('reject a text longer than any search', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/autocomplete/suggestions', payload: { query: 'a'.repeat(201) } });
    expect(response.statusCode).toBe(400);
  });
});
