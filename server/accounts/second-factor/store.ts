import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { SecondFactor, SecondFactorStore } from '../../platform/second-factor/take-code.ts';

async function lock(tx: Tx, customerId: number): Promise<SecondFactor | null> {
  const { rows } = await sql<SecondFactor>`
    select totp_secret as "totpSecret", failed_codes as "failedCodes", codes_closed_until as "closedUntil"
    from accounts.second_factor where customer_id = ${customerId} for update`.execute(tx);
  return rows[0] ?? null;
}

async function takeStep(tx: Tx, customerId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update accounts.second_factor set totp_last_step = ${step}
    where customer_id = ${customerId} and totp_last_step < ${step} returning customer_id`.execute(tx);
  return rows.length > 0;
}

async function takeRecoveryCode(tx: Tx, codeHash: string): Promise<boolean> {
  const { rows } = await sql`delete from accounts.recovery_code where code_hash = ${codeHash} returning customer_id`.execute(tx);
  return rows.length > 0;
}

async function saveFailures(tx: Tx, customerId: number, failedCodes: number, closedUntil: Date | null): Promise<void> {
  await sql`
    update accounts.second_factor set failed_codes = ${failedCodes}, codes_closed_until = ${closedUntil}
    where customer_id = ${customerId}`.execute(tx);
}

/** The customers' second factors. */
export const customerFactors: SecondFactorStore = { sealedFor: 'customer second factor', lock, takeStep, takeRecoveryCode, saveFailures };

export interface SecondFactorState {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
}

/** Null while it is off. */
export async function findSecondFactor(db: Db, customerId: number): Promise<SecondFactorState | null> {
  const { rows } = await sql<SecondFactorState>`
    select f.created_at as "since",
      (select count(*) from accounts.recovery_code r where r.customer_id = f.customer_id) as "recoveryCodesLeft"
    from accounts.second_factor f where f.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

/** False when the customer has one. */
export async function insertSecondFactor(
  tx: Tx,
  customerId: number,
  factor: { totpSecret: string; step: number; codeHashes: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into accounts.second_factor (customer_id, totp_secret, totp_last_step, created_at)
    values (${customerId}, ${factor.totpSecret}, ${factor.step}, ${now})
    on conflict (customer_id) do nothing returning customer_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into accounts.recovery_code (code_hash, customer_id)
    select hash, ${customerId} from unnest(${[...factor.codeHashes]}::text[]) as h(hash)`.execute(tx);
  return true;
}

/** Deletes it with its recovery codes; false when there is none. */
export async function deleteSecondFactor(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql`delete from accounts.second_factor where customer_id = ${customerId} returning customer_id`.execute(tx);
  return rows.length > 0;
}
