import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Listing } from '../../contract/search/search.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { ProductRecord } from '../catalog/import/record.ts';
import { aProduct, aVariation, emptyCatalogue, stockProducts } from '../catalog/test-fixtures/catalogue.ts';
import { Vocabulary } from './index/vocabulary.ts';
import { rebuild } from './indexing.ts';

let shop: TestShop;

const search = async (k: string): Promise<Listing> => (await shop.app.inject(`/api/search?${new URLSearchParams({ k })}`)).json();
const names = async (k: string) => (await search(k)).hits.map(({ name }) => name);

const made = (name: string, category: string, more: Partial<ProductRecord> = {}) =>
  aProduct({ handle: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, category, ...more });

const etagere = (name: string, dimensions: string) =>
  made(`${name} etagere`, 'furniture/etageres', { specifications: [{ label: 'Dimensions', values: [dimensions] }] });

const inColor = (name: string, value: string, swatch: string) =>
  made(name, 'furniture/settles', {
    options: [{ name: 'Color', values: [{ value, swatch }] }],
    variations: [aVariation({ sku: name.toUpperCase(), options: { Color: value } })],
  });

const goods = [
  inColor('Ada settle', 'Chalk', '#f4f1ea'),
  inColor('Bea settle', 'Forest', '#2f4a35'),
  inColor('Cia settle', 'Denim', '#34568b'),
  etagere('Pim', '20" W × 10" D × 30" H'),
  etagere('Osprey', '30" W × 13" D × 76" H'),
  etagere('Nettle', '57" W × 14" D × 31" H'),
  etagere('Lark', '28" W × 18" D × 44" H'),
  etagere('Grebe', '60" W × 16" D × 72" H'),
  made('Ember trivet, cookware’s friend', 'kitchen/cookware'),
  made('Ember cookware set', 'kitchen/cookware'),
  made('Quarry marble bowl', 'kitchen/bowls'),
  made('Bank stone bowl', 'kitchen/bowls'),
  made('Marlow sofa', 'furniture/sofas', { specifications: [{ label: 'Dimensions', values: ['72" W × 38" D × 33" H'] }] }),
  made('Anatolia area rug', 'rugs/area-rugs', {
    options: [{ name: 'Size', values: [{ value: "6' × 9'" }] }],
    variations: [aVariation({ sku: 'RUG-69', options: { Size: "6' × 9'" } })],
  }),
  made('Linden curtains', 'decor/curtains'),
  made('Alder dresser with three drawers', 'furniture/dressers'),
  made('Hale bed', 'furniture/beds', {
    options: [{ name: 'Size', values: [{ value: 'King' }] }],
    variations: [aVariation({ sku: 'BED-K', options: { Size: 'King' } })],
  }),
  made('Tilda loveseat', 'furniture/loveseats'),
  made('Wool sofa throw', 'bedding/throws'),
  made('Orchard desk with sofa-side shelf', 'furniture/desks'),
  made('Ingram push-back recliner', 'furniture/armchairs', { specifications: [{ label: 'Material', values: ['Wool felt'] }] }),
  made('Vale leather dining chair', 'furniture/dining-chairs'),
  made('Anatole kilim pillow', 'bedding/pillows', { description: '<p>At home on a leather recliner.</p>' }),
  made('Ainsley backless stools', 'furniture/bar-stools', { description: '<p>Sold as a pair.</p>' }),
  made('Eastlake balcony bar', 'outdoor/bars', { description: '<p>With a pair of stools.</p>' }),
];

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, goods);
});
afterAll(() => shop.close());

