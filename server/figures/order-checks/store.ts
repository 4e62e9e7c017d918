import { sql } from 'kysely';
import type { OrderFault } from '../../../contract/figures/figures.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';

/** An order that breaks a rule. */
export interface FaultyOrder {
  readonly orderNumber: string;
  readonly fault: OrderFault;
}

/** Orders by their ids, from above `after` up to `last`. */
export interface OrderSpan {
  readonly after: number;
  readonly last: number;
}

/**
 * Orders of a span that break what must always be true (money: What must always be true) and no constraint of the database holds, in one snapshot. A
 * payment is judged once the provider has answered everything asked of it: what failed there is listed elsewhere.
 */
export async function findFaultyOrders(db: Db, { after, last }: OrderSpan): Promise<FaultyOrder[]> {
  const { rows } = await sql<FaultyOrder>`
    with chosen as materialized (
      select id, order_number, checkout_uuid, state, merchandise, discount, shipping, tax, total from orders.order where id > ${after} and id <= ${last}
    ), lines as materialized (
      select l.order_id, sum(l.line_total) as merchandise, sum(l.discount) as discount, sum(l.tax) as tax,
        bool_or(l.discount <> coalesce(a.amount, 0)) as is_discounted_otherwise,
        bool_or(l.shipped <> coalesce(p.units, 0)) as is_shipped_otherwise, bool_or(l.in_return <> coalesce(r.units, 0)) as is_returned_otherwise
      from orders.line l
      left join (select order_id, position, sum(amount) as amount from orders.adjustment where order_id > ${after} and order_id <= ${last} group by 1, 2) a
        on a.order_id = l.order_id and a.position = l.position
      left join (select s.order_id, u.variation_id, sum(u.quantity) as units from shipments.shipment s
          join shipments.line u on u.shipment_uuid = s.uuid where s.order_id > ${after} and s.order_id <= ${last} group by 1, 2) p
        on p.order_id = l.order_id and p.variation_id = l.variation_id
      left join (select e.order_id, u.variation_id, sum(u.quantity) as units from returns.return e join returns.line u on u.return_id = e.id
          where e.ended_at is null and e.order_id > ${after} and e.order_id <= ${last} group by 1, 2) r
        on r.order_id = l.order_id and r.variation_id = l.variation_id
      where l.order_id > ${after} and l.order_id <= ${last} group by l.order_id
    ), moved as materialized (
      select p.id, p.order_id, p.amount, p.waived, bool_and(e.state = 'succeeded') as is_settled,
        coalesce(sum(e.amount) filter (where e.kind = 'authorized' and e.state = 'succeeded'), 0) as authorized,
        coalesce(sum(e.amount) filter (where e.kind = 'captured' and e.state = 'succeeded'), 0) as captured,
        coalesce(sum(e.amount) filter (where e.kind = 'voided' and e.state = 'succeeded'), 0) as voided,
        coalesce(sum(e.amount) filter (where e.kind = 'refunded' and e.state <> 'failed'), 0) as refunded
      from payments.payment p join payments.entry e on e.payment_id = p.id
      where p.state = 'succeeded' and p.order_id > ${after} and p.order_id <= ${last} group by p.id
    )
    select order_number as "orderNumber", 'totals' as fault from chosen c left join lines l on l.order_id = c.id
      where c.merchandise - c.discount + c.shipping + c.tax <> c.total or l.order_id is null or l.merchandise <> c.merchandise
        or l.discount <> c.discount or c.tax < l.tax or least(c.merchandise, c.discount, c.shipping, c.tax, c.total) < 0 or l.is_discounted_otherwise
    union all select order_number, 'parcels' from chosen c join lines l on l.order_id = c.id where l.is_shipped_otherwise
    union all select order_number, 'returns' from chosen c join lines l on l.order_id = c.id where l.is_returned_otherwise
    union all select distinct order_number, 'payment' from chosen c join moved m on m.order_id = c.id
      where m.refunded > m.captured or m.captured + m.voided > m.authorized or m.waived > m.amount
        or (m.is_settled and m.captured > 0 and m.captured + m.voided <> m.authorized)
    union all select order_number, 'paid' from chosen c
      where c.total > 0 and c.state <> all(array['awaiting_payment', 'payment_declined', 'cancelled'])
        and c.total is distinct from (select sum(p.amount) from payments.payment p where p.order_id = c.id and p.state = 'succeeded')
    union all select distinct order_number, 'promotion' from chosen c join promotions.redemption r on r.checkout_uuid = c.checkout_uuid
      where c.state <> all(array['awaiting_payment', 'payment_declined']) and (r.state = 'given_back') <> (c.state = 'cancelled')
    order by 1, 2`.execute(db);
  return rows;
}

/** How many orders there are, and the newest one's id; 0 without orders. */
export async function countOrders(db: Db): Promise<{ orders: number; newest: number }> {
  const { rows } = await sql<{ orders: number; newest: number }>`
    select count(*) as orders, coalesce(max(id), 0) as newest from orders.order`.execute(db);
  return rows[0] ?? { orders: 0, newest: 0 };
}

/** Saves what a check found; what was found before keeps its moment, and what is gone is deleted. */
export async function saveFaultyOrders(tx: Tx, found: readonly FaultyOrder[], orders: number, now: Date): Promise<void> {
  const numbers = found.map(({ orderNumber }) => orderNumber);
  const faults = found.map(({ fault }) => fault);
  await sql`
    delete from figures.order_fault f where not exists (
      select from unnest(${numbers}::text[], ${faults}::text[]) as n(order_number, fault) where n.order_number = f.order_number and n.fault = f.fault)`.execute(
    tx,
  );
  await sql`
    insert into figures.order_fault (order_number, fault, found_at)
    select order_number, fault, ${now} from unnest(${numbers}::text[], ${faults}::text[]) as n(order_number, fault)
    on conflict (order_number, fault) do nothing`.execute(tx);
  await sql`
    insert into figures.order_check (checked_at, orders) values (${now}, ${orders})
    on conflict (is_last) do update set checked_at = excluded.checked_at, orders = excluded.orders`.execute(tx);
}

export async function countFaults(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from figures.order_fault`.execute(db);
  return rows[0]?.total ?? 0;
}

/** When orders were checked last, how many, and what is wrong, the latest found first; null before the first night. */
export async function findOrderCheck(
  db: Db,
  { offset, limit }: Portion,
): Promise<{ checkedAt: Date; orders: number; faults: (FaultyOrder & { foundAt: Date })[] } | null> {
  const checks = await sql<{ checkedAt: Date; orders: number }>`
    select checked_at as "checkedAt", orders from figures.order_check`.execute(db);
  const [check] = checks.rows;
  if (!check) return null;
  const { rows } = await sql<FaultyOrder & { foundAt: Date }>`
    select order_number as "orderNumber", fault, found_at as "foundAt" from figures.order_fault
    order by found_at desc, order_number, fault offset ${offset} limit ${limit}`.execute(db);
  return { ...check, faults: rows };
}
