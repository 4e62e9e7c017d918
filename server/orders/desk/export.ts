import { type OrderListFilter, orderStateNames, paymentNames } from '../../../contract/staff/orders/staff-orders.ts';
import { csvDollars, csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Cursor, type DeskRow, findDeskRows, findGivenBack, type GivenBack, listedState } from './store.ts';

const perRead = 500;

const columns: readonly (readonly [string, (row: DeskRow & GivenBack & { readonly brandName: string }) => string | number])[] = [
  ['Order', ({ orderNumber }) => orderNumber],
  ['Placed (UTC)', ({ placedAt }) => placedAt.toISOString()],
  ['State', (row) => orderStateNames[listedState(row)]],
  ['Email', ({ email }) => email],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['City', ({ city }) => city],
  ['Region', ({ stateRegion }) => stateRegion],
  ['Postal code', ({ postalCode }) => postalCode],
  ['Country', ({ countryCode }) => countryCode],
  ['Delivery', ({ delivery }) => delivery],
  ['Payment', ({ paidBy }) => (paidBy ? paymentNames[paidBy] : '')],
  ['Units', ({ units }) => units],
  ['Currency', ({ currency }) => currency],
  ['Subtotal', ({ merchandise }) => csvDollars(merchandise)],
  ['Discount', ({ discount }) => csvDollars(discount)],
  ['Shipping', ({ shipping }) => csvDollars(shipping)],
  ['Tax', ({ tax }) => csvDollars(tax)],
  ['Total', ({ total }) => csvDollars(total)],
  ['Cancelled', ({ cancelled }) => csvDollars(cancelled)],
  ['Refunded', ({ refunded }) => csvDollars(refunded)],
  ['Units ordered', ({ ordered }) => ordered],
  ['Brand', ({ brandName }) => brandName],
];

const nothingGiven: GivenBack = { ordered: 0, cancelled: 0, refunded: 0 };

/** Orders as CSV, with the brands' names by key, oldest first, read in portions, so that a year of them needs no more memory than a page. */
export async function* ordersAsCsv(db: Db, filter: OrderListFilter, brands: ReadonlyMap<string, string>): AsyncGenerator<string> {
  yield csvLine(columns.map(([title]) => title));
  let cursor: Cursor | null = null;
  for (;;) {
    const rows: DeskRow[] = await findDeskRows(db, filter, { sort: 'placed', cursor, limit: perRead });
    const given = await findGivenBack(
      db,
      rows.map(({ id }) => id),
    );
    const lines = rows.map((row) => ({ ...nothingGiven, ...given.get(row.id), ...row, brandName: brands.get(row.brand) ?? row.brand }));
    if (lines.length > 0) yield lines.map((line) => csvLine(columns.map(([, read]) => read(line)))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    cursor = { side: 'after', value: last.placedAt.getTime(), id: last.id };
  }
}
