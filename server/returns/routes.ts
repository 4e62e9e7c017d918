import { returnCaseProblems, returnEndpoints, returnProblems } from '../../contract/returns/returns.ts';
import type { Flags } from '../flags/index.ts';
import { actorOf, requireVisibleOrder } from '../orders/index.ts';
import type { RequestParts } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { findPaidLines } from './case.ts';
import { bindReturnDesk } from './desk/routes.ts';
import { presentLabel } from './label.ts';
import type { NotificationParts } from './notifications.ts';
import { quoteReturn, requestReturn } from './requesting.ts';
import { noteSent } from './sending.ts';
import { findReturn, findReturnsOf } from './store.ts';
import { presentReturn, presentReturns } from './view.ts';
import { withdraw } from './withdrawing.ts';

const problem = problemsOf({ ...returnProblems, ...returnCaseProblems });
const readLimit = { max: 120, windowSeconds: 60 };
const requestLimit = { max: 30, windowSeconds: 60 };

export interface ReturnParts extends NotificationParts, RequestParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret' | 'shopUrls' | 'sandboxAllowed' | 'carrierSecrets'>;
  readonly flags: Pick<Flags, 'isOnForBrand'>;
}

/** Binds the shoppers' return calls and the returns desk. */
export function bindReturns(api: Api, parts: ReturnParts): void {
  const { database, config, flags } = parts;
  const db = database.read;
  bindReturnDesk(api, parts);
  const visible = (call: Call, which: { orderNumber: string; token?: string | undefined }) =>
    requireVisibleOrder(db, call, { ...which, secret: config.secret });
  const assertOn = async (call: Call) => {
    if (!(await flags.isOnForBrand('returns-self-service', call))) throw problem('returns_closed');
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
      const { ordered } = await findPaidLines(db, order.id);
      return { returns: await presentReturns(db, await findReturnsOf(db, order.id), { order, ordered, config }) };
    },
    { rateLimit: readLimit },
  );
  api.bind(
    returnEndpoints.request,
    async ({ returnUuid: requestUuid, wish, lines, ...which }, call) => {
      const { orderNumber } = await visible(call, which);
      await assertOn(call);
      const request = { orderNumber, requestUuid, wish, lines, actor: await actorOf(db, call) };
      return database.transact((tx) => requestReturn(tx, parts, request, call.now));
    },
    { rateLimit: requestLimit },
  );
  /** A return of an order that the caller may see. */
  const ownReturn = async (
    call: Call,
    { caseNumber, ...which }: { orderNumber: string; token?: string | undefined; caseNumber: string },
  ) => {
    const order = await visible(call, which);
    const one = await findReturn(db, caseNumber);
    if (one?.orderId !== order.id) throw problem('return_case_not_found');
    return { one, order };
  };
  api.bind(
    returnEndpoints.send,
    async (which, call) => {
      const { one } = await ownReturn(call, which);
      const actor = await actorOf(db, call);
      const sent = await database.transact((tx) => noteSent(tx, { caseNumber: one.caseNumber, actor }, call.now));
      return presentReturn(db, sent.one, { ...sent, config });
    },
    { rateLimit: requestLimit },
  );
  api.bind(
    returnEndpoints.withdraw,
    async (which, call) => {
      const { one } = await ownReturn(call, which);
      const actor = await actorOf(db, call);
      const ended = await database.transact((tx) => withdraw(tx, parts, { caseNumber: one.caseNumber, actor }, call.now));
      return presentReturn(db, ended.one, { ...ended, config });
    },
    { rateLimit: requestLimit },
  );
  api.bind(
    returnEndpoints.label,
    async (which, call) => {
      const { one, order } = await ownReturn(call, which);
      return presentLabel(config, one, order);
    },
    { rateLimit: readLimit },
  );
}
