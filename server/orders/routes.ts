import { orderEndpoints, orderProblems } from '../../contract/orders.ts';
import { visitorOf } from '../accounts/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { isOrderToken } from './access.ts';
import { bindOrderHistory } from './history/routes.ts';
import { findOrder, findOwnedOrder } from './store.ts';
import { presentOrder } from './view.ts';

const problem = problemsOf(orderProblems);

export function bindOrders(api: Api, { database, config }: { database: Database; config: Pick<Config, 'secret'> }): void {
  bindOrderHistory(api, { database });
  api.bind(
    orderEndpoints.getOrder,
    async ({ orderNumber, token }, call) => {
      const db = database.read;
      const visitor = await visitorOf(db, call);
      const opened = token !== undefined && isOrderToken(config.secret, orderNumber, token);
      const order = opened ? await findOrder(db, orderNumber) : visitor && (await findOwnedOrder(db, orderNumber, visitor.ownerId));
      // One answer for a number that does not exist, a wrong token and somebody else's order.
      if (!order) throw problem('order_not_found');
      return presentOrder(db, order);
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
}
