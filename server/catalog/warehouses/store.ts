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

export type NewWarehouse = Pick<WarehouseRow, 'code' | 'name' | 'postalCode' | 'timeZone'>;

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

/** Adds an empty warehouse; false when the code is taken. */
export async function insertWarehouse(tx: Tx, { code, name, postalCode, timeZone }: NewWarehouse): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    insert into catalog.warehouse (code, name, postal_code, time_zone, is_default) values (${code}, ${name}, ${postalCode}, ${timeZone}, false)
    on conflict (code) do nothing returning code`.execute(tx);
  return rows.length === 1;
}

/** Deletes a warehouse that is not the default and has no rows of stock; false for any other. */
export async function deleteWarehouse(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    delete from catalog.warehouse w where code = ${code} and not is_default
      and not exists (select from catalog.stock where warehouse_code = w.code) returning code`.execute(tx);
  return rows.length === 1;
}

/** Writes everything but the code and whether it is the default. */
export async function saveWarehouse(
  tx: Tx,
  { code, name, postalCode, timeZone, cutOffHour, dispatchDays, closedDays, version }: WarehouseRow,
): Promise<void> {
  await sql`
    update catalog.warehouse set name = ${name}, postal_code = ${postalCode}, time_zone = ${timeZone}, cut_off_hour = ${cutOffHour},
      dispatch_days = ${dispatchDays}::int[], closed_days = ${closedDays}::date[], version = ${version}
    where code = ${code}`.execute(tx);
}
