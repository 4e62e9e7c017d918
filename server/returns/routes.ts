import { orderProblems } from '../../contract/orders/orders.ts';
import { returnEndpoints, returnProblems } from '../../contract/orders/returns.ts';
import { impersonationOf } from '../accounts/index.ts';
import type { Flags } from '../flags/index.ts';
import { findOrderLines, findVisibleOrder } from '../orders/index.ts';
import type { Actor, RequestParts } from '../payments/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { bindReturnDesk } from './desk/routes.ts';
import type { NotificationParts } from './notifications.ts';
import { quoteReturn, requestReturn } from './requesting.ts';
import { findReturnsOf } from './store.ts';
import { presentReturn } from './view.ts';

const problem = problemsOf({ ...orderProblems, ...returnProblems });
const readLimit = { max: 120, windowSeconds: 60 };
const requestLimit = { max: 30, windowSeconds: 60 };

export interface ReturnParts extends NotificationParts, RequestParts {
  readonly database: Database;
  readonly flags: Pick<Flags, 'isOnForBrand'>;
}

/** Binds the shoppers' return calls and the returns desk. */
export function bindReturns(api: Api, parts: ReturnParts): void {
  const { database, config, flags } = parts;
  const db = database.read;
  bindReturnDesk(api, parts);
  const visible = async (call: Call, { orderNumber, token }: { orderNumber: string; token?: string | undefined }) => {
    const order = await findVisibleOrder(db, call, { orderNumber, token, secret: config.secret });
    if (!order) throw problem('order_not_found');
    return order;
  };
  const assertOn = async (call: Call) => {
    if (!(await flags.isOnForBrand('returns-self-service', call))) throw problem('returns_closed');
  };
  const actorOf = async (call: Call): Promise<Actor> => {
    const acting = await impersonationOf(db, call);
    return acting ? `staff:${acting.staff.memberId}` : 'shopper';
  };
  api.bind(
    returnEndpoints.quote,
    async (which, call) => {
      const order = await visible(call, which);
      await assertOn(call);
      return quoteReturn(db, order, call.now);
    },
    { rateLimit: readLimit },
  );
  api.bind(
    returnEndpoints.list,
    async (which, call) => {
      const order = await visible(call, which);
      const ordered = await findOrderLines(db, order.id);
      return { returns: (await findReturnsOf(db, order.id)).map((one) => presentReturn(one, order, ordered)) };
    },
    { rateLimit: readLimit },
  );
  api.bind(
    returnEndpoints.request,
    async ({ returnUuid: requestUuid, wish, lines, ...which }, call) => {
      const { orderNumber } = await visible(call, which);
      await assertOn(call);
      const request = { orderNumber, requestUuid, wish, lines, actor: await actorOf(call) };
      return database.transact((tx) => requestReturn(tx, parts, request, call.now));
    },
    { rateLimit: requestLimit },
  );
}
