import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export interface WarehouseRow {
  readonly code: string;
  readonly name: string;
  readonly postalCode: string;
  readonly isDefault: boolean;
  readonly timeZone: string;
  readonly cutOffHour: number;
  /** 0 Sunday … 6 Saturday. */
  readonly dispatchDays: number[];
  /** `YYYY-MM-DD`. */
  readonly closedDays: string[];
  readonly version: number;
}

const columns = sql`code, name, postal_code as "postalCode", is_default as "isDefault", time_zone as "timeZone",
  cut_off_hour as "cutOffHour", dispatch_days as "dispatchDays", closed_days::text[] as "closedDays", version`;

/** The default first. */
export async function findWarehouses(db: Db): Promise<WarehouseRow[]> {
  const { rows } = await sql<WarehouseRow>`select ${columns} from catalog.warehouse order by is_default desc, name`.execute(db);
  return rows;
}

/** Locks the warehouse until the transaction ends; null when there is none. */
export async function lockWarehouse(tx: Tx, code: string): Promise<WarehouseRow | null> {
  const { rows } = await sql<WarehouseRow>`select ${columns} from catalog.warehouse where code = ${code} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Writes everything but the code, the postal code and whether it is the default. */
export async function saveWarehouse(
  tx: Tx,
  { code, name, timeZone, cutOffHour, dispatchDays, closedDays, version }: WarehouseRow,
): Promise<void> {
  await sql`
    update catalog.warehouse set name = ${name}, time_zone = ${timeZone}, cut_off_hour = ${cutOffHour}, dispatch_days = ${dispatchDays}::int[],
      closed_days = ${closedDays}::date[], version = ${version}
    where code = ${code}`.execute(tx);
}
