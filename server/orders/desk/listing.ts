import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ListedOrder, OrderListFilter, OrderSort, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import { currencyCode } from '../../../contract/values/money.schemas.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageBeside } from '../../platform/paging.ts';
import { listActors } from '../../staff/index.ts';
import { type Cursor, countDeskRows, type DeskRow, findDeskRows, listedState } from './store.ts';

const perPage = 50;

type Asked = OrderListFilter & {
  readonly sort: OrderSort;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};

/** A page of the orders, with what its filters can be set to. */
export async function listOrders(db: Db, { sort, after, before, ...filter }: Asked): Promise<OutputOf<typeof staffOrderEndpoints.list>> {
  const cursor = cursorOf(after, 'after') ?? cursorOf(before, 'before');
  const found = await findDeskRows(db, filter, { sort, cursor, limit: perPage + 1 });
  const { rows, ...ends } = pageBeside(found, { side: cursor?.side, perPage, placeOf: (row) => placeOf(row, sort) });
  const members = await listActors(db);
  const names = new Map(members.map(({ memberId, name }) => [memberId, name]));
  return {
    orders: rows.map((row) => present(row, names)),
    total: await countDeskRows(db, filter),
    ...ends,
    members,
  };
}

function cursorOf(text: string | undefined, side: Cursor['side']): Cursor | null {
  const [value, id] = (text ?? '').split('.').map(Number);
  return value === undefined || id === undefined ? null : { side, value, id };
}

/** A row's position in the list, for `after` and `before`. */
const placeOf = (row: DeskRow, sort: OrderSort): string => `${sort.endsWith('placed') ? row.placedAt.getTime() : row.total}.${row.id}`;

const present = (row: DeskRow, names: ReadonlyMap<number, string>): ListedOrder => ({
  orderNumber: row.orderNumber,
  placedAt: row.placedAt.toISOString(),
  state: listedState(row),
  brand: row.brand,
  name: `${row.firstName} ${row.lastName}`,
  place: `${row.city}, ${row.stateRegion}`,
  country: row.countryCode,
  units: row.units,
  delivery: row.delivery,
  payment: row.paidBy,
  placedBy: row.placedByStaff === null ? null : (names.get(row.placedByStaff) ?? ''),
  total: row.total,
  currency: currencyCode.parse(row.currency),
  tags: [...row.tags],
  heldFor: row.state === 'placed' ? [...(row.heldFor ?? [])] : [],
});
