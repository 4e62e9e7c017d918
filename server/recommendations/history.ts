import { shopDay } from '../../contract/values/shop-days.ts';
import { findIdsByHandle } from '../catalog/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { addReturned, hasPurchases, type Pairing, type Purchase, replacePairings, savePurchases, takeCancelled } from './store.ts';

/** A past order from another system. */
export interface PastOrder {
  readonly orderNumber: string;
  /** ISO date. */
  readonly boughtOn: string;
  readonly items: readonly { readonly handle: string; readonly units: number; readonly returnedUnits: number }[];
}

const batchSize = 500;

/** Imports past orders and the category pairings once; a shop with its own purchases is left alone. */
export async function seedHistory(database: Database, orders: readonly PastOrder[], pairings: readonly Pairing[]): Promise<void> {
  if (await hasPurchases(database.read)) return;
  const ids = await findIdsByHandle(database.read, [...new Set(orders.flatMap(({ items }) => items.map(({ handle }) => handle)))]);
  const purchases: Purchase[] = orders.flatMap(({ orderNumber, boughtOn, items }) =>
    items.flatMap(({ handle, units, returnedUnits }) => {
      const productId = ids.get(handle);
      return productId === undefined ? [] : [{ orderNumber, productId, units, returnedUnits, boughtOn }];
    }),
  );
  await database.transact(async (tx) => {
    await replacePairings(tx, pairings);
    for (let done = 0; done < purchases.length; done += batchSize) await savePurchases(tx, purchases.slice(done, done + batchSize));
  });
}

/** On a paid order: records its products as bought together. */
export async function notePurchases(
  tx: Tx,
  order: { orderNumber: string; placedAt: Date; lines: readonly { productId: number; quantity: number }[] },
): Promise<void> {
  const boughtOn = shopDay(order.placedAt);
  const purchases = [...Map.groupBy(order.lines, ({ productId }) => productId)].map(([productId, lines]) => ({
    orderNumber: order.orderNumber,
    productId,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    returnedUnits: 0,
    boughtOn,
  }));
  await savePurchases(tx, purchases);
}

interface OrderedUnits {
  readonly orderNumber: string;
  readonly lines: readonly { productId: number; quantity: number }[];
}

/** When units are cancelled, counts them as not bought. */
export const noteCancelled = (tx: Tx, { orderNumber, lines }: OrderedUnits): Promise<void> => takeCancelled(tx, orderNumber, lines);

/** When units come back, counts them against the products' few returns (spec §9). */
export const noteReturned = (tx: Tx, { orderNumber, lines }: OrderedUnits): Promise<void> => addReturned(tx, orderNumber, lines);