describe('[checklist: Lists 9] what a shopper types', () => {
  it.each([
    ['a synonym', 'couch', 'Marlow sofa'],
    ['a synonym of two words', 'chest of drawers', 'Alder dresser with three drawers'],
    ['another synonym', 'drapes', 'Linden curtains'],
    ['a size', '6x9 rug', 'Anatolia area rug'],
    ['a size with feet', "6' x 9' carpet", 'Anatolia area rug'],
    ['a length', '72 in sofa', 'Marlow sofa'],
    ['a length in feet', '6 ft sofa', 'Marlow sofa'],
    ['a bed size', 'king bed', 'Hale bed'],
    ['a number', '3 drawer dresser', 'Alder dresser with three drawers'],
    ['a plural', 'rugs', 'Anatolia area rug'],
    ['two words in one', 'arearug', 'Anatolia area rug'],
    ['one word in two', 'love seat', 'Tilda loveseat'],
    ['a French word', 'rideaux', 'Linden curtains'],
    ['another French word', 'tapis', 'Anatolia area rug'],
    ['a French phrase', 'canapé bleu', 'Marlow sofa'],
    ['one wrong letter', 'cirtains', 'Linden curtains'],
    ['a slip in a word that only synonyms know', 'coutch', 'Marlow sofa'],
    ['swapped letters', 'dersser', 'Alder dresser with three drawers'],
  ])('%s finds it: %s', async (_, text, expected) => {
    expect((await names(text))[0]).toBe(expected);
  });

  it('rank an item above things of its department, and these above its accessories', async () => {
    expect(await names('sofa')).toEqual(['Marlow sofa', 'Orchard desk with sofa-side shelf', 'Wool sofa throw']);
  });

  it('rank what is searched for above a mention of all the words', async () => {
    const found = await names('leather recliner');
    expect(found).toContain('Anatole kilim pillow');
    expect(found.indexOf('Ingram push-back recliner')).toBeLessThan(found.indexOf('Anatole kilim pillow'));
  });

  it('do not search for the word “pair”', async () => {
    expect((await names('bar stools pair'))[0]).toBe('Ainsley backless stools');
  });

  it('find the item although no product has the query’s other words', async () => {
    expect((await names('zanzibar vaporwave sofa'))[0]).toBe('Marlow sofa');
  });

  it.each([
    ['huge etagere', 'Grebe etagere', 'Pim etagere'],
    ['small etagere', 'Pim etagere', 'Grebe etagere'],
    ['tall etagere', 'Osprey etagere', 'Pim etagere'],
    ['narrow etagere', 'Pim etagere', 'Grebe etagere'],
  ])('understand sizes by measure: %s', async (text, first, last) => {
    const found = await names(text);
    expect(found).toHaveLength(5);
    expect([found[0], found.at(-1)]).toEqual([first, last]);
  });

  it('understand colours by family, whatever their names', async () => {
    expect((await names('green settle'))[0]).toBe('Bea settle');
    expect((await names('blue settle'))[0]).toBe('Cia settle');
  });

  it('find either of two words of one class joined by “or”', async () => {
    const { hits, matching } = await search('green or blue settle');
    expect(matching).toBe(2);
    expect(hits.slice(0, 2).map(({ name }) => name)).toEqual(expect.arrayContaining(['Bea settle', 'Cia settle']));
    const seats = await search('recliner or loveseat');
    expect(seats.hits.slice(0, 2).map(({ name }) => name)).toEqual(expect.arrayContaining(['Ingram push-back recliner', 'Tilda loveseat']));
  });

  it('rank sets first for words that name several things', async () => {
    expect((await names('cookware')).slice(0, 2)).toEqual(['Ember cookware set', 'Ember trivet, cookware’s friend']);
  });

  it('find stone-effect items for marble, and not the other way round', async () => {
    expect(await names('marble bowl')).toEqual(['Quarry marble bowl', 'Bank stone bowl']);
    expect((await names('stone bowl'))[0]).toBe('Bank stone bowl');
  });

  it('follow one-way synonyms in one direction', async () => {
    expect(await names('loveseat')).toContain('Marlow sofa');
    expect(await names('sofa')).not.toContain('Tilda loveseat');
  });

  it('[checklist: Lists 10] show the corrected spelling, if any', async () => {
    expect((await search('marlow soffa')).corrected).toEqual({ query: 'marlow sofa' });
    expect((await search('marlow sofa')).corrected).toBeNull();
    expect((await search('qqqqqqqq')).corrected).toBeNull();
    for (const french of ['coussin', 'oreiller', 'housse de couette']) expect((await search(french)).corrected).toBeNull();
  });

  it('look up few words like those of a text of many letters, of which none is a word', async () => {
    const letters = (length: number, from: number) =>
      Array.from({ length }, (_, i) => String.fromCharCode(97 + ((from + i * i * 7 + i * 3) % 26))).join('');
    const lookUp = vi.spyOn(Vocabulary.prototype, 'sharing');
    await search(letters(200, 0));
    expect(lookUp).not.toHaveBeenCalled();
    const words = Array.from({ length: 12 }, (_, from) => letters(14, from));
    await search(words.join(' '));
    // It is read for its products, then for what is near: once for products with any of its words, once for its likeliest kind.
    expect(lookUp.mock.calls.length).toBeLessThanOrEqual(3 * words.length);
    lookUp.mockRestore();
  });

  it.each([
    ['returns', 'returns'],
    ['track my order', 'order status'],
    ['credit card', 'store card'],
    ['sofa', null],
  ])('asks for help: %s', async (k, help) => {
    expect((await search(k)).help).toBe(help);
  });

  it('wishes: what it wants none of is left out, each can be removed', async () => {
    const { hits, wishes } = await search('bowl without marble');
    expect(hits.map(({ name }) => name)).toEqual(['Bank stone bowl']);
    expect(wishes).toEqual([{ label: 'Without marble', text: 'bowl' }]);
    expect((await search('sofa for a balcony')).wishes).toEqual([{ label: 'For a balcony', text: 'sofa' }]);
    expect((await names('sofa for a balcony'))[0]).toBe('Marlow sofa');
  });

  it('use edited synonyms at once', async () => {
    expect(await names('wobbegong')).toEqual([]);
    await shop.database.transact((tx) => sql`insert into search.synonym values ('wobbegong', 'sofa', true)`.execute(tx));
    expect((await names('wobbegong'))[0]).toBe('Marlow sofa');
  });
});

