import pg from 'pg';
import { sumSoldUnits } from '../../../../server/figures/stock/jobs.ts';
import { sumChangedDays } from '../../../../server/orders/reports/jobs.ts';
import { sumLedger } from '../../../../server/payments/books/store.ts';
import type { Database } from '../../../../server/platform/db/index.ts';
import { staffSignedIn } from '../../../support/staff.ts';
import { multiply } from '../search-catalogue.ts';
import { fillVisits } from '../visit-figures.ts';
import { fillCatalogue } from './catalogue.ts';
import { withoutIndexes } from './indexes.ts';
import { fillOrders, orderTables } from './orders.ts';
import { fillAudit, fillPeople, fillPromotions } from './people.ts';

interface Sizes {
  readonly products: number;
  readonly orders: number;
}

/** Members of staff. */
const staff = 10;

/**
 * Fills the database of a shop with the demonstration catalogue for the console: products copied in series, and a year of orders of a third as many
 * people, more than half of them with an account. All by statements over whole sets.
 */
export async function fillConsole(database: Database, url: string, { products, orders }: Sizes, template: string): Promise<void> {
  const members: number[] = [];
  for (let more = 0; more < staff; more++) members.push((await staffSignedIn({ database }, 'fulfilment')).memberId);
  await multiply(database, products);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of [
      'synchronous_commit = off',
      'session_replication_role = replica',
      "work_mem = '256MB'",
      "maintenance_work_mem = '512MB'",
    ])
      await client.query(`set ${setting}`);
    await client.query('select setseed(0.5)');
    await withoutIndexes(client, ['catalog.variation', 'catalog.stock', 'catalog.image', 'reviews.review'], () => fillCatalogue(client));
    const people = Math.ceil(orders / 3);
    const accounts = Math.ceil(orders / 5);
    await withoutIndexes(client, ['accounts.customer', 'accounts.address', 'accounts.search_word'], () =>
      fillPeople(client, people, accounts),
    );
    const promotions = await fillPromotions(client);
    await withoutIndexes(client, orderTables, () => fillOrders(client, { orders, people, accounts, template, members, promotions }));
    await withoutIndexes(client, ['staff.audit'], () => fillAudit(client, orders, members));
    await fillVisits(client);
    await client.query('vacuum analyze');
    await sumAll(database);
  } finally {
    await client.end();
  }
}

/** What jobs sum for the reports. */
async function sumAll(database: Database): Promise<void> {
  const now = new Date();
  await sumChangedDays(database, now);
  await sumSoldUnits(database, now);
  await database.transact((tx) => sumLedger(tx, now));
}
