import { sql } from 'kysely';
import type { PersonalData, PersonalRow } from '../accounts/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';

/** A group as stored: its rule, and how many are members by hand. */
export interface StoredGroup {
  readonly groupId: number;
  readonly key: string;
  readonly name: string;
  /** Cents. */
  readonly spentFrom: number | null;
  readonly ordersFrom: number | null;
  readonly members: number;
}

export type NewGroup = Pick<StoredGroup, 'key' | 'name' | 'spentFrom' | 'ordersFrom'>;

const columns = sql`g.id as "groupId", g.key, g.name, g.spent_from as "spentFrom", g.orders_from as "ordersFrom",
  (select count(*) from groups.member m where m.group_id = g.id) as members`;

/** All by name, or a page of them. */
export async function findGroups(
  db: Db,
  { offset, limit }: { offset: number; limit: number | null } = { offset: 0, limit: null },
): Promise<StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    select ${columns} from groups.customer_group g order by lower(g.name), g.id offset ${offset} limit ${limit}::int`.execute(db);
  return rows;
}

export async function countGroups(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from groups.customer_group`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findGroup(db: Db, groupId: number): Promise<StoredGroup | null> {
  const { rows } = await sql<StoredGroup>`select ${columns} from groups.customer_group g where g.id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}

export async function lockGroup(tx: Tx, groupId: number): Promise<StoredGroup | null> {
  const { rows } = await sql<StoredGroup>`select ${columns} from groups.customer_group g where g.id = ${groupId} for update of g`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Null when the key is taken. */
export async function insertGroup(tx: Tx, { key, name, spentFrom, ordersFrom }: NewGroup, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into groups.customer_group (key, name, spent_from, orders_from, created_at)
    values (${key}, ${name}, ${spentFrom}, ${ordersFrom}, ${now}) on conflict (key) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether another group has this name. */
export async function isNamed(db: Db, name: string, groupId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from groups.customer_group where lower(name) = lower(${name}) and (${groupId}::int is null or id <> ${groupId}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function updateGroup(tx: Tx, groupId: number, { name, spentFrom, ordersFrom }: Omit<NewGroup, 'key'>): Promise<void> {
  await sql`
    update groups.customer_group set name = ${name}, spent_from = ${spentFrom}, orders_from = ${ordersFrom} where id = ${groupId}`.execute(
    tx,
  );
}

export async function deleteGroup(tx: Tx, groupId: number): Promise<void> {
  await sql`delete from groups.customer_group where id = ${groupId}`.execute(tx);
}

/** False when they were a member already. */
export async function insertMember(tx: Tx, groupId: number, customerId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into groups.member (group_id, customer_id, added_at) values (${groupId}, ${customerId}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** False when they were none. */
export async function deleteMember(tx: Tx, groupId: number, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from groups.member where group_id = ${groupId} and customer_id = ${customerId} returning 1`.execute(tx);
  return rows.length > 0;
}

/** A page of the members by hand, the latest first. */
export async function findMembers(
  db: Db,
  groupId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ customerId: number; addedAt: Date }[]> {
  const { rows } = await sql<{ customerId: number; addedAt: Date }>`
    select customer_id as "customerId", added_at as "addedAt" from groups.member where group_id = ${groupId}
    order by added_at desc, customer_id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** A group as a customer stands to it. */
export interface Membership {
  readonly key: string;
  readonly name: string;
  readonly spentFrom: number | null;
  readonly ordersFrom: number | null;
  readonly isMember: boolean;
}

/** Every group that a customer is in by hand, or may be in by its rule; of these keys where given. */
export async function findMemberships(db: Db, customerId: number, keys: readonly string[] | null): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select g.key, g.name, g.spent_from as "spentFrom", g.orders_from as "ordersFrom", m.customer_id is not null as "isMember"
    from groups.customer_group g left join groups.member m on m.group_id = g.id and m.customer_id = ${customerId}
    where (m.customer_id is not null or g.spent_from is not null or g.orders_from is not null)
      and (${keys && [...keys]}::text[] is null or g.key = any(${keys && [...keys]}::text[]))
    order by lower(g.name), g.id`.execute(db);
  return rows;
}

/** The groups a person was put into. */
export async function findGroupData(db: Db, customerId: number): Promise<PersonalData> {
  const { rows } = await sql<Record<'groups', PersonalRow[]>>`
    select coalesce(jsonb_agg(jsonb_build_object('name', g.name, 'added_at', m.added_at)), '[]') as groups
    from groups.member m join groups.customer_group g on g.id = m.group_id where m.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? {};
}

/** One account's groups become another's too. */
export async function moveMemberships(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    insert into groups.member (group_id, customer_id, added_at)
    select group_id, ${to}, added_at from groups.member where customer_id = ${from} on conflict do nothing`.execute(tx);
  await sql`delete from groups.member where customer_id = ${from}`.execute(tx);
}
