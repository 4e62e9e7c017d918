import { type Kysely, sql } from 'kysely';

declare const db: Kysely<unknown>;
declare const [id, name, now, flag]: [number, string, Date, boolean];
declare const records: readonly [{ madeAt: Date; tags: string[]; details: unknown }];
declare const [ids, key, details, anything]: [readonly number[], 'name' | 'stock', { since: string }, unknown];

const columns = sql`p.id, p.name`;
const named = (column: string) => sql`${sql.ref(`p.${column}`)} = ${name}`;
const having = (titled: boolean) => (titled ? sql`title = ${name}` : sql`name = ${name}`);
const orders = { name: sql`name`, newest: sql`made_at desc` };
const wrongOrders = { name: sql`name`, newest: sql`born_at desc` };

/** Each line is a statement on the test's table; its comment is the expected fault. */
export const statements = [
  sql<{ id: number; name: string }>`select ${columns} from shop.product p where ${named('name')}`,
  sql<{ id: number }>`select id from shop.product where id = any(${ids}::int[]) and made_at > ${now}`,
  sql<{ stock: number; price: string }>`select stock, price from shop.product order by ${orders[flag ? 'name' : 'newest']}`,
  sql<{ tags: string[]; details: typeof details }>`select tags, details from shop.product`,
  sql<{ details: unknown; name?: string }>`select details from shop.product`,
  sql<{ goneAt: Date | null }>`select gone_at as "goneAt" from shop.product`,
  sql<{ goneAt: Date }>`select gone_at as "goneAt" from shop.product where gone_at is not null`,
  sql`insert into shop.product (id, details) values (${id}, ${JSON.stringify(details)}::jsonb)`,
  sql`select from shop.product where name in (${sql.join(ids.map((each) => sql`${String(each)}`))})`,
  sql`select from json_to_recordset(${JSON.stringify(records)}::json) as r("madeAt" timestamptz, tags text[], details jsonb)`,
  sql`select from json_to_recordset(${JSON.stringify(records)}::json) as r("bornAt" date)`, // bornAt is taken from JSON that does not have it
  sql`select from jsonb_to_record(${JSON.stringify(records[0])}::jsonb) as r(tags int)`, // tags is taken from JSON as int, and is string[]
  sql<{ title: string }>`select title from shop.product`, // column "title" does not exist
  sql`select from shop.product where ${having(flag)}`, // column "title" does not exist
  sql`select from shop.product order by ${wrongOrders[flag ? 'name' : 'newest']}`, // column "born_at" does not exist
  sql`select from shop.product where ${flag ? sql`true` : sql`nme = ${name}`}`, // column "nme" does not exist
  sql`select from shop.product where ${sql.ref(key)} = 1`, // operator does not exist: text = integer
  sql<{ price: number }>`select price from shop.product`, // price is numeric, read as string, and the row says number
  sql<{ at: string }>`select made_at as at from shop.product`, // at is timestamptz, read as Date, and the row says string
  sql<{ details: string }>`select details from shop.product`, // details is jsonb, read as json, and the row says string
  sql<{ tags: { at: Date }[] }>`select '[]'::json as tags`, // tags is json, read as json, and the row says { at: Date; }[]
  sql<{ id: number; name: string }>`select id from shop.product`, // the row has name, which is not selected
  sql<{ id: number }>`select id, name from shop.product`, // name is selected, and the row does not have it
  sql<{ goneAt: Date }>`select gone_at as "goneAt" from shop.product`, // goneAt may be null, and the row says Date
  sql`select from shop.product where id = ${name}`, // name is string, and PostgreSQL takes it as int4
  sql`select from shop.product where name = ${anything}`, // anything is unknown, and PostgreSQL takes it as text
  sql`update shop.product set details = ${ids}`, // ids is readonly number[], and PostgreSQL takes it as jsonb
  sql`select from ${sql.table(name)}`, // relation "?" does not exist
  sql`select from shop.product where ${sql.raw(name)}`, // cannot be followed: name
  sql`name desc`, // syntax error at or near "name"
  sql`select 1 as id`.$castTo<{ id: string }>(), // gets another type, which goes unchecked
  sql.raw(name).execute(db), // is no template, and goes unchecked
];
