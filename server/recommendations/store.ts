import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

/** A product in an order. */
export interface Purchase {
  orderNumber: string;
  productId: number;
  units: number;
  returnedUnits: number;
  /** ISO date. */
  boughtOn: string;
}

/** Records purchases; repeating an order changes nothing. */
export async function savePurchases(tx: Tx, purchases: readonly Purchase[]): Promise<void> {
  await sql`
    insert into recommendations.purchase (order_number, product_id, units, returned_units, bought_on)
    select p."orderNumber", p."productId", p.units, p."returnedUnits", p."boughtOn"
    from jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb) as p("orderNumber" text, "productId" int, units int, "returnedUnits" int,
      "boughtOn" date)
    on conflict (order_number, product_id) do nothing`.execute(tx);
}

type Lines = readonly { readonly productId: number; readonly quantity: number }[];

/** The units of each product; several variations of one count together. */
const unitsOf = (lines: Lines) => sql`(
  select "productId", sum(quantity)::int as units from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("productId" int, quantity int)
  group by 1)`;

/** Takes cancelled units off an order's purchases; a product of which none is left was not bought. */
export async function takeCancelled(tx: Tx, orderNumber: string, lines: Lines): Promise<void> {
  await sql`
    delete from recommendations.purchase p using ${unitsOf(lines)} l
    where p.order_number = ${orderNumber} and p.product_id = l."productId" and p.units <= l.units`.execute(tx);
  await sql`
    update recommendations.purchase p set units = p.units - l.units, returned_units = least(p.returned_units, p.units - l.units)
    from ${unitsOf(lines)} l
    where p.order_number = ${orderNumber} and p.product_id = l."productId" and p.units > l.units`.execute(tx);
}

/** Adds returned units to an order's purchases, or subtracts them. */
export async function addReturned(tx: Tx, orderNumber: string, lines: Lines): Promise<void> {
  await sql`
    update recommendations.purchase p set returned_units = greatest(0, least(p.units, p.returned_units + l.units))
    from ${unitsOf(lines)} l
    where p.order_number = ${orderNumber} and p.product_id = l."productId"`.execute(tx);
}

export async function hasPurchases(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from recommendations.purchase limit 1`.execute(db);
  return rows.length > 0;
}

/** How far back orders count, and how many top pairs a product keeps. */
const year = 365;
const maxPairs = 24;

/**
 * Recomputes all pairs. The score divides common orders by the geometric mean of each product's orders, as a product that sells with everything
 * matches nothing in particular. Fully returned products and single common orders do not count.
 */
export async function savePairs(tx: Tx, today: Date): Promise<void> {
  await sql`delete from recommendations.pair`.execute(tx);
  await sql`
    with bought as materialized (
      select order_number, product_id from recommendations.purchase
      where bought_on > ${today}::date - ${year}::int and returned_units < units
    ), counts as (
      select product_id, count(*) as orders from bought group by 1
    ), together as (
      select a.product_id, b.product_id as other_id, count(*)::int as orders
      from bought a join bought b on b.order_number = a.order_number and b.product_id <> a.product_id
      group by 1, 2 having count(*) >= 2
    ), scored as (
      select t.*, (t.orders / sqrt(a.orders * b.orders))::real as score
      from together t join counts a on a.product_id = t.product_id join counts b on b.product_id = t.other_id
    )
    insert into recommendations.pair (product_id, other_id, orders, score)
    select product_id, other_id, orders, score
    from (select *, row_number() over (partition by product_id order by score desc, other_id) as place from scored) ranked
    where place <= ${maxPairs}`.execute(tx);
}

/** Products most often bought together with one, best first. */
export async function findPartners(db: Db, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other_id as id from recommendations.pair where product_id = ${productId} order by score desc, other_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Units sold and returned of every product within a year. */
export async function findSales(db: Db, today: Date): Promise<Map<number, { units: number; returned: number }>> {
  const { rows } = await sql<{ id: number; units: number; returned: number }>`
    select product_id as id, sum(units)::int as units, sum(returned_units)::int as returned from recommendations.purchase
    where bought_on > ${today}::date - ${year}::int group by 1`.execute(db);
  return new Map(rows.map(({ id, units, returned }) => [id, { units, returned }]));
}

/** The category paths that go with each category. */
export interface Pairing {
  category: string;
  goesWith: readonly string[];
}

/** Replaces the pairings with exactly these. */
export async function replacePairings(tx: Tx, pairings: readonly Pairing[]): Promise<void> {
  const rows = pairings.flatMap(({ category, goesWith }) => goesWith.map((path, position) => ({ category, path, position })));
  await sql`delete from recommendations.pairing`.execute(tx);
  await sql`
    insert into recommendations.pairing (category, goes_with, position) select p.category, p.path, p.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(category text, path text, position int)`.execute(tx);
}

/** Category paths that go with the first of these that has any (deepest first). */
export async function findPairing(db: Db, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ category: string; path: string }>`
    select category, goes_with as path from recommendations.pairing where category = any(${paths}::text[]) order by position`.execute(db);
  const nearest = paths.find((path) => rows.some(({ category }) => category === path));
  return rows.filter(({ category }) => category === nearest).map(({ path }) => path);
}
