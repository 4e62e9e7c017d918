import type { UnpackableReason } from '../../../contract/shipments/shipments.ts';
import { type ChosenOrders, maxPacked } from '../../../contract/staff/orders/staff-packing.ts';
import {
  countDeskRows,
  findDeskRows,
  findLinesOf,
  findOrdersByNumber,
  openUnits,
  refusalToPack,
  type StoredOrder,
} from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** An order to pack, with the lines that have units left. */
export interface ToPack {
  readonly order: StoredOrder;
  readonly lines: readonly LeftLine[];
  /** Some of it went in an earlier parcel. */
  readonly isRest: boolean;
}

export interface LeftLine {
  readonly variationId: number;
  readonly sku: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** Units neither shipped nor cancelled. */
  readonly units: number;
}

interface Chosen {
  readonly toPack: readonly ToPack[];
  readonly leftOut: { orderNumber: string; why: UnpackableReason }[];
  readonly total: number;
}

/** The chosen orders in the order they were chosen in, at most `maxPacked`, and what was left out of them. */
export async function findChosen(db: Db, chosen: ChosenOrders): Promise<Chosen> {
  const { orderNumbers, total } = await numbersOf(db, chosen);
  const orders = await findOrdersByNumber(db, orderNumbers);
  const refusals = orderNumbers.map((orderNumber) => {
    const order = orders.get(orderNumber);
    return { orderNumber, why: order ? refusalToPack(order) : ('unknown' as const) };
  });
  const packable = refusals.flatMap(({ orderNumber, why }) => (why === null ? (orders.get(orderNumber) ?? []) : []));
  const lines = await findLinesOf(
    db,
    packable.map(({ id }) => id),
  );
  return {
    toPack: packable.map((order) => {
      const ordered = lines.get(order.id) ?? [];
      const left = ordered.map(({ quantity, shipped, cancelled, ...line }) => ({
        ...line,
        units: openUnits({ quantity, shipped, cancelled }),
      }));
      return { order, lines: left.filter(({ units }) => units > 0), isRest: ordered.some(({ shipped }) => shipped > 0) };
    }),
    leftOut: refusals.flatMap(({ orderNumber, why }) => (why === null ? [] : [{ orderNumber, why }])),
    total,
  };
}

async function numbersOf(db: Db, { orders, all, sort, ...filter }: ChosenOrders): Promise<{ orderNumbers: string[]; total: number }> {
  if (!all) return { orderNumbers: orders ?? [], total: orders?.length ?? 0 };
  const rows = await findDeskRows(db, filter, { sort, cursor: null, limit: maxPacked });
  return { orderNumbers: rows.map(({ orderNumber }) => orderNumber), total: await countDeskRows(db, filter) };
}
