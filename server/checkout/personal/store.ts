import { sql } from 'kysely';
import { customerOfOwner, type Person, type PersonalData, type PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The drafts made for a person: for their account, or for their proved address without one. */
const theirs = ({ customerId, email }: Person) =>
  sql`(d.customer_id = ${customerId} or (d.customer_id is null and d.email <> '' and lower(d.email) = ${email}))`;

/** A person's checkouts that have not become orders, and the draft orders made for them. */
export async function findCheckoutData(db: Db, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'checkouts' | 'draftOrders', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(c) - array['owner_id', 'wallet']), '[]') from checkout.checkout c
        where (owner_id = ${person.ownerId} or uuid in (select d.uuid from checkout.draft d where ${theirs(person)})) and state <> 'complete') as checkouts,
      (select coalesce(jsonb_agg(to_jsonb(d) - array['uuid', 'created_by'] order by d.id), '[]') from checkout.draft d where ${theirs(person)}) as "draftOrders"`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** The uuids of the draft orders made for a person, also of those that became these orders: e-mails with their payment links are theirs too. */
export async function findDraftUuids(db: Db, person: Person, orderNumbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select d.uuid from checkout.draft d where ${theirs(person)} or d.order_number = any(${[...orderNumbers]}::text[])`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

/** Deletes checkouts and draft orders; those of an order keep nothing that the order has not. Returns the drafts' uuids. */
export async function eraseCheckouts(tx: Tx, person: Person, orderNumbers: readonly string[]): Promise<string[]> {
  const numbers = [...orderNumbers];
  await sql`
    delete from checkout.checkout where owner_id = ${person.ownerId} or order_number = any(${numbers}::text[])
      or uuid in (select d.uuid from checkout.draft d where ${theirs(person)})`.execute(tx);
  const { rows } = await sql<{ uuid: string }>`
    delete from checkout.draft d where ${theirs(person)} or d.order_number = any(${numbers}::text[]) returning d.uuid`.execute(tx);
  return rows.map(({ uuid }) => uuid);
}

/** Gives the checkouts that became orders, and the draft orders, to another owner; other checkouts follow their cart. */
export async function moveCheckouts(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update checkout.checkout set owner_id = ${to} where owner_id = ${from}`.execute(tx);
  await sql`
    update checkout.draft set customer_id = ${customerOfOwner(to)} where customer_id = ${customerOfOwner(from)}`.execute(tx);
}
