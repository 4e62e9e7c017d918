import { sql } from 'kysely';
import type { BannerKind } from '../../../contract/content/banners.ts';
import type { BannerSums } from '../../../contract/figures/figures.ts';
import type { ReportDays } from '../../orders/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import { within } from '../days-store.ts';
import { oneSaver } from '../visits/store.ts';
import type { BannerCount, BannerOrder } from '../visits/tally.ts';

/** Null for a banner that its page no longer has. */
interface Described {
  readonly kind: BannerKind | null;
  readonly heading: string | null;
}

/** The kind and heading that a banner `g` had when it was counted last, today or the day before. */
const lately = sql`lateral (
  select kind, heading from figures.banner_day b
  where b.brand = g.brand and b.page = g.page and b.banner = g.banner and b.day between g.day - 1 and g.day order by b.day desc limit 1)`;

const sum = sql`shown = d.shown + excluded.shown, clicked = d.clicked + excluded.clicked, orders = d.orders + excluded.orders,
  sales = d.sales + excluded.sales, kind = excluded.kind, heading = excluded.heading`;

/** Adds visits that saw or clicked banners. */
export async function addBanners(tx: Tx, banners: readonly (BannerCount & Described)[]): Promise<void> {
  await oneSaver.execute(tx);
  await sql`
    insert into figures.banner_day as d (day, brand, page, banner, kind, heading, shown, clicked, orders, sales)
    select g.day, g.brand, g.page, g.banner, coalesce(g.kind, k.kind), coalesce(g.heading, k.heading), g.shown, g.clicked, 0, 0
    from jsonb_to_recordset(${JSON.stringify(banners)}::jsonb)
      as g(day date, brand text, page text, banner text, kind text, heading text, shown int, clicked int)
    left join ${lately} k on g.kind is null
    where coalesce(g.kind, k.kind) is not null
    on conflict (day, brand, page, banner) do update set ${sum}`.execute(tx);
}

/** Adds orders that were placed after the click, each once, for the latest click, unless the payment was declined or they are cancelled already. */
export async function addOrders(tx: Tx, orders: readonly (BannerOrder & Described)[], now: Date): Promise<void> {
  await sql`
    with given as (
      select distinct on (o.id) g.*, o.id, o.merchandise - o.discount as sales
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
        as g(day date, brand text, page text, banner text, kind text, heading text, "orderNumber" text, "clickedAt" timestamptz)
      join orders.order o on o.order_number = g."orderNumber" and o.brand = g.brand and o.placed_at >= g."clickedAt"
      where o.state not in ('payment_declined', 'cancelled') order by o.id, g."clickedAt" desc
    ), counted as (
      insert into figures.counted_order (order_id, counted_at) select id, ${now}::timestamptz from given on conflict do nothing returning order_id
    )
    insert into figures.banner_day as d (day, brand, page, banner, kind, heading, shown, clicked, orders, sales)
    select g.day, g.brand, g.page, g.banner, max(coalesce(g.kind, k.kind)), max(coalesce(g.heading, k.heading)), 0, 0, count(*), sum(g.sales)
    from given g join counted c on c.order_id = g.id left join ${lately} k on g.kind is null
    where coalesce(g.kind, k.kind) is not null group by 1, 2, 3, 4
    on conflict (day, brand, page, banner) do update set ${sum}`.execute(tx);
}

/** A visit is over by then, so that the orders cannot be told again. */
export async function forgetCountedOrders(tx: Tx, before: Date): Promise<void> {
  await sql`delete from figures.counted_order where counted_at < ${before}`.execute(tx);
}

const summed = sql`coalesce(sum(shown), 0)::int as shown, coalesce(sum(clicked), 0)::int as clicked, coalesce(sum(orders), 0)::int as orders,
  coalesce(sum(sales), 0)::bigint as sales`;

export async function sumBanners(db: Db, days: ReportDays, brand: string | null): Promise<BannerSums> {
  const { rows } = await sql<BannerSums>`select ${summed} from figures.banner_day where ${within(days, brand)}`.execute(db);
  return rows[0] ?? { shown: 0, clicked: 0, orders: 0, sales: 0 };
}

export interface BannerRow extends BannerSums {
  readonly brand: string;
  readonly page: string;
  readonly banner: string;
  readonly kind: string;
  readonly heading: string;
}

/** Banners by what followed their clicks: the most money first, then the most clicks. */
export async function findBanners(
  db: Db,
  days: ReportDays,
  brand: string | null,
  { limit, offset }: Portion,
): Promise<{ banners: BannerRow[]; count: number }> {
  const { rows } = await sql<BannerRow & { count: number }>`
    select brand, page, banner, (array_agg(kind order by day desc))[1] as kind, (array_agg(heading order by day desc))[1] as heading, ${summed},
      (count(*) over ())::int as count
    from figures.banner_day where ${within(days, brand)} group by brand, page, banner
    order by sum(sales) desc, sum(clicked) desc, sum(shown) desc, brand, page, banner limit ${limit} offset ${offset}`.execute(db);
  return { banners: rows.map(({ count: _, ...one }) => one), count: rows[0]?.count ?? 0 };
}
