import { orderEndpoints } from '../../contract/orders/orders.ts';
import type { Api } from '../platform/http/api.ts';
import { orderToken } from './access.ts';
import { bindCancelling, type CancelRouteParts } from './cancelling/routes.ts';
import { bindPromotionResults } from './desk/promotion-results.ts';
import { bindOrderDesk } from './desk/routes.ts';
import { bindFailedPayments } from './failed-payments.ts';
import { findNextStep } from './history/next-steps.ts';
import { bindOrderHistory, type HistoryParts } from './history/routes.ts';
import { bindInvoices } from './invoices/routes.ts';
import { bindOrderLookup, type LookupParts } from './lookup/routes.ts';
import { bindReports } from './reports/routes.ts';
import { findReplaced } from './returning/store.ts';
import { presentOrder } from './view.ts';
import { requireVisibleOrder } from './visible.ts';
import { bindOrderWork } from './work/routes.ts';

/** How long an order counts as just placed. */
const newForMs = 60 * 60_000;

export function bindOrders(api: Api, parts: CancelRouteParts & LookupParts & HistoryParts): void {
  const { database, config, findParcels } = parts;
  bindOrderHistory(api, parts);
  bindOrderLookup(api, parts);
  bindInvoices(api, parts);
  bindCancelling(api, parts);
  bindFailedPayments(api, parts);
  bindOrderDesk(api, parts);
  bindPromotionResults(api, parts);
  bindReports(api, parts);
  bindOrderWork(api, parts);
  api.bind(
    orderEndpoints.getOrder,
    async ({ orderNumber, token }, call) => {
      const order = await requireVisibleOrder(database.read, call, { orderNumber, token, secret: config.secret });
      const next = await findNextStep(database.read, findParcels, order, call.now);
      const isNew = call.now.getTime() - order.placedAt.getTime() < newForMs;
      const replaced = await findReplaced(database.read, order.id);
      // Whoever may see a replacement may see the order that paid for it, unless their addresses differ by now.
      const replaces = replaced?.isOfSameAddress ? { orderNumber: replaced.orderNumber, token: orderToken(config.secret, replaced) } : null;
      return { ...(await presentOrder(database.read, order)), next, isNew, replaces };
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
}