describe('[§3 search] the read table', () => {
  const versions = async () =>
    (await sql`select product_id, xmin::text from search.document order by 1`.execute(shop.database.read)).rows as unknown[];

  it('is rewritten by a rebuild only where it is wrong', async () => {
    const before = await versions();
    expect(await rebuild(shop.database)).toBe(goods.length);
    expect(await versions()).toEqual(before);
    await shop.database.transact(async (tx) => {
      await sql`update search.document set content = content || '{"name": "Nonsense"}', changed = pg_current_xact_id()::text::bigint,
        content_changed = pg_current_xact_id()::text::bigint where content ->> 'name' = 'Hale bed'`.execute(tx);
    });
    expect(await names('hale')).toEqual([]);
    await rebuild(shop.database);
    expect(await names('hale')).toEqual(['Hale bed']);
  });

  it('is seen current by a process that has read it before', async () => {
    expect((await search('marlow')).hits[0]?.lowestVariationPrice.amount).toBe(19_900);
    await stockProducts(shop.database, [
      made('Marlow sofa', 'furniture/sofas', { variations: [aVariation({ sku: 'MARLOW-SOFA', price: 5_000 })] }),
    ]);
    const { facets, hits } = await search('marlow');
    expect(hits).toHaveLength(1);
    expect(facets.find(({ key }) => key === 'price')).toBeUndefined();
    expect((await (await shop.app.inject('/api/search?k=marlow&price=-60')).json()).total).toBe(1);
  });

  it('is seen empty after it was emptied', async () => {
    await emptyCatalogue(shop.database);
    expect(await names('sofa')).toEqual([]);
  });
});
