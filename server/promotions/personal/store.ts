import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

const theirs = ({ ownerId, email }: Person) => sql`(owner_id = ${ownerId} or email = ${email})`;

/** The limited promotions that a person used. */
export async function findRedemptionData(db: Db, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'promotionUses', PersonalRow[]>>`
    select coalesce(jsonb_agg(to_jsonb(r) - array['owner_id', 'checkout_uuid', 'store_card']), '[]') as "promotionUses" from promotions.redemption r
    where ${theirs(person)}`.execute(db);
  return rows[0] ?? {};
}

/** Limits still count the uses, but not for anybody. */
export async function eraseRedeemer(tx: Tx, person: Person, nobody: string): Promise<void> {
  await sql`update promotions.redemption set owner_id = ${nobody}, email = '' where ${theirs(person)}`.execute(tx);
}

/** One account's uses count for another. */
export async function moveRedemptions(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update promotions.redemption set owner_id = ${to} where owner_id = ${from}`.execute(tx);
}
