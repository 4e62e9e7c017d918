import type pg from 'pg';

/** Ids of the orders begin here, so that all tables can be filled without looking them up. */
const base = 10_000_000;

export interface Year {
  readonly orders: number;
  readonly people: number;
  /** Those with an account are the first. */
  readonly accounts: number;
  /** The number of an order whose delivery, pictures and options the others have. */
  readonly template: string;
  readonly members: readonly number[];
  readonly promotions: readonly number[];
}

/** Tables that are filled without their indexes. */
export const orderTables = [
  ...['orders.order', 'orders.line', 'orders.event', 'orders.search_word', 'orders.adjustment', 'orders.tag'],
  ...['payments.payment', 'payments.entry', 'shipments.shipment', 'shipments.line', 'returns.return', 'returns.line'],
];

/** A year of orders up to now, two lines each on average; a few products sell most, as in shops. */
export async function fillOrders(client: pg.Client, { orders, people, accounts, template, members, promotions }: Year): Promise<void> {
  await client.query(
    `create temp table good as
     select (row_number() over (order by v.id))::int - 1 as g, v.id as variation_id, v.product_id, v.sku, p.name, p.slug, p.department_slug, v.price_cents as price
     from catalog.variation v join catalog.product p on p.id = v.product_id where v.retired_at is null`,
  );
  await client.query('create unique index on good (g)');
  await client.query(
    `create temp table bought as
     select n, k, g, quantity, price, variation_id, product_id, sku, name, slug, department_slug
     from (select n, k, floor(goods * power(random(), 3))::int as g, case when random() < 0.1 then 2 else 1 end as quantity
       from generate_series(1, $1::int) n, generate_series(0, n % 3) k, (select count(*) as goods from good) c) x join good using (g)`,
    [orders],
  );
  await client.query('create index on bought (n)');
  await client.query('analyze bought');
  await client.query(
    `create temp table placed as
     select n, $2::bigint + n as id, 1 + floor($3 * random())::int as person, at,
       (select string_agg(substr(letters, 1 + (('x' || substr(md5(n::text), 2 * i, 2))::bit(8)::int % 30), 1), '' order by i) from generate_series(1, 4) i) || '-' ||
         (select string_agg(substr(letters, 1 + (n / power(30, i)::int) % 30, 1), '' order by i) from generate_series(0, 4) i) as number,
       case when n % 33 = 0 then 'cancelled' when n % 400 = 1 then 'payment_declined' when at > now() - interval '2 hours' then 'awaiting_payment'
         when at > now() - interval '2 days' then 'placed' when at > now() - interval '3 days' then 'processing'
         when at > now() - interval '20 days' and n % 50 = 7 then 'partially_shipped' when at > now() - interval '8 days' then 'shipped' else 'delivered' end as state,
       case when n % 100 < 85 then 'CARD' when n % 100 < 97 then 'PAYPAL' else 'PLCC' end as paid_by
     from generate_series(1, $1::int) n, (values ('23456789ABCDEFGHJKMNPQRSTVWXYZ')) l(letters),
       lateral (select now() - interval '364 days' * (1 - n::float8 / $1)) x(at)`,
    [orders, base, people],
  );
  await client.query(
    `insert into orders.order (id, order_number, checkout_uuid, owner_id, brand, state, email, marketing_opt_in, shipping_address, billing_address, delivery,
       currency, merchandise, discount, shipping, tax, total, placed_at, updated_at, placed_by_staff, delivered_at, review_asked_at, paid_by, held_for)
     overriding system value
     select o.id, o.number, gen_random_uuid(), case when p.n <= $2::int then 'customer:' || 1000000 + p.n else 'guest:' || o.n end,
       case when o.n % 5 = 0 then 'pip-alder' else 'alder-loom' end, o.state, p.email, false, p.address, p.address,
       case when o.n % 10 = 3 then t.delivery || '{"code": "FRNTDOOR"}' else t.delivery || '{"code": "GROUND"}' end,
       'USD', b.merchandise, discount, 699, b.merchandise / 14, b.merchandise - discount + 699 + b.merchandise / 14, o.at, o.at,
       case when o.n % 100 = 9 then ($3::bigint[])[1 + o.n / 100 % cardinality($3::bigint[])] end, case when o.state = 'delivered' then o.at + interval '4 days' end,
       now(), o.paid_by, case when o.state = 'placed' and o.n % 80 = 5 then array['total'] end
     from placed o join person p on p.n = o.person
       join (select n, sum(quantity * price)::int as merchandise from bought group by n) b on b.n = o.n,
       lateral (select case when o.n % 5 = 0 then b.merchandise / 10 else 0 end as discount) d,
       (select delivery from orders.order where order_number = $1) t
     order by o.id`,
    [template, accounts, members],
  );
  await client.query(
    `insert into orders.line (order_id, position, variation_id, product_id, sku, name, slug, department_slug, options, image, quantity, unit_price,
       line_total, returnable, discount, tax, shipped, cancelled, delivered)
     select o.id, b.k, b.variation_id, b.product_id, b.sku, b.name, b.slug, b.department_slug, t.options, t.image, b.quantity, b.price, b.price * b.quantity,
       true, case when o.n % 5 = 0 then b.price * b.quantity / 10 else 0 end, b.price * b.quantity / 14,
       case when o.state in ('shipped', 'delivered') then b.quantity else 0 end, case when o.state = 'cancelled' then b.quantity else 0 end,
       case when o.state = 'delivered' then b.quantity else 0 end
     from placed o join bought b on b.n = o.n,
       (select options, image from orders.line where order_id = (select id from orders.order where order_number = $1) limit 1) t`,
    [template],
  );
  await client.query(
    `insert into orders.event (order_id, kind, actor, at, details)
     select o.id, kind, 'system', o.at + later, '{}'
     from placed o join (values ('placed', interval '0'), ('paid', interval '1 second'), ('cancelled', interval '1 hour'), ('shipped', interval '1 day'),
       ('delivered', interval '4 days')) e(kind, later) on kind = 'placed' or (kind = 'paid' and o.state not in ('awaiting_payment', 'payment_declined'))
         or kind = o.state or (kind = 'shipped' and o.state = 'delivered')`,
  );
  await fillWords(client);
  await fillMarks(client, promotions);
  await fillMoney(client);
  await fillParcels(client);
  await fillReturns(client);
}

