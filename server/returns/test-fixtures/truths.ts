import { sql } from 'kysely';
import type { CommerceShop } from '../../../test/support/commerce.ts';
import type { InstantProvider } from './instant-provider.ts';

/** What is untrue in the whole shop, one line each (money: What must always be true). `supplied` are the units the shop started with. */
export async function untruthsOf(shop: CommerceShop, provider: InstantProvider, supplied: number): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with money as (
      select p.id, p.amount, p.waived, coalesce(sum(e.amount) filter (where e.kind = 'authorized' and e.state = 'succeeded'), 0) as authorized,
        coalesce(sum(e.amount) filter (where e.kind = 'captured' and e.state = 'succeeded'), 0) as captured,
        coalesce(sum(e.amount) filter (where e.kind = 'voided' and e.state = 'succeeded'), 0) as voided,
        coalesce(sum(e.amount) filter (where e.kind = 'refunded' and e.state <> 'failed'), 0) as refunded
      from payments.payment p join payments.entry e on e.payment_id = p.id group by p.id
    ), lines as (
      select l.order_id, sum(line_total) as merchandise, sum(discount) as discount, sum(tax) as tax, sum(quantity) as quantity,
        sum(cancelled) as cancelled, bool_or(l.discount <> (select coalesce(sum(a.amount), 0) from orders.adjustment a
          where a.order_id = l.order_id and a.position = l.position)) as is_apart from orders.line l group by l.order_id
    )
    select 'order ' || o.id || ' does not add up' as fault from orders.order o join lines l on l.order_id = o.id
      where o.merchandise - o.discount + o.shipping + o.tax <> o.total or l.merchandise <> o.merchandise or l.discount <> o.discount
        or o.tax < l.tax or least(o.merchandise, o.discount, o.shipping, o.tax, o.total) < 0 or l.is_apart
    union all select 'payment ' || id || ' gave or took too much' from money
      where refunded > captured or captured > authorized or authorized <> amount or captured + voided > authorized or waived > amount
        or (captured > 0 and captured + voided <> authorized)
    union all select 'order ' || order_id || ' lost a unit' from orders.line
      where shipped + cancelled > quantity or least(shipped, cancelled, delivered, in_return, returned) < 0 or delivered > shipped
        or in_return + returned > shipped
    union all select 'order ' || r.order_id || ' has other units in return' from (
        select r.order_id, l.variation_id, sum(l.quantity) filter (where r.ended_at is null) as open
        from returns.return r join returns.line l on l.return_id = r.id group by 1, 2) r
      join orders.line l on l.order_id = r.order_id and l.variation_id = r.variation_id where l.in_return <> coalesce(r.open, 0)
    union all select 'order ' || l.order_id || ' shipped other units than its parcels' from orders.line l
      where l.shipped <> (select coalesce(sum(u.quantity), 0) from shipments.shipment s join shipments.line u on u.shipment_uuid = s.uuid
        where s.order_id = l.order_id and u.variation_id = l.variation_id)
    union all select 'stock is ' || s.units || ' instead of ' || ${supplied}::int from (
        select (select coalesce(sum(on_hand), 0) from catalog.stock)
          + (select coalesce(sum((u ->> 'quantity')::int), 0) from orders.order o, jsonb_array_elements(o.stock_taken) u)
          + (select coalesce(sum((u ->> 'quantity')::int), 0) from returns.return r, jsonb_array_elements(r.stock_held) u) as units) s
      where s.units <> ${supplied}::int
    union all select 'order ' || o.id || ' has a wrong use of its promotion' from orders.order o
      join promotions.redemption r on r.checkout_uuid = o.checkout_uuid where (r.state = 'given_back') <> (o.state = 'cancelled')`.execute(
    shop.database.read,
  );
  return [...rows.map(({ fault }) => fault), ...(await differencesOf(shop, provider))];
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
