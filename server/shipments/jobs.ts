import type { Logger } from 'pino';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { findOrdersById } from '../orders/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { sandboxCarriers, sandboxMessages } from './carriers/sandbox.ts';
import { noteCarrierMessage } from './tracking/operations.ts';
import { findOnTheirWay } from './tracking/store.ts';

const moveParcels = defineJob<Record<string, never>>('shipments.move_sandbox_parcels');

/** The sandbox drops parcels after this many days, as carriers do. */
const followedDays = 90;
const maxAtOnce = 500;

export interface TrackingParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: Pick<Logger, 'error'>;
  readonly config: Pick<Config, 'secret' | 'shopUrls' | 'sandboxAllowed' | 'carrierSecrets'>;
}

/** Moves the sandbox carrier's parcels every minute. */
export function workShipments(parts: TrackingParts): void {
  if (sandboxCarriers(parts.config).length === 0) return;
  parts.jobs.work(moveParcels, (_, now) => moveSandboxParcels(parts, now));
  parts.jobs.schedule(moveParcels, '* * * * *', {});
}

/** Processes the sandbox carrier's messages due by `now`, each once. */
export async function moveSandboxParcels(parts: TrackingParts, now: Date): Promise<void> {
  const { database, config, log } = parts;
  const since = daysAfter(now, -followedDays);
  const parcels = await findOnTheirWay(database.read, sandboxCarriers(config), since, maxAtOnce);
  const orders = await findOrdersById(database.read, [...new Set(parcels.map(({ orderId }) => orderId))]);
  for (const { said, carrier, orderId, ...parcel } of parcels) {
    const order = orders.get(orderId);
    if (!order) continue;
    const { city, stateRegion } = order.shippingAddress;
    const known = { ...parcel, promised: order.delivery, destination: `${city}, ${stateRegion}` };
    const news = sandboxMessages(known, now).filter(({ fingerprint }) => !said.includes(fingerprint));
    try {
      for (const message of news) await database.transact((tx) => noteCarrierMessage(tx, parts, { carrier, message }, now));
    } catch (error) {
      // The other parcels still move; this one is tried again with the next run.
      log.error({ err: error, shipment: parcel.uuid }, 'a sandbox parcel did not move');
    }
  }
}
