import { cancelEndpoints, staffCancelEndpoints, staffCancelProblems } from '../../../contract/orders/cancelling.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, requireStaff } from '../../staff/index.ts';
import { findOrder } from '../store.ts';
import { showStaffTimeline, showTimeline } from '../timeline/view.ts';
import { actorOf, requireVisibleOrder } from '../visible.ts';
import { type CancelParts, cancelOrder, quoteCancellation } from './operations.ts';

const problem = problemsOf(staffCancelProblems);
const readLimit = { max: 120, windowSeconds: 60 };
const cancelLimit = { max: 30, windowSeconds: 60 };

export type CancelRouteParts = CancelParts & { readonly database: Database; readonly config: Pick<Config, 'secret' | 'shopUrls'> };

/** Cancellation endpoints for shoppers and for staff. */
export function bindCancelling(api: Api, parts: CancelRouteParts): void {
  const { database, config } = parts;
  const db = database.read;
  const visible = (call: Call, which: { orderNumber: string; token?: string | undefined }) =>
    requireVisibleOrder(db, call, { ...which, secret: config.secret });
  api.bind(cancelEndpoints.quote, async (which, call) => quoteCancellation(db, await visible(call, which)), { rateLimit: readLimit });
  api.bind(cancelEndpoints.timeline, async (which, call) => showTimeline(db, await visible(call, which)), { rateLimit: readLimit });
  api.bind(
    cancelEndpoints.cancel,
    async ({ cancellationUuid: requestUuid, reason, ...which }, call) => {
      const { orderNumber } = await visible(call, which);
      const request = { orderNumber, requestUuid, reason, units: null, actor: await actorOf(db, call) };
      return database.transact(async (tx) => (await cancelOrder(tx, parts, request, call.now)).cancellation);
    },
    { rateLimit: cancelLimit },
  );
  api.bind(
    cancelEndpoints.cancelLines,
    async ({ cancellationUuid: requestUuid, reason, lines, ...which }, call) => {
      const { orderNumber } = await visible(call, which);
      const request = { orderNumber, requestUuid, reason, units: lines, actor: await actorOf(db, call) };
      return database.transact(async (tx) => (await cancelOrder(tx, parts, request, call.now)).cancellation);
    },
    { rateLimit: cancelLimit },
  );
  bindStaff(api, parts);
}

function bindStaff(api: Api, parts: CancelRouteParts): void {
  const { database } = parts;
  const db = database.read;
  const existing = async (orderNumber: string) => {
    const order = await findOrder(db, orderNumber);
    if (!order) throw problem('order_not_found');
    return order;
  };
  api.bind(staffCancelEndpoints.quote, async ({ orderNumber }, call) => {
    await requireStaff(db, call, 'orders.cancel');
    return quoteCancellation(db, await existing(orderNumber));
  });
  api.bind(staffCancelEndpoints.timeline, async ({ orderNumber }, call) => {
    await requireStaff(db, call, 'orders.read');
    return showStaffTimeline(db, await existing(orderNumber));
  });
  api.bind(staffCancelEndpoints.cancel, async ({ orderNumber, cancellationUuid: requestUuid, reason, lines: units }, call) => {
    const by = await requireStaff(db, call, 'orders.cancel');
    await existing(orderNumber);
    const request = { orderNumber, requestUuid, reason, units, actor: `staff:${by.memberId}` } as const;
    return database.transact(async (tx) => {
      const { cancellation, isNew } = await cancelOrder(tx, parts, request, call.now);
      const { isWhole, amount } = cancellation;
      const details = { isWhole, cents: amount, units: cancellation.lines.reduce((sum, { quantity }) => sum + quantity, 0) };
      const subject = { kind: 'order', id: orderNumber };
      if (isNew) await audit(tx, { by, action: 'order.cancelled', subject, reason, details }, call.now);
      return cancellation;
    });
  });
}
