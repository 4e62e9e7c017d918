import pg from 'pg';
import { ApiShopper } from '../../support/api-shopper.ts';
import { stockedVariations } from './catalogue.ts';

/** Customers with a long and a short history, among the orders of others. */
export interface Histories {
  /** The session of the customer with many orders, and of the one with ten. */
  readonly long: string;
  readonly short: string;
  /** A word in the names of what was bought. */
  readonly word: string;
  /** Parcels on their way, by the customers' neighbours. */
  readonly parcels: readonly string[];
}

/** Three lines a order; delivered parcels but for those of `parcels`. */
const others = 20_000;
const parcelsOnTheirWay = 4000;

/** Fills a shop's database: one order is placed through the API, all others are copies of it with other owners and days. */
export async function fillHistories(
  url: string,
  databaseUrl: string,
  products: Parameters<typeof stockedVariations>[1],
  orders: number,
): Promise<Histories> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [variationId = 0] = await stockedVariations(url, products, 1, 50);
    const template = await new ApiShopper(url).buy(variationId);
    const long = await customer(url, client, 'long');
    const short = await customer(url, client, 'short');
    await copy(client, template, orders, `'${long.owner}'`, 'L', true);
    await copy(client, template, 10, `'${short.owner}'`, 'S', true);
    await copy(client, template, others, "'customer:' || (1000000 + n / 10)", 'O', true);
    await copy(client, template, parcelsOnTheirWay, "'customer:' || (2000000 + n / 10)", 'W', false);
    await client.query('analyze');
    const { rows } = await client.query<{ uuid: string }>("select uuid from shipments.shipment where status = 'shipped' order by uuid");
    const { rows: names } = await client.query<{ name: string }>('select name from orders.line limit 1');
    const word = names[0]?.name.split(' ')[0] ?? '';
    return { long: long.cookies, short: short.cookies, word, parcels: rows.map(({ uuid }) => uuid) };
  } finally {
    await client.end();
  }
}

async function customer(url: string, client: pg.Client, name: string): Promise<{ owner: string; cookies: string }> {
  const shopper = new ApiShopper(url);
  const email = `${name}-history@example.com`;
  const { status } = await shopper.call('POST', '/api/user/register', { email, password: 'weaver-of-7-looms' });
  if (status !== 200) throw new Error(`Registering answered ${status}`);
  const { rows } = await client.query<{ id: number }>('select id from accounts.customer where email = $1', [email]);
  return { owner: `customer:${rows[0]?.id}`, cookies: shopper.cookies };
}

/** Copies an order: with three lines, its payment, a parcel and what happened; a day apart, so that pages and periods differ. */
async function copy(client: pg.Client, template: string, count: number, owner: string, prefix: string, delivered: boolean): Promise<void> {
  const made = `select id, order_number, placed_at from orders.order where order_number like '${prefix}%-BENCH'`;
  const state = delivered ? 'delivered' : 'shipped';
  await client.query(
    `insert into orders.order (order_number, checkout_uuid, owner_id, brand, state, email, marketing_opt_in, shipping_address, billing_address,
       delivery, currency, merchandise, discount, shipping, tax, total, placed_at, updated_at, delivered_at)
     select '${prefix}' || n || '-BENCH', gen_random_uuid(), ${owner}, t.brand, $2, t.email, false, t.shipping_address, t.billing_address, t.delivery,
       t.currency, t.merchandise, t.discount, t.shipping, t.tax, t.total, t.placed_at - (n % 1500) * interval '1 day', t.updated_at,
       case when $2 = 'delivered' then t.placed_at - (n % 1500 - 4) * interval '1 day' end
     from orders.order t, generate_series(1, $3::int) n where t.order_number = $1`,
    [template, state, count],
  );
  await client.query(
    `insert into orders.line (order_id, position, variation_id, product_id, sku, name, slug, department_slug, options, image, quantity, unit_price,
       line_total, returnable, discount, tax, shipped, delivered)
     select m.id, k, l.variation_id + k, l.product_id + k, l.sku || k, l.name || ' ' || (m.id + k) % 300, l.slug, l.department_slug, l.options, l.image,
       l.quantity, l.unit_price, l.line_total, true, 0, 0, l.quantity, case when $2 = 'delivered' then l.quantity else 0 end
     from (${made}) m, orders.line l, generate_series(1, 3) k where l.order_id = (select id from orders.order where order_number = $1) and l.position = 0`,
    [template, state],
  );
  await client.query(
    `insert into orders.event (order_id, kind, actor, at, cents, details)
     select m.id, kind, 'system', m.placed_at + at, case when kind in ('placed', 'paid') then 100 end,
       case when kind in ('placed', 'paid') then '{}' else jsonb_build_object('shipmentUuid', gen_random_uuid(), 'lines',
         (select jsonb_agg(jsonb_build_object('variationId', variation_id, 'quantity', quantity)) from orders.line where order_id = m.id)) end
     from (${made}) m, (values ('placed', interval '0'), ('paid', interval '1 second'), ('shipped', interval '1 day'), ('delivered', interval '4 days')) e(kind, at)
     where kind <> 'delivered' or $1 = 'delivered'`,
    [state],
  );
  await client.query(
    `with paid as (
       insert into payments.payment (id, order_id, type, amount, currency, state, gateway, created_at, updated_at, waived)
       select gen_random_uuid(), m.id, 'CARD', 100, 'USD', 'succeeded', 'sandbox', m.placed_at, m.placed_at, 0 from (${made}) m returning id, created_at)
     insert into payments.entry (key, payment_id, kind, amount, state, reason, actor, created_at, settled_at)
     select kind || ':' || id, id, kind, 100, 'succeeded', 'bench', 'system', created_at, created_at from paid, (values ('authorized'), ('captured')) k(kind)`,
  );
  await client.query(
    `with sent as (
       insert into shipments.shipment (uuid, order_id, carrier, tracking_number, shipped_by, shipped_at, status, delayed, delivered_at)
       select gen_random_uuid(), m.id, 'ups', '1Z' || m.id, 1, m.placed_at + interval '1 day', case when $1 = 'delivered' then 'delivered' else 'shipped' end,
         false, case when $1 = 'delivered' then m.placed_at + interval '4 days' end
       from (${made}) m returning uuid, order_id, shipped_at),
     packed as (
       insert into shipments.line (shipment_uuid, variation_id, quantity)
       select s.uuid, l.variation_id, l.quantity from sent s join orders.line l on l.order_id = s.order_id)
     insert into shipments.event (shipment_uuid, code, status, at, fingerprint, received_at)
     select uuid, code, status, shipped_at + at, uuid || code, shipped_at + at from sent,
       (values ('PICKED_UP', 'shipped', interval '2 hours'), ('ARRIVED', 'inTransit', interval '1 day'), ('DEPARTED', 'inTransit', interval '2 days'),
         ('OUT_FOR_DELIVERY', 'outForDelivery', interval '70 hours'), ('DELIVERED', 'delivered', interval '3 days')) e(code, status, at)
     where $1 = 'delivered'`,
    [state],
  );
}