/** The same words as `indexWords` of `server/orders/desk/store.ts` writes. */
async function fillWords(client: pg.Client): Promise<void> {
  await client.query(
    `insert into orders.search_word (order_id, word)
     select o.id, w.word from placed o join person p on p.n = o.person, lateral (
       select distinct unnest(array[lower(o.number), lower(replace(o.number, '-', '')), p.email, lower(p.first_name), lower(p.last_name), right(p.phone, 7),
         p.phone, lower(p.postal)] || array(select lower(b.sku) from bought b where b.n = o.n)) as word) w`,
  );
}

/** Promotions of each fifth order, and tags of each fiftieth. */
async function fillMarks(client: pg.Client, promotions: readonly number[]): Promise<void> {
  await client.query(
    `insert into orders.adjustment (order_id, position, promotion_id, "group", label, amount)
     select id, null, ($1::int[])[1 + n / 5 % cardinality($1::int[])], 'order', 'Promotion', 500 from placed where n % 5 = 0`,
    [promotions],
  );
  await client.query(
    `insert into orders.promotion_day (promotion_id, day, orders, sales, discount)
     select promotion_id, at::date, count(*), 9000 * count(*), 500 * count(*) from orders.adjustment join placed on id = order_id group by 1, 2`,
  );
  await client.query(
    `insert into orders.tag (order_id, tag)
     select id, (array['gift', 'fragile', 'vip', 'call first', 'wholesale'])[1 + n / 50 % 5] from placed where n % 50 = 0`,
  );
}

async function fillMoney(client: pg.Client): Promise<void> {
  await client.query(
    `insert into payments.payment (id, order_id, type, amount, currency, state, gateway, decline_reason, created_at, updated_at, waived)
     select md5('payment' || n)::uuid, id, paid_by, 9000, 'USD', case when state = 'payment_declined' then 'declined' when state = 'awaiting_payment' then 'pending' else 'succeeded' end,
       'sandbox', case when state = 'payment_declined' then 'declined' end, at, at, 0 from placed`,
  );
  await client.query(
    `insert into payments.entry (key, payment_id, kind, amount, state, failure, reason, actor, created_at, settled_at)
     select kind || ':' || id, md5('payment' || n)::uuid, kind, 9000, case when kind = 'captured' and n % 20000 = 2 then 'failed' else 'succeeded' end,
       case when kind = 'captured' and n % 20000 = 2 then 'provider_error' end, 'bench', 'system', at, at + interval '1 minute'
     from placed, (values ('authorized'), ('captured'), ('refunded')) k(kind)
     where state not in ('payment_declined', 'awaiting_payment') and (kind <> 'refunded' or n % 40 = 0)`,
  );
}

async function fillParcels(client: pg.Client): Promise<void> {
  await client.query(
    `insert into shipments.shipment (uuid, order_id, carrier, tracking_number, shipped_by, shipped_at, promised_on, delayed, status, delivered_at)
     select md5('parcel' || n)::uuid, id, case when n % 100 = 3 then 'canada_post' when n % 4 = 0 then 'fedex' else 'ups' end, '1Z999AA1' || n, 1,
       at + interval '1 day', at::date + 6, n % 90 = 1, case when arrived then 'delivered' else 'shipped' end, case when arrived then at + interval '4 days' end
     from (select *, state = 'delivered' and n % 2000 <> 5 as arrived from placed) p
     where state in ('shipped', 'delivered')`,
  );
  await client.query(
    `insert into shipments.line (shipment_uuid, variation_id, quantity)
     select md5('parcel' || n)::uuid, variation_id, sum(quantity) from placed join bought using (n) where state in ('shipped', 'delivered') group by 1, 2`,
  );
}

/** One delivered order in forty came back; of the last month the returns are open. */
async function fillReturns(client: pg.Client): Promise<void> {
  await client.query(
    `insert into returns.return (id, case_number, order_id, request_uuid, wish, state, currency, quoted, quoted_shipping, requested_at, arrive_by, ended_at,
       refunded, refunded_shipping, out_of_stock, paid_by)
     overriding system value
     select $1::bigint + n, 'R' || lpad(n::text, 9, '0'), id, gen_random_uuid(), 'refund', case when is_open then 'requested' else 'refunded' end, 'USD', 4000, 0, at + interval '6 days',
       at + interval '30 days', case when not is_open then at + interval '20 days' end, case when not is_open then 4000 end, 0, false, 'customer'
     from placed, lateral (select at > now() - interval '30 days' as is_open) x where state = 'delivered' and n % 40 = 0`,
    [base],
  );
  await client.query(
    `insert into returns.line (return_id, variation_id, quantity, reason, comment)
     select r.id, l.variation_id, 1, (array['defective', 'wrong_item', 'changed_mind', 'too_large', 'too_small', 'late'])[1 + r.id % 6], ''
     from returns.return r join orders.line l on l.order_id = r.order_id and l.position = 0 where r.id > $1::bigint`,
    [base],
  );
}
