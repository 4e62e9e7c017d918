import type pg from 'pg';

const firstNames =
  'Olivia Emma Amelia Sophia Charlotte Isabella Ava Mia Ellie Luna Harper Aurora Evelyn Eliana Aria Violet Nova Lily Camila Gianna Liam Noah Oliver James Elijah Mateo Theodore Henry Lucas William Benjamin Levi Sebastian Jack Ezra Michael Daniel Leo Owen Samuel Hudson Alexander Asher Luca Ethan John David Jackson Joseph Mason'.split(
    ' ',
  );
const starts = 'Ash Black Brad Cald Car Dal Ell Far Good Har Hol Kings Lang Mar Mid New Nor Old Pres Red Rock South Stan Thorn West'.split(
  ' ',
);
const ends = 'bourne bridge brook burn by croft dale field ford gate ham hurst land ley man more shaw stone ton wick wood worth'.split(' ');

/** The people of the shop, those with an account first: a temporary table that orders are made from, and customers with address and words. */
export async function fillPeople(client: pg.Client, people: number, accounts: number): Promise<void> {
  await client.query(
    `create temp table person as
     select n, first_name, last_name, lower(first_name || '.' || last_name || n) || '@example.com' as email, phone, postal,
       jsonb_build_object('firstName', first_name, 'lastName', last_name, 'addressLine1', 1 + n % 900 || ' Elm Street', 'city', 'Town ' || n % 3000,
         'stateRegion', case when abroad then 'ON' else (array['CA','TX','FL','NY','PA','IL','OH','GA','NC','MI','NJ','VA','WA','AZ','MA','TN'])[1 + n % 16] end,
         'postalCode', postal, 'countryCode', case when abroad then 'CA' else 'US' end, 'phone', phone) as address
     from (select n, ($2::text[])[1 + floor(cardinality($2::text[]) * power(random(), 1.5))::int] as first_name,
         ($3::text[])[1 + floor(cardinality($3::text[]) * random())::int] || ($4::text[])[1 + floor(cardinality($4::text[]) * random())::int] as last_name,
         '555' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') as phone, n % 33 = 0 as abroad,
         case when n % 33 = 0 then 'K' || n % 10 || 'A' || n / 10 % 10 || 'B' || n / 100 % 10 else lpad((n::bigint * 31 % 99000 + 501)::text, 5, '0') end as postal
       from generate_series(1, $1::int) n) given`,
    [people, firstNames, starts, ends],
  );
  await client.query('create unique index on person (n)');
  await client.query('analyze person');
  await client.query(
    `insert into accounts.customer (id, email, email_key, password_hash, first_name, last_name, email_verified_at, brand, created_at, updated_at)
     overriding system value
     select 1000000 + n, email, email, null, first_name, last_name, case when n % 20 > 0 then now() end, case when n % 5 = 0 then 'pip-alder' else 'alder-loom' end,
       at, at
     from person, lateral (select now() - interval '3 years' * (1 - n::float8 / $1) as at) a where n <= $1::int`,
    [accounts],
  );
  await client.query(
    `insert into accounts.address (id, customer_id, address, default_shipping, default_billing, created_at, updated_at) overriding system value
     select 1000000 + n, 1000000 + n, address, true, true, now(), now() from person where n <= $1::int`,
    [accounts],
  );
  await client.query(
    `insert into accounts.search_word (customer_id, word)
     select 1000000 + n, word from person, lateral (select distinct unnest(array[email, lower(first_name), lower(last_name), right(phone, 7), phone, lower(postal)]) as word) w
     where n <= $1::int`,
    [accounts],
  );
}

/** What staff did: one entry of the log for each order, most of them about orders. */
export async function fillAudit(client: pg.Client, entries: number, members: readonly number[]): Promise<void> {
  await client.query(
    `insert into staff.audit (at, member_id, action, subject_kind, subject_id, details)
     select now() - interval '1 year' * (1 - n::float8 / $1), ($2::bigint[])[1 + n % cardinality($2::bigint[])], action, split_part(action, '.', 1), (n % 90000)::text, '{}'
     from generate_series(1, $1::int) n, lateral (select case when n % 10 < 7 then 'order.shipped' else
       (array['order.cancelled', 'product.changed', 'customer.viewed', 'content.published', 'promotion.changed', 'return.refunded', 'review.published', 'staff.signed_in'])
         [1 + n % 8] end as action) a`,
    [entries, members],
  );
}

/** Promotions that are over, scheduled or drafts; the first twenty are on orders. */
export async function fillPromotions(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into promotions.promotion (key, name, label, brands, starts_at, ends_at, "group", stacks_with, conditions, benefit, advertised, created_at,
       updated_at, version, is_draft)
     select 'bench-' || n, 'Promotion number ' || n, 'Promotion ' || n, '{}', now() - n * interval '2 days', now() - n * interval '2 days' + interval '1 day',
       'order', '{}', '{}', '{"kind": "percent", "percent": 10}', false, now(), now(), 1, n % 10 = 0
     from generate_series(1, 400) n returning id`,
  );
  return rows.slice(0, 20).map(({ id }) => id);
}
