import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderSort, orderSorts } from '../../../contract/staff/orders/staff-orders.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type Cursor, countDeskRows, findDeskRows } from './store.ts';

let shop: CommerceShop;
const placed: string[] = [];
const filter = { q: 'seldom', item: '', tag: '', promotion: '' };

/** Three orders at three totals, the second of which no search below finds. */
beforeAll(async () => {
  shop = await commerceShop();
  const shelves = await stockShelves(shop, [
    { price: 5000, stock: 50 },
    { price: 2000, stock: 50 },
    { price: 9000, stock: 50 },
  ]);
  for (const variationId of shelves) placed.push((await (await readyToPay(shop, [{ variationId }])).pay(testCards.good)).body.orderNumber);
  await sql`
    insert into orders.search_word (order_id, word)
    select o.id, w || n from orders.order o, generate_series(1, 6000) n, (values ('often'), ('seldom')) v(w)
    where order_number <> ${placed[1]} and (w = 'often' or n = 1)`.execute(shop.database.read);
});
afterAll(() => shop.close());

const found = async (q: string, sort: OrderSort, limit: number, cursor: Cursor | null = null) =>
  (await findDeskRows(shop.database.read, { ...filter, q }, { sort, cursor, limit })).map(({ orderNumber }) => placed.indexOf(orderNumber));

describe('[look: staff console] a search for a word that very many orders have', () => {
  it.each(orderSorts)('finds what one for a seldom word finds, whether or not the page is full (%s)', async (sort) => {
    const all = await found('seldom', sort, 10);
    expect(all.toSorted()).toEqual([0, 2]);
    expect(await found('often', sort, 10)).toEqual(all);
    expect(await found('often', sort, 2)).toEqual(all);
    expect(await found('often', sort, 1)).toEqual(all.slice(0, 1));
    expect(await found('often seldom', sort, 1)).toEqual(all.slice(0, 1));
    const [first] = await findDeskRows(shop.database.read, filter, { sort, cursor: null, limit: 1 });
    const value = sort.endsWith('placed') ? (first?.placedAt.getTime() ?? 0) : (first?.total ?? 0);
    expect(await found('often', sort, 1, { side: 'after', value, id: first?.id ?? 0 })).toEqual(all.slice(1));
  });

  it('counts orders, not words', async () => {
    expect(await countDeskRows(shop.database.read, { ...filter, q: 'often' })).toBe(2);
  });
});
