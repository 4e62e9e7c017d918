import type pg from 'pg';

/** A year of searches, as many words a day and brand as stay of one, most of them the same ones, and a year of visits. */
export async function fillVisits(client: pg.Client): Promise<void> {
  await client.query(
    `insert into figures.search_day (day, brand, words, searches, nothing, products, carts)
     select current_date - d, brand, 'word ' || case when n <= 180 then n else (n * 37 + d * 11) % 20000 + 1000 end, 400 - n, case when n % 5 = 0 then 3 else 0 end, 9, 2
     from generate_series(0, 364) d, generate_series(1, 300) n, (values ('alder-loom'), ('pip-alder')) b(brand)
     on conflict do nothing`,
  );
  await client.query(
    `insert into figures.visit_day (day, brand, step, visits)
     select current_date - d, brand, step, 1000 from generate_series(0, 364) d, (values ('alder-loom'), ('pip-alder')) b(brand),
       (values ('product'), ('cart'), ('checkout'), ('order')) s(step)
     on conflict do nothing`,
  );
}
