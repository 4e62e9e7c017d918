import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type OrderFilter, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import { ownerOfCustomer, requireCustomer } from '../../accounts/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { findReturnStandings } from '../returning/store.ts';
import { labelOf } from '../returning/units.ts';
import { stages } from '../states.ts';
import { spanOf } from './span.ts';
import { countOrders, findLinesOf, findOrders } from './store.ts';

const perPage = 10;
const nothingReturned = { inReturn: 0, returned: 0 };
type Listed = OutputOf<typeof orderHistoryEndpoints.list>;

/** One page of the owner's orders; a page number past the end returns the last page. */
async function listOrders(db: Db, ownerId: string, filter: OrderFilter, page: number, now: Date): Promise<Listed> {
  const span = spanOf(filter, now);
  const total = await countOrders(db, ownerId, span);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const rows = await findOrders(db, ownerId, span, { offset: (shown - 1) * perPage, limit: perPage });
  const ids = rows.map(({ id }) => id);
  const lines = await findLinesOf(db, ids);
  const standings = await findReturnStandings(db, ids);
  const orders = rows.map(({ id, state, placedAt, orderNumber, total: amount, currency, partlyCancelled }) => ({
    orderNumber,
    placedAt: placedAt.toISOString(),
    status: labelOf(state, [standings.get(id) ?? nothingReturned]),
    stage: stages[state],
    partlyCancelled,
    total: amount,
    currency: currency as 'USD',
    items: lines.flatMap(({ orderId, ...line }) => (orderId === id ? line : [])),
  }));
  return { orders, total, page: shown, pages };
}

export function bindOrderHistory(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  api.bind(orderHistoryEndpoints.list, async ({ filter, page }, call) => {
    const { customerId } = await requireCustomer(db, call);
    return listOrders(db, ownerOfCustomer(customerId), filter, page, call.now);
  });
}
