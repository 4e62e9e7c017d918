import { orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import { ensureVisitor, ownerOfCustomer, requireCustomer } from '../../accounts/index.ts';
import { refreshBadge } from '../../cart/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { requireVisibleOrder } from '../visible.ts';
import { buyAgain } from './buy-again.ts';
import { listOrders } from './list.ts';
import type { FindParcels } from './next-steps.ts';

export interface HistoryParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret'>;
  readonly findParcels: FindParcels;
}

export function bindOrderHistory(api: Api, { database, config, findParcels }: HistoryParts): void {
  const db = database.read;
  api.bind(
    orderHistoryEndpoints.list,
    async ({ filter, q, page }, call) => {
      const { customerId } = await requireCustomer(db, call);
      return listOrders(db, findParcels, { ownerId: ownerOfCustomer(customerId), filter, q, page }, call.now);
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
  api.bind(
    orderHistoryEndpoints.buyAgain,
    async ({ orderNumber, token }, call) => {
      const order = await requireVisibleOrder(db, call, { orderNumber, token, secret: config.secret });
      const { ownerId } = await ensureVisitor(db, call);
      const bought = await buyAgain(db, { orderId: order.id, ownerId }, call.now);
      await refreshBadge({ database }, call);
      return bought;
    },
    { rateLimit: { max: 30, windowSeconds: 60 } },
  );
}
