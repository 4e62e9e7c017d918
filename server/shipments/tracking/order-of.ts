import { findOrdersById } from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findOrderId } from './store.ts';

/** A parcel's order number; null when there is no such parcel. */
export async function findOrderOf(db: Db, shipmentUuid: string): Promise<string | null> {
  const orderId = await findOrderId(db, shipmentUuid);
  const orders = await findOrdersById(db, orderId === null ? [] : [orderId]);
  return [...orders.values()][0]?.orderNumber ?? null;
}
