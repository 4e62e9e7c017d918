import { orderNumber as orderNumberShape } from '../../contract/orders/orders.schemas.ts';
import { fulfilmentProblems, type OrderToPack, type OrderToShip, type ShippedParcel } from '../../contract/shipments/shipments.ts';
import { currencyCode } from '../../contract/values/money.schemas.ts';
import {
  awaitsShipping,
  countOrdersToShip,
  findOrderByNumber,
  findOrderLines,
  findOrdersToShip,
  type PackingRow,
} from '../orders/index.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { listActors } from '../staff/index.ts';
import { presentShipment } from './shipment.ts';
import { findShipments } from './store.ts';

const problem = problemsOf(fulfilmentProblems);
/** About a morning's work; shipped orders make room for the next. */
const maxListed = 50;

function statusOf({ state, heldFor }: Pick<PackingRow, 'state' | 'heldFor'>): OrderToPack['status'] {
  if (heldFor && state === 'placed') return 'held';
  if (awaitsShipping(state)) return state === 'partially_shipped' ? 'partly_shipped' : 'to_ship';
  if (state === 'shipped' || state === 'delivered') return 'shipped';
  return state === 'cancelled' ? 'cancelled' : 'unpaid';
}

/** Orders that wait to be shipped. With a search text: orders with that number or address, in any state but declined. */
export async function listForPacking(db: Db, typed: string): Promise<{ orders: OrderToShip[]; waiting: number }> {
  const number = orderNumberShape.safeParse(typed.toUpperCase());
  const which = typed === '' ? {} : number.success ? { orderNumber: number.data } : { email: typed };
  const rows = await findOrdersToShip(db, which, maxListed);
  return { orders: rows.map(presentRow), waiting: await countOrdersToShip(db) };
}

function presentRow({ orderNumber, placedAt, state, heldFor, shippingAddress, delivery, units, total, currency }: PackingRow): OrderToShip {
  const { firstName, lastName, city, stateRegion } = shippingAddress;
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    status: statusOf({ state, heldFor }),
    shipsTo: `${firstName} ${lastName}, ${city}, ${stateRegion}`,
    delivery: delivery.label,
    units,
    total,
    currency: currencyCode.parse(currency),
  };
}

/** An order for its packer. Throws `order_not_found`. */
export async function showForPacking(db: Db, orderNumber: string): Promise<OrderToPack> {
  const order = await findOrderByNumber(db, orderNumber);
  if (!order) throw problem('order_not_found');
  const bought = await findOrderLines(db, order.id);
  return {
    orderNumber,
    placedAt: order.placedAt.toISOString(),
    status: statusOf(order),
    email: order.email,
    shippingAddress: order.shippingAddress,
    delivery: order.delivery.label,
    lines: bought.map(({ returnable: _, returnDays: _days, returnGoods: _goods, delivered: _delivered, ...line }) => line),
    shipments: await listParcels(db, order),
  };
}

/** An order's parcels with who shipped them, oldest first. */
export async function listParcels(db: Db, { id }: { readonly id: number }): Promise<ShippedParcel[]> {
  const bought = await findOrderLines(db, id);
  const shipments = await findShipments(db, id);
  const names = new Map((await listActors(db)).map(({ memberId, name }) => [memberId, name]));
  return shipments.map((one) => ({ ...presentShipment(one, bought), shippedBy: names.get(one.shippedBy) ?? '' }));
}
