import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

const theirs = ({ ownerId, email }: Person) => sql`(owner_id = ${ownerId} or lower(email) = ${email})`;

/** A person's alerts, sent and waiting. */
export async function findAlertData(db: Db, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'stockAlerts', PersonalRow[]>>`
    select coalesce(jsonb_agg(to_jsonb(a) - 'owner_id'), '[]') as "stockAlerts" from alerts.stock_alert a where ${theirs(person)}`.execute(
    db,
  );
  return rows[0] ?? {};
}

export async function eraseAlerts(tx: Tx, person: Person): Promise<void> {
  await sql`delete from alerts.stock_alert where ${theirs(person)}`.execute(tx);
}
