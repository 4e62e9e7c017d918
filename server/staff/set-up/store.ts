import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The subject of a set-up link. */
export interface Invitation {
  readonly memberId: number;
  readonly name: string;
  readonly email: string;
  /** Encrypted. */
  readonly totpSecret: string;
}

/** Stores an invitation, voiding the member's earlier ones. */
export async function saveInvitation(
  tx: Tx,
  given: { memberId: number; tokenHash: string; totpSecret: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into staff.invitation (member_id, token_hash, totp_secret, expires_at)
    values (${given.memberId}, ${given.tokenHash}, ${given.totpSecret}, ${given.expiresAt})
    on conflict (member_id) do update
      set token_hash = excluded.token_hash, totp_secret = excluded.totp_secret, expires_at = excluded.expires_at`.execute(tx);
}

export async function findInvitation(db: Db, tokenHash: string, now: Date): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select m.id as "memberId", m.name, m.email, i.totp_secret as "totpSecret"
    from staff.invitation i join staff.member m on m.id = i.member_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and m.disabled_at is null and m.email is not null`.execute(db);
  return rows[0] ?? null;
}

/** Uses up an invitation; false when it was just used. */
export async function takeInvitation(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from staff.invitation where token_hash = ${tokenHash} and expires_at > ${now} returning member_id`.execute(tx);
  return rows.length > 0;
}

export async function deleteInvitation(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from staff.invitation where member_id = ${memberId}`.execute(tx);
}
