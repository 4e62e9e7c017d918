import { sql } from 'kysely';
import type { ProductState } from '../../../../contract/merchandising/products.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

export interface Plan {
  readonly state: ProductState;
  readonly at: Date;
  /** Why it could not be done at its time. */
  readonly fault: string | null;
}

/** A product's publication and withdrawal, the earlier first. */
export async function findPlans(db: Db, productId: number): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    select state, at, fault from catalog.planned_state where product_id = ${productId} order by at, state desc`.execute(db);
  return rows;
}

/** Saves a product's publication or its withdrawal. */
export async function savePlan(tx: Tx, productId: number, { state, at }: Omit<Plan, 'fault'>, memberId: number): Promise<void> {
  await sql`
    insert into catalog.planned_state (product_id, state, at, planned_by) values (${productId}, ${state}, ${at}, ${memberId})`.execute(tx);
}

/** Removes the publication or the withdrawal; returns it, or null where there is none. */
export async function deletePlan(tx: Tx, productId: number, state: ProductState): Promise<Plan | null> {
  const { rows } = await sql<Plan>`
    delete from catalog.planned_state where product_id = ${productId} and (state = 'published') = (${state}::text = 'published')
    returning state, at, fault`.execute(tx);
  return rows[0] ?? null;
}

export interface DuePlan {
  readonly productId: number;
  readonly state: ProductState;
  readonly at: Date;
  readonly memberId: number;
}

/** What is to be done by now, the earliest first. */
export async function findDuePlans(db: Db, now: Date): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    select product_id as "productId", state, at, planned_by as "memberId" from catalog.planned_state
    where fault is null and at <= ${now} order by at, product_id, state desc`.execute(db);
  return rows;
}

/** Locks a plan that is still to be done; false when it is gone or was changed. */
export async function lockPlan(tx: Tx, { productId, state, at }: DuePlan): Promise<boolean> {
  const { rows } = await sql`
    select 1 from catalog.planned_state where product_id = ${productId} and state = ${state} and at = ${at} and fault is null for update`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function noteFault(tx: Tx, { productId, state }: DuePlan, fault: string): Promise<void> {
  await sql`update catalog.planned_state set fault = ${fault} where product_id = ${productId} and state = ${state}`.execute(tx);
}
