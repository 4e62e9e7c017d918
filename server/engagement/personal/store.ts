import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person's notifications, and what they did with all of them. */
export async function findNotificationData(db: Db, { ownerId }: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'notifications' | 'notificationEvents', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(c) - 'owner_id'), '[]') from engagement.card c where owner_id = ${ownerId}) as notifications,
      (select coalesce(jsonb_agg(to_jsonb(e) - 'owner_id'), '[]') from engagement.card_event e where owner_id = ${ownerId}) as "notificationEvents"`.execute(
    db,
  );
  return rows[0] ?? {};
}

export async function eraseNotifications(tx: Tx, { ownerId }: Person): Promise<void> {
  await sql`delete from engagement.card where owner_id = ${ownerId}`.execute(tx);
  await sql`delete from engagement.card_event where owner_id = ${ownerId}`.execute(tx);
  await sql`delete from engagement.card_state where owner_id = ${ownerId}`.execute(tx);
}
