import { setTimeout as sleep } from 'node:timers/promises';
import { commonProblems } from '../../contract/api/problems.ts';
import { fulfilmentEndpoints, shipmentEndpoints } from '../../contract/shipments/shipments.ts';
import { carrierEndpoints, trackingEndpoints, trackingProblems } from '../../contract/shipments/tracking.ts';
import { findOrderLines, findOrdersById, findVisibleOrder, requireVisibleOrder } from '../orders/index.ts';
import type { RequestParts } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { Pace } from '../platform/http/pace.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, requireStaff } from '../staff/index.ts';
import type { BatchParts } from './batch/operations.ts';
import { bindBatches } from './batch/routes.ts';
import { readCarrierWebhook } from './carriers/webhook.ts';
import { bindShipmentDesk } from './desk/routes.ts';
import type { NotificationParts } from './notifications.ts';
import { correctLabel, ship } from './operations.ts';
import { listForPacking, showForPacking } from './packing.ts';
import { presentShipment } from './shipment.ts';
import { findShipments } from './store.ts';
import { markDelivered, noteCarrierMessage } from './tracking/operations.ts';
import { findOrderId, storeUnchanging } from './tracking/store.ts';
import { showTracking } from './tracking/view.ts';

const trackingProblem = problemsOf(trackingProblems);
const tooMany = problemsOf(commonProblems);

interface ShipmentParts extends NotificationParts, RequestParts, Pick<BatchParts, 'log'> {
  readonly database: Database;
  readonly config: Pick<Config, 'secret' | 'shopUrls' | 'carrierSecrets' | 'sandboxAllowed'>;
}

/** Above a carrier's busiest minute. */
const webhookLimit = { max: 6000, windowSeconds: 60 };
/**
 * Messages of all carriers together, per process. One takes some 4 ms, so 50 a second cost shoppers a fifth of the process; 20 are 1.7 million a day,
 * which is more than the parcels make that a process can sell. Carriers send again what is refused.
 */
const webhookPace = { perSecond: 20, burst: 50, maxWaitMs: 1000 };

export function mountShipments(api: Api, parts: ShipmentParts): void {
  const { database, config } = parts;
  const db = database.read;
  bindBatches(api, parts);
  bindShipmentDesk(api, parts);
  const pace = new Pace(webhookPace);
  const retryAfterSeconds = webhookPace.maxWaitMs / 1000;
  api.bind(
    shipmentEndpoints.list,
    async ({ orderNumber, token }, call) => {
      const order = await requireVisibleOrder(db, call, { orderNumber, token, secret: config.secret });
      const bought = await findOrderLines(db, order.id);
      return { shipments: (await findShipments(db, order.id)).map((one) => presentShipment(one, bought)) };
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
  api.bind(
    trackingEndpoints.get,
    async ({ shipmentUuid, token }, call) => {
      const orderNumber = await findOrderOf(db, shipmentUuid);
      const order = orderNumber && (await findVisibleOrder(db, call, { orderNumber, token, secret: config.secret }));
      const shown = order && (await showTracking(db, config, { order, shipmentUuid }, call.now));
      if (!shown) throw trackingProblem('parcel_not_found');
      return shown;
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
  api.bind(
    carrierEndpoints.receive,
    async ({ carrier }, call) => {
      const message = readCarrierWebhook(config, carrier, call.raw(), call.now);
      const wait = pace.turn(performance.now());
      if (wait === null) throw tooMany('too_many_requests', { retryAfterSeconds });
      if (wait > 0) await sleep(wait);
      if (!(await storeUnchanging(db, carrier, message, call.now)))
        await database.transact((tx) => noteCarrierMessage(tx, parts, { carrier, message }, call.now));
      return { ok: true as const };
    },
    // Only signed messages take turns, so that a flood of forged ones keeps nobody out.
    { rateLimit: webhookLimit, shed: () => (pace.isFull(performance.now()) ? retryAfterSeconds : null) },
  );
  api.bind(fulfilmentEndpoints.list, async ({ q }, call) => {
    await requireStaff(db, call, 'orders.fulfil');
    return listForPacking(db, q);
  });
  api.bind(fulfilmentEndpoints.get, async ({ orderNumber }, call) => {
    const by = await requireStaff(db, call, 'orders.fulfil');
    const shown = await showForPacking(db, orderNumber);
    await database.transact((tx) =>
      audit(tx, { by, action: 'order.address_viewed', subject: { kind: 'order', id: orderNumber } }, call.now),
    );
    return shown;
  });
  api.bind(fulfilmentEndpoints.ship, async (packed, call) => {
    const by = await requireStaff(db, call, 'orders.fulfil');
    await database.transact((tx) => ship(tx, parts, packed, by, call.now));
    return showForPacking(db, packed.orderNumber);
  });
  api.bind(fulfilmentEndpoints.correct, async (label, call) => {
    const by = await requireStaff(db, call, 'orders.fulfil');
    await database.transact((tx) => correctLabel(tx, label, by, call.now));
    return showForPacking(db, label.orderNumber);
  });
  api.bind(fulfilmentEndpoints.deliver, async (parcel, call) => {
    const by = await requireStaff(db, call, 'orders.fulfil');
    await database.transact((tx) => markDelivered(tx, parts, parcel, by, call.now));
    return showForPacking(db, parcel.orderNumber);
  });
}

/** A parcel's order number; null when there is no such parcel. */
async function findOrderOf(db: Db, shipmentUuid: string): Promise<string | null> {
  const orderId = await findOrderId(db, shipmentUuid);
  const orders = await findOrdersById(db, orderId === null ? [] : [orderId]);
  return [...orders.values()][0]?.orderNumber ?? null;
}
