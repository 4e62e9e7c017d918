import { orderEndpoints, orderProblems } from '../../contract/orders.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { bindOrderHistory } from './history/routes.ts';
import { presentOrder } from './view.ts';
import { findVisibleOrder } from './visible.ts';

const problem = problemsOf(orderProblems);

export function bindOrders(api: Api, { database, config }: { database: Database; config: Pick<Config, 'secret'> }): void {
  bindOrderHistory(api, { database });
  api.bind(
    orderEndpoints.getOrder,
    async ({ orderNumber, token }, call) => {
      const order = await findVisibleOrder(database.read, call, { orderNumber, token, secret: config.secret });
      if (!order) throw problem('order_not_found');
      return presentOrder(database.read, order);
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
}
