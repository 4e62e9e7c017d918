import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ListedOrder, OrderListFilter, OrderSort, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import { currencyCode } from '../../../contract/values/money.schemas.ts';
import type { Db } from '../../platform/db/index.ts';
import { listMembers } from '../../staff/index.ts';
import { type Cursor, countDeskRows, type DeskRow, findDeskRows, findGivenPromotions, listedState } from './store.ts';

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
  const isBack = cursor?.side === 'before';
  const hasMore = found.length > perPage;
  const rows = isBack ? found.slice(-perPage) : found.slice(0, perPage);
  const members = (await listMembers(db)).map(({ memberId, name }) => ({ memberId, name }));
  const names = new Map(members.map(({ memberId, name }) => [memberId, name]));
  return {
    orders: rows.map((row) => present(row, names)),
    total: await countDeskRows(db, filter),
    next: isBack || hasMore ? placeOf(rows.at(-1), sort) : null,
    previous: isBack ? (hasMore ? placeOf(rows[0], sort) : null) : cursor ? placeOf(rows[0], sort) : null,
    promotions: await findGivenPromotions(db),
    members,
  };
}

function cursorOf(text: string | undefined, side: Cursor['side']): Cursor | null {
  const [value, id] = (text ?? '').split('.').map(Number);
  return value === undefined || id === undefined ? null : { side, value, id };
}

/** A row's position in the list, for `after` and `before`. */
export const placeOf = (row: DeskRow | undefined, sort: OrderSort): string | null =>
  row ? `${sort.endsWith('placed') ? row.placedAt.getTime() : row.total}.${row.id}` : null;

const present = (row: DeskRow, names: ReadonlyMap<number, string>): ListedOrder => ({
  orderNumber: row.orderNumber,
  placedAt: row.placedAt.toISOString(),
  state: listedState(row),
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
