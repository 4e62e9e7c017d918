import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { OrderFilter, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import { returnDays } from '../../../contract/orders/returns.ts';
import { shopDay } from '../../delivery/index.ts';
import { daysAfter } from '../../engagement/index.ts';
import { findRefundsOnTheirWay } from '../../payments/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findArrivalsOf } from '../returning/store.ts';
import { labelOf } from '../returning/units.ts';
import { stages } from '../states.ts';
import { openUnits } from '../units.ts';
import { nextStepOf, type ParcelStanding } from './next.ts';
import { spanOf } from './span.ts';
import { countOrders, findLinesOf, findOpenReturns, findOrders, type LineOfOrder, type ListedRow } from './store.ts';

const perPage = 10;
/** How many days a refund counts as on its way: the 3–5 business days of `refundDays`, as calendar days. */
const refundShownDays = 7;

type Listed = OutputOf<typeof orderHistoryEndpoints.list>;

/** Looks up the parcels of several orders; the composition root passes it, since parcels are a domain above orders. */
export type FindParcels = (
  db: Db,
  orders: readonly Pick<ListedRow, 'id' | 'promise'>[],
  now: Date,
) => Promise<Map<number, readonly ParcelStanding[]>>;

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
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const rows = await findOrders(db, asked, { offset: (shown - 1) * perPage, limit: perPage });
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await findLinesOf(db, ids), ({ orderId }) => orderId);
  const arrivals = await findArrivalsOf(db, ids);
  const returns = await findOpenReturns(db, ids);
  const refunds = await findRefundsOnTheirWay(db, ids, daysAfter(now, -refundShownDays));
  const parcels = await findParcels(db, rows, now);
  const orders = rows.map(({ id, state, placedAt, orderNumber, total: amount, currency, partlyCancelled, promise }) => {
    const bought = lines.get(id) ?? [];
    const sent = parcels.get(id) ?? [];
    const facts = {
      state,
      promise,
      parcels: sent,
      openUnits: bought.reduce((sum, line) => sum + openUnits(line), 0),
      returning: returns.get(id) ?? null,
      refunding: refunds.get(id) ?? 0,
      returnUntil: returnUntilOf(bought, arrivals.get(id)),
    };
    return {
      orderNumber,
      placedAt: placedAt.toISOString(),
      status: labelOf(state, bought),
      stage: stages[state],
      partlyCancelled,
      total: amount,
      currency: currency as 'USD',
      items: bought.map(({ orderId: _, returnable: _r, delivered: _d, inReturn: _i, returned: _b, ...line }) => line),
      parcels: sent.map(({ shipmentUuid, status, isDelayed }) => ({ shipmentUuid, status, isDelayed })),
      next: nextStepOf({ ...facts, today: shopDay(now), now }),
    };
  });
  return { orders, total, page: shown, pages };
}

/** Until when the last returnable unit can be returned (spec §9). */
function returnUntilOf(lines: readonly LineOfOrder[], arrivals: ReadonlyMap<number, Date> = new Map()): Date | null {
  const ends = lines.flatMap((line) => {
    const arrived = arrivals.get(line.variationId);
    const isLeft = line.returnable && line.shipped - line.inReturn - line.returned > 0;
    return isLeft && arrived ? [daysAfter(arrived, returnDays).getTime()] : [];
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
