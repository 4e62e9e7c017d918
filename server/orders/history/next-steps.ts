import type { NextStep } from '../../../contract/orders/order-history.ts';
import { daysAfter, shopDay } from '../../../contract/values/shop-days.ts';
import { findRefundsOnTheirWay } from '../../payments/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredOrder } from '../order.ts';
import { findArrivalsOf } from '../returning/store.ts';
import { returnByOf } from '../returning/window.ts';
import { openUnits } from '../units.ts';
import { nextStepOf, type ParcelStanding } from './next.ts';
import { findLinesOf, findOpenReturns, type LineOfOrder, type ListedRow } from './store.ts';

/** How many days a refund counts as on its way: the 3–5 business days of `refundDays`, as calendar days. */
const refundShownDays = 7;

/** Looks up the parcels of several orders; the composition root passes it, since parcels are a domain above orders. */
export type FindParcels = (
  db: Db,
  orders: readonly Pick<ListedRow, 'id' | 'promise'>[],
  now: Date,
) => Promise<Map<number, readonly ParcelStanding[]>>;

/** An order with what was bought, its parcels and what happens next. */
export interface Standing {
  readonly lines: readonly LineOfOrder[];
  readonly parcels: readonly ParcelStanding[];
  readonly next: NextStep | null;
}

/** What happens next with several orders, by order id; one query per kind of fact. */
export async function findStandings(
  db: Db,
  findParcels: FindParcels,
  orders: readonly Pick<ListedRow, 'id' | 'state' | 'promise'>[],
  now: Date,
): Promise<Map<number, Standing>> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await findLinesOf(db, ids), ({ orderId }) => orderId);
  const arrivals = await findArrivalsOf(db, ids);
  const returns = await findOpenReturns(db, ids);
  const refunds = await findRefundsOnTheirWay(db, ids, daysAfter(now, -refundShownDays));
  const parcels = await findParcels(db, orders, now);
  return new Map(
    orders.map(({ id, state, promise }) => {
      const bought = lines.get(id) ?? [];
      const sent = parcels.get(id) ?? [];
      const next = nextStepOf({
        state,
        promise,
        parcels: sent,
        openUnits: bought.reduce((sum, line) => sum + openUnits(line), 0),
        returning: returns.get(id) ?? null,
        refunding: refunds.get(id) ?? 0,
        returnUntil: returnUntilOf(bought, arrivals.get(id)),
        today: shopDay(now),
        now,
      });
      return [id, { lines: bought, parcels: sent, next }];
    }),
  );
}

/** What happens next with one order; null when nothing is left to happen. */
export async function findNextStep(
  db: Db,
  findParcels: FindParcels,
  { id, state, delivery: { earliest, latest } }: Pick<StoredOrder, 'id' | 'state' | 'delivery'>,
  now: Date,
): Promise<NextStep | null> {
  const standings = await findStandings(db, findParcels, [{ id, state, promise: { earliest, latest } }], now);
  return standings.get(id)?.next ?? null;
}

/** Until when the last returnable unit can be returned (spec §9). */
function returnUntilOf(lines: readonly LineOfOrder[], arrivals: ReadonlyMap<number, Date> = new Map()): Date | null {
  const ends = lines.flatMap((line) => {
    const arrived = arrivals.get(line.variationId);
    const isLeft = line.returnable && line.shipped - line.inReturn - line.returned - line.refunded > 0;
    return isLeft && arrived ? [returnByOf(arrived, line.returnDays).getTime()] : [];
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
