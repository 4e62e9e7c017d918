import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { SecondFactor, SecondFactorStore } from '../../platform/second-factor/take-code.ts';

async function lock(tx: Tx, memberId: number): Promise<SecondFactor | null> {
  const { rows } = await sql<SecondFactor>`
    select totp_secret as "totpSecret", failed_codes as "failedCodes", codes_closed_until as "closedUntil"
    from staff.member where id = ${memberId} for update`.execute(tx);
  return rows[0] ?? null;
}

async function takeStep(tx: Tx, memberId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update staff.member set totp_last_step = ${step}
    where id = ${memberId} and (totp_last_step is null or totp_last_step < ${step}) returning id`.execute(tx);
  return rows.length > 0;
}

async function takeRecoveryCode(tx: Tx, codeHash: string): Promise<boolean> {
  const { rows } = await sql`delete from staff.recovery_code where code_hash = ${codeHash} returning member_id`.execute(tx);
  return rows.length > 0;
}

async function saveFailures(tx: Tx, memberId: number, failedCodes: number, closedUntil: Date | null): Promise<void> {
  await sql`
    update staff.member set failed_codes = ${failedCodes}, codes_closed_until = ${closedUntil} where id = ${memberId}`.execute(tx);
}

/** The members' second factors. */
export const memberFactors: SecondFactorStore = { sealedFor: 'staff second factor', lock, takeStep, takeRecoveryCode, saveFailures };

/** Replaces the second factor. */
export async function saveSecondFactor(
  tx: Tx,
  memberId: number,
  factor: { totpSecret: string; step: number; codeHashes: readonly string[] },
): Promise<void> {
  await sql`
    update staff.member
    set totp_secret = ${factor.totpSecret}, totp_last_step = ${factor.step}, failed_codes = 0, codes_closed_until = null
    where id = ${memberId}`.execute(tx);
  await sql`delete from staff.recovery_code where member_id = ${memberId}`.execute(tx);
  await sql`
    insert into staff.recovery_code (code_hash, member_id)
    select hash, ${memberId} from unnest(${[...factor.codeHashes]}::text[]) as h(hash)`.execute(tx);
}

export async function countRecoveryCodes(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*) as left from staff.recovery_code where member_id = ${memberId}`.execute(db);
  return rows[0]?.left ?? 0;
}
