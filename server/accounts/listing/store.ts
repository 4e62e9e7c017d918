import { sql } from 'kysely';
import { likeOf, midnight, unaccented } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Rewrites the words by which staff find a customer: when the account opens, and when name, e-mail or addresses change. */
export async function indexCustomer(tx: Tx, customerId: number): Promise<void> {
  // One at a time: two addresses saved at once would both delete the old words, then collide on the new ones.
  await sql`select from accounts.customer where id = ${customerId} for no key update`.execute(tx);
  await sql`delete from accounts.search_word where customer_id = ${customerId}`.execute(tx);
  await sql`
    insert into accounts.search_word (customer_id, word)
    select distinct c.id, ${unaccented(sql`w.word`)} from accounts.customer c cross join lateral (
      select c.email_key as word
      union select regexp_split_to_table(n.names, s.separators)
        from (
          select lower(concat_ws(' ', c.first_name, c.last_name)) as names
          union select lower(concat_ws(' ', a.address ->> 'firstName', a.address ->> 'lastName')) from accounts.address a where a.customer_id = c.id
        ) n, (values ('\\s+'), ('[\\s-]+')) s (separators)
      union select right(regexp_replace(a.address ->> 'phone', '\\D', '', 'g'), n.digits)
        from accounts.address a, (values (7), (10)) n (digits) where a.customer_id = c.id
      union select lower(regexp_replace(a.address ->> 'postalCode', '\\s', '', 'g')) from accounts.address a where a.customer_id = c.id
    ) w where w.word <> '' and c.id = ${customerId}`.execute(tx);
}

/** What a list of customers is narrowed to; all conditions hold together. */
export interface CustomerFilter {
  /** Beginnings of words, at most three, all of which must be found; null for everybody. */
  readonly words: readonly string[] | null;
  /** Customers since this day of the shop's calendar or later. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly email?: 'confirmed' | 'unconfirmed' | undefined;
}

const having = (word: string) => sql`select w.customer_id from accounts.search_word w where w.word like ${`${likeOf(word)}%`}`;

/** As an array, so that the index of words is read first and once: joined, the database looks into it for every customer. */
const worded = (first: string, second: string | undefined, third: string | undefined) => sql`and c.id = any(array(
  ${having(first)} ${second === undefined ? sql`` : sql`intersect ${having(second)}`} ${third === undefined ? sql`` : sql`intersect ${having(third)}`}))`;

function matching({ words, from, to, email }: CustomerFilter) {
  const [first, second, third] = words ?? [];
  return sql`
    (${words === null || first !== undefined}::bool)
    and (${from ?? null}::date is null or c.created_at >= ${midnight(from, 0)})
    and (${to ?? null}::date is null or c.created_at < ${midnight(to, 1)})
    and (${email ?? null}::text is null or (c.email_verified_at is not null) = (${email ?? null} = 'confirmed'))
    ${first === undefined ? sql`` : worded(first, second, third)}`;
}

/** A place in the list: the customer beside it, and on which side of it the page is. */
export interface CustomerCursor {
  readonly side: 'after' | 'before';
  /** When the account opened, in milliseconds. */
  readonly value: number;
  readonly id: number;
}

/** The rows beyond a cursor, nearest first; without one from the end of the list. */
function inOrder(sort: '-since' | 'since', cursor: CustomerCursor | null) {
  const time = cursor ? new Date(cursor.value) : null;
  const id = cursor?.id ?? null;
  return (sort === '-since') !== (cursor?.side === 'before')
    ? sql`and (${id}::bigint is null or (c.created_at, c.id) < (${time}::timestamptz, ${id}::bigint)) order by c.created_at desc, c.id desc`
    : sql`and (${id}::bigint is null or (c.created_at, c.id) > (${time}::timestamptz, ${id}::bigint)) order by c.created_at, c.id`;
}

export interface CustomerRow {
  readonly customerId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
  /** Of the default shipping address; null without one. */
  readonly city: string | null;
  readonly stateRegion: string | null;
}

/** Customers of the list beside a cursor, or from its beginning, in the order of the list. */
export async function findCustomers(
  db: Db,
  filter: CustomerFilter,
  { sort, cursor, limit }: { sort: '-since' | 'since'; cursor: CustomerCursor | null; limit: number },
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select c.id as "customerId", c.email, c.email_verified_at is not null as "emailVerified", c.first_name as "firstName",
      c.last_name as "lastName", c.created_at as "createdAt", a.address ->> 'city' as city, a.address ->> 'stateRegion' as "stateRegion"
    from accounts.customer c left join accounts.address a on a.customer_id = c.id and a.default_shipping
    where ${matching(filter)} ${inOrder(sort, cursor)} limit ${limit}`.execute(db);
  return cursor?.side === 'before' ? rows.toReversed() : rows;
}

/** How many there are, up to `most`. */
export async function countCustomers(db: Db, filter: CustomerFilter, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from accounts.customer c where ${matching(filter)} limit ${most}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}
