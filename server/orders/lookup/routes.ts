import { lookupProblems, orderLookupEndpoints } from '../../../contract/orders/order-lookup.ts';
import type { DemandProof } from '../../accounts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { countForShop } from '../../platform/counting/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { orderToken } from '../access.ts';
import { findOrder } from '../store.ts';
import { LookupGate } from './gate.ts';

const problem = problemsOf(lookupProblems);

export interface LookupParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret'>;
  readonly demandProof: DemandProof;
}

/** Lets guests find their order by number and e-mail (rulings: Orders). */
export function bindOrderLookup(api: Api, { database, config, demandProof }: LookupParts): void {
  const gate = new LookupGate(countForShop(database), demandProof);
  api.bind(
    orderLookupEndpoints.find,
    async ({ orderNumber, email, captcha }, call) => {
      const takeBack = await gate.enter(orderNumber, call, captcha);
      const order = await findOrder(database.read, orderNumber);
      if (order?.email.toLowerCase() !== email.toLowerCase() || order.state === 'payment_declined') throw problem('lookup_missed');
      await takeBack();
      return { orderNumber, token: orderToken(config.secret, order) };
    },
    { rateLimit: { max: 20, windowSeconds: 60 } },
  );
}
