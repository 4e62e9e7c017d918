import { staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';
import { listWarehouses } from '../../catalog/index.ts';
import { barsOf } from '../../platform/barcode.ts';
import { brandNamesOf, nameIn } from '../../platform/brand-names.ts';
import type { Api } from '../../platform/http/api.ts';
import { audit, requireStaff } from '../../staff/index.ts';
import { findChosen, type ToPack } from './choosing.ts';
import { type BatchParts, shipBatch } from './operations.ts';
import { picksOf } from './pick-list.ts';

const unitsOf = ({ lines }: ToPack): number => lines.reduce((sum, { units }) => sum + units, 0);
const numbersOf = (toPack: readonly ToPack[]): string[] => toPack.map(({ order }) => order.orderNumber);

/** Packing and shipping several orders of the list at once. */
export function bindBatches(api: Api, parts: BatchParts): void {
  const { database } = parts;
  const db = database.read;
  api.bind(staffPackingEndpoints.orders, async (chosen, call) => {
    await requireStaff(db, call, 'orders.fulfil');
    const { toPack, ...beside } = await findChosen(db, chosen);
    const orders = toPack.map((one) => {
      const { orderNumber, delivery, shippingAddress } = one.order;
      const { firstName, lastName, city, stateRegion } = shippingAddress;
      return {
        orderNumber,
        name: `${firstName} ${lastName}`,
        place: `${city}, ${stateRegion}`,
        delivery: delivery.label,
        units: unitsOf(one),
      };
    });
    return { orders, ...beside };
  });
  api.bind(staffPackingEndpoints.pickList, async (chosen, call) => {
    await requireStaff(db, call, 'orders.fulfil');
    const { toPack, ...beside } = await findChosen(db, chosen);
    const units = toPack.reduce((sum, one) => sum + unitsOf(one), 0);
    const orderNumbers = numbersOf(toPack);
    return { warehouses: picksOf(toPack, await listWarehouses(db)), orders: toPack.length, orderNumbers, units, ...beside };
  });
  api.bind(staffPackingEndpoints.slips, async (chosen, call) => {
    const by = await requireStaff(db, call, 'orders.fulfil');
    const { toPack, ...beside } = await findChosen(db, chosen);
    const orderNumbers = numbersOf(toPack);
    const subject = { kind: 'orders', id: `${orderNumbers.length} packing slips` };
    if (orderNumbers.length > 0)
      await database.transact((tx) => audit(tx, { by, action: 'orders.addresses_viewed', subject, details: { orderNumbers } }, call.now));
    const brands = await brandNamesOf(db).all(call.now);
    return { slips: toPack.map((one) => presentSlip(one, nameIn(brands, one.order.brand))), ...beside };
  });
  api.bind(staffPackingEndpoints.ship, async (batch, call) => {
    const by = await requireStaff(db, call, 'orders.fulfil');
    return { results: await shipBatch(parts, batch, by, call.now) };
  });
}

const presentSlip = ({ order, lines, isRest }: ToPack, brand: string) => ({
  orderNumber: order.orderNumber,
  bars: barsOf(order.orderNumber),
  brand,
  placedAt: order.placedAt.toISOString(),
  delivery: order.delivery.label,
  shipTo: order.shippingAddress,
  items: lines.map(({ variationId: _, options, ...line }) => ({ ...line, options: { ...options } })),
  isRest,
});
