import { createHash } from 'node:crypto';
import { bareTrackingNumber, type CarrierCode, trackingNumberFault, unpackableReasons } from '../../../contract/shipments/shipments.ts';
import type { ShipOutcome } from '../../../contract/staff/orders/staff-packing.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import type { RequestParts } from '../../payments/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { errorOf } from '../../platform/errors.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { StaffMember } from '../../staff/index.ts';
import type { NotificationParts } from '../notifications.ts';
import { ship } from '../operations.ts';

export interface Batch {
  /** Idempotency key from the caller. */
  readonly batchUuid: string;
  readonly carrier: CarrierCode;
  readonly orders: readonly { readonly orderNumber: string; readonly trackingNumber: string }[];
}

export interface BatchParts extends NotificationParts, RequestParts {
  readonly database: Database;
  readonly log: { error(details: object, message: string): void };
}

interface Result {
  readonly orderNumber: string;
  readonly outcome: ShipOutcome;
}

/**
 * Ships what is left of each order, one after the other and each in its own transaction, so that a failed one does not delay the others. An order
 * named twice ships once. Repeating a batch ships nothing again, because the parcels' ids follow from the batch's.
 */
export async function shipBatch(parts: BatchParts, { batchUuid, carrier, orders }: Batch, by: StaffMember, now: Date): Promise<Result[]> {
  const results: Result[] = [];
  const labels = new Map(orders.map(({ orderNumber, trackingNumber }) => [orderNumber, bareTrackingNumber(trackingNumber)]));
  for (const [orderNumber, trackingNumber] of labels) {
    const isUsedTwice = carrier !== 'own' && [...labels.values()].filter((one) => one === trackingNumber).length > 1;
    const fault: ShipOutcome | null = trackingNumberFault(carrier, trackingNumber) ? 'no_number' : isUsedTwice ? 'same_number' : null;
    const parcel = { orderNumber, shipmentUuid: parcelUuid(batchUuid, orderNumber), carrier, trackingNumber, lines: null };
    results.push({ orderNumber, outcome: fault ?? (await shipOne(parts, parcel, by, now)) });
  }
  return results;
}

async function shipOne(parts: BatchParts, parcel: Parameters<typeof ship>[2], by: StaffMember, now: Date): Promise<ShipOutcome> {
  try {
    await parts.database.transact((tx) => ship(tx, parts, parcel, by, now));
    return 'shipped';
  } catch (error) {
    if (error instanceof Problem) return outcomeOf(error);
    parts.log.error({ err: errorOf(error), orderNumber: parcel.orderNumber }, 'an order of a batch could not be shipped');
    return 'failed';
  }
}

function outcomeOf({ code, details }: Problem): ShipOutcome {
  if (code === 'order_not_found') return 'unknown';
  if (code === 'number_in_use') return code;
  return keysOf(unpackableReasons).find((why) => why === details?.why) ?? 'failed';
}

/** The same order in the same batch is the same parcel: a version 8 UUID from both. */
function parcelUuid(batchUuid: string, orderNumber: string): string {
  const hash = createHash('sha256').update(`${batchUuid.toLowerCase()} ${orderNumber}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
