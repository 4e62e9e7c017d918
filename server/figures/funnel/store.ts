import { sql } from 'kysely';
import type { FunnelSums } from '../../../contract/figures/figures.ts';
import type { ReportDays } from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { within } from '../days-store.ts';

const at = (step: string) => sql`coalesce(sum(visits) filter (where step = ${step}), 0)::int`;
const summed = sql`${at('product')} as product, ${at('cart')} as cart, ${at('checkout')} as checkout, ${at('order')} as "order"`;

export async function sumFunnel(db: Db, days: ReportDays, brand: string | null): Promise<FunnelSums> {
  const { rows } = await sql<FunnelSums>`select ${summed} from figures.visit_day where ${within(days, brand)}`.execute(db);
  return rows[0] ?? { product: 0, cart: 0, checkout: 0, order: 0 };
}

/** The sums by day or brand, in the order of their keys. */
export async function findFunnel(
  db: Db,
  by: 'day' | 'brand',
  days: ReportDays,
  brand: string | null,
): Promise<(FunnelSums & { key: string })[]> {
  const key = { day: sql`day::text`, brand: sql`brand` }[by];
  const { rows } = await sql<FunnelSums & { key: string }>`
    select ${key} as key, ${summed} from figures.visit_day where ${within(days, brand)} group by 1 order by 1`.execute(db);
  return rows;
}
