import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { SearchCount, StepCount } from './tally.ts';

/** At most this many distinct searches per brand and day while the day lasts. */
const maxWordsOfDay = 2000;
/** How many of a past day's searches are kept: the most frequent, with those that found nothing counting twice. */
const wordsLeft = 300;

/** One writer at a time, so that two cannot deadlock or exceed the limit together. */
export const oneSaver = sql`select pg_advisory_xact_lock(hashtext('figures.save'))`;

/** Adds counts. Beyond the limit, new searches count under the empty text. */
export async function addCounts(tx: Tx, searches: readonly SearchCount[], steps: readonly StepCount[]): Promise<void> {
  await oneSaver.execute(tx);
  await sql`
    with given as (
      select g.*, k.words is not null as known,
        row_number() over (partition by g.day, g.brand, k.words is not null order by g.searches desc, g.words)
          + (select count(*) from figures.search_day s where s.day = g.day and s.brand = g.brand) as place
      from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb)
        as g(day date, brand text, words text, searches int, nothing int, products int, carts int)
      left join figures.search_day k on k.day = g.day and k.brand = g.brand and k.words = g.words
    )
    insert into figures.search_day as s (day, brand, words, searches, nothing, products, carts)
    select day, brand, case when known or place <= ${maxWordsOfDay} then words else '' end,
      sum(searches), sum(nothing), sum(products), sum(carts)
    from given group by 1, 2, 3
    on conflict (day, brand, words) do update set searches = s.searches + excluded.searches, nothing = s.nothing + excluded.nothing,
      products = s.products + excluded.products, carts = s.carts + excluded.carts`.execute(tx);
  await sql`
    insert into figures.visit_day as v (day, brand, step, visits)
    select day, brand, step, visits from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as g(day date, brand text, step text, visits int)
    on conflict (day, brand, step) do update set visits = v.visits + excluded.visits`.execute(tx);
}

/** Days before this one with more words than stay. */
export async function findCrowdedDays(db: Db, today: string): Promise<{ day: string; brand: string }[]> {
  const { rows } = await sql<{ day: string; brand: string }>`
    select day, brand from figures.search_day where day < ${today}::date
    group by day, brand having count(*) filter (where words <> '') > ${wordsLeft} order by 1, 2`.execute(db);
  return rows;
}

/** Keeps a day's most important words and counts the others as empty ones. */
export async function trimDay(tx: Tx, { day, brand }: { day: string; brand: string }): Promise<void> {
  await oneSaver.execute(tx);
  await sql`
    with dropped as (
      delete from figures.search_day where day = ${day}::date and brand = ${brand} and words in (
        select words from figures.search_day where day = ${day}::date and brand = ${brand} and words <> ''
        order by searches + nothing desc, products desc, words offset ${wordsLeft})
      returning searches, nothing, products, carts
    )
    insert into figures.search_day as s (day, brand, words, searches, nothing, products, carts)
    select ${day}::date, ${brand}, '', sum(searches), sum(nothing), sum(products), sum(carts) from dropped having count(*) > 0
    on conflict (day, brand, words) do update set searches = s.searches + excluded.searches, nothing = s.nothing + excluded.nothing,
      products = s.products + excluded.products, carts = s.carts + excluded.carts`.execute(tx);
}

/** Deletes what is older than any report shows. */
export async function deleteBefore(tx: Tx, day: string): Promise<void> {
  await sql`delete from figures.search_day where day < ${day}::date`.execute(tx);
  await sql`delete from figures.visit_day where day < ${day}::date`.execute(tx);
  await sql`delete from figures.banner_day where day < ${day}::date`.execute(tx);
}
