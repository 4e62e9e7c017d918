import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { OrderFilter, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageOf } from '../../platform/paging.ts';
import { labelOf } from '../returning/units.ts';
import { stages } from '../states.ts';
import { type FindParcels, findStandings } from './next-steps.ts';
import { spanOf } from './span.ts';
import { countOrders, findOrders } from './store.ts';

const perPage = 10;

type Listed = OutputOf<typeof orderHistoryEndpoints.list>;

interface Asked {
  readonly ownerId: string;
  readonly filter: OrderFilter;
  /** Part of an order number or a product's name; empty for all orders. */
  readonly q: string;
  readonly page: number;
}

/** One page of the owner's orders with what is next; a page number past the end returns the last page. */
export async function listOrders(db: Db, findParcels: FindParcels, { ownerId, filter, q, page }: Asked, now: Date): Promise<Listed> {
  const asked = { ownerId, span: spanOf(filter, now), q };
  const total = await countOrders(db, asked);
  const { page: shown, pages, portion } = pageOf(page, total, perPage);
  const rows = total === 0 ? [] : await findOrders(db, asked, portion);
  const standings = await findStandings(db, findParcels, rows, now);
  const orders = rows.map(({ id, state, placedAt, orderNumber, total: amount, currency, partlyCancelled }) => {
    const { lines = [], parcels = [], next = null } = standings.get(id) ?? {};
    return {
      orderNumber,
      placedAt: placedAt.toISOString(),
      status: labelOf(state, lines),
      stage: stages[state],
      partlyCancelled,
      total: amount,
      currency: currency as 'USD',
      items: lines.map(
        ({
          orderId: _,
          returnable: _r,
          returnDays: _w,
          returnGoods: _g,
          delivered: _d,
          inReturn: _i,
          returned: _b,
          refunded: _p,
          ...line
        }) => line,
      ),
      parcels: parcels.map(({ shipmentUuid, status, isDelayed }) => ({ shipmentUuid, status, isDelayed })),
      next,
    };
  });
  return { orders, total, page: shown, pages };
}
