import { sql } from 'kysely';
import type { CommerceShop } from '../../../test/support/commerce.ts';
import { countOrders, findFaultyOrders } from '../../figures/order-checks/store.ts';
import type { InstantProvider } from './instant-provider.ts';

/** What is untrue in the whole shop, one line each (money: What must always be true). `supplied` are the units the shop started with. */
export async function untruthsOf(shop: CommerceShop, provider: InstantProvider, supplied: number): Promise<string[]> {
  const faulty = await findFaultyOrders(shop.database.read, { after: 0, last: (await countOrders(shop.database.read)).newest });
  // The lives' provider answers at once, so that every payment is authorized in full.
  const { rows } = await sql<{ fault: string }>`
    select 'payment ' || p.id || ' was not authorized in full' as fault from payments.payment p
      where p.amount <> (select coalesce(sum(e.amount), 0) from payments.entry e
        where e.payment_id = p.id and e.kind = 'authorized' and e.state = 'succeeded')
    union all select 'stock is ' || s.units || ' instead of ' || ${supplied}::int from (
        select (select coalesce(sum(on_hand), 0) from catalog.stock)
          + (select coalesce(sum((u ->> 'quantity')::int), 0) from orders.order o, jsonb_array_elements(o.stock_taken) u)
          + (select coalesce(sum((u ->> 'quantity')::int), 0) from returns.return r, jsonb_array_elements(r.stock_held) u) as units) s
      where s.units <> ${supplied}::int`.execute(shop.database.read);
  return [
    ...faulty.map(({ orderNumber, fault }) => `${orderNumber}: ${fault}`),
    ...rows.map(({ fault }) => fault),
    ...(await differencesOf(shop, provider)),
  ];
}

/** Movements that the provider's books know otherwise. */
async function differencesOf(shop: CommerceShop, provider: InstantProvider): Promise<string[]> {
  const { rows } = await sql<{ key: string; amount: number }>`
    select key, amount from payments.entry where kind <> 'authorized' and state = 'succeeded' and key not like '%:remainder'`.execute(
    shop.database.read,
  );
  const ours = new Map(rows.map(({ key, amount }) => [key, amount]));
  return [...provider.books.values()].flatMap(({ key, amount }) =>
    ours.get(key) === amount ? [] : [`${key} is ${amount} at the provider`],
  );
}

/** What an order's payment captured and gave back, in cents. */
export async function movedOf(
  shop: CommerceShop,
  orderNumber: string,
): Promise<{ captured: number; refunded: number; paidForDelivery: number }> {
  const { rows } = await sql<{ captured: number; refunded: number; paidForDelivery: number }>`
    select (o.shipping + o.tax - (select sum(l.tax) from orders.line l where l.order_id = o.id))::int as "paidForDelivery",
      coalesce(sum(e.amount) filter (where e.kind = 'captured' and e.state = 'succeeded'), 0)::int as captured,
      coalesce(sum(e.amount) filter (where e.kind = 'refunded' and e.state = 'succeeded'), 0)::int as refunded
    from orders.order o join payments.payment p on p.order_id = o.id join payments.entry e on e.payment_id = p.id
    where o.order_number = ${orderNumber} group by o.id`.execute(shop.database.read);
  return rows[0] ?? { captured: 0, refunded: 0, paidForDelivery: 0 };
}
