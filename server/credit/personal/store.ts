import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person's store cards with their repayments, and applications. */
export async function findCreditData(db: Db, { ownerId }: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'storeCards' | 'storeCardApplications' | 'storeCardRepayments', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(a) - array['owner_id', 'reference']), '[]') from credit.account a where owner_id = ${ownerId}) as "storeCards",
      (select coalesce(jsonb_agg(to_jsonb(p) - array['owner_id', 'url']), '[]') from credit.application p where owner_id = ${ownerId}) as "storeCardApplications",
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from credit.repayment r join credit.account a on a.id = r.account_id
        where a.owner_id = ${ownerId}) as "storeCardRepayments"`.execute(db);
  return rows[0] ?? {};
}

/** Deletes applications that came to nothing; cards and their repayments are books, which keep no owner. */
export async function eraseCredit(tx: Tx, { ownerId }: Person, nobody: string): Promise<void> {
  await sql`
    delete from credit.application p where owner_id = ${ownerId} and not exists (select from credit.account a where a.application_id = p.id)`.execute(
    tx,
  );
  await sql`update credit.application set owner_id = ${nobody} where owner_id = ${ownerId}`.execute(tx);
  await sql`update credit.account set owner_id = ${nobody} where owner_id = ${ownerId}`.execute(tx);
}
