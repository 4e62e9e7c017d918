import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from './journey.ts';
import { signed } from './outsiders.ts';

export interface Line {
  readonly variationId: number;
  readonly quantity: number;
}

export const linesOf = (answer: Record<string, unknown> | null, name: string): Line[] =>
  Array.isArray(answer?.[name]) ? answer[name].map(({ variationId, quantity }) => ({ variationId, quantity })) : [];

/** Has staff ship an order, and the carrier report the way. */
export async function shipWhole({ ask, asStaff, random, values }: Play, orderNumber: string): Promise<void> {
  const lines = linesOf(await asStaff('GET', `/api/staff/fulfilment/${orderNumber}`), 'lines');
  const shipmentUuid = values.uuid();
  const trackingNumber = `4490443${String(random.below(1e9)).padStart(9, '0')}`;
  const path = `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}`;
  await asStaff('PUT', path, { carrier: 'fedex', trackingNumber, lines });
  await asStaff('PUT', `${path}/label`, { carrier: 'fedex', trackingNumber });
  await ask('GET', `/api/orders/${orderNumber}/shipments`);
  for (const code of ['IN_TRANSIT', random.pick(['OUT_FOR_DELIVERY', 'DELAYED']), 'DELIVERED']) {
    const message = { parcel: trackingNumber, code, at: new Date().toISOString() };
    await ask('POST', '/api/webhooks/carriers/fedex', ...signed('carrier', 'carrier-signature', message));
    await ask('GET', `/api/shipments/${shipmentUuid}/tracking`);
  }
  await asStaff('PUT', `${path}/delivery`);
}

/** Tries again for some seconds, as jobs follow a moment later; null when it never comes. */
export async function eventually<T>(look: () => Promise<T | null | undefined>): Promise<T | null> {
  for (let tries = 0; tries < 8; tries++) {
    const found = await look();
    if (found) return found;
    await sleep(400);
  }
  return null;
}
