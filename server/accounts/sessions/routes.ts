import { accountEndpoints, accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { revokeAccess } from '../access.ts';
import { requireSession } from '../visitor.ts';
import { endSignIn, forgetDevice } from './index.ts';
import { findDevices } from './store.ts';

const problem = problemsOf(accountProblems);

export function bindSessions(api: Api, { database }: { database: Database }): void {
  const own = (call: Call) => requireSession(database.read, call);
  api.bind(accountEndpoints.listDevices, async (_input, call) => {
    const { customer, signInId: current } = await own(call);
    const devices = await findDevices(database.read, customer.customerId, call.now);
    return {
      devices: devices.map(({ signInId: sessionId, device, createdAt, lastSeenAt }) => ({
        sessionId,
        name: device,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: sessionId === current,
      })),
    };
  });
  api.bind(accountEndpoints.signOutDevice, async ({ sessionId }, call) => {
    const { customer, signInId: current } = await own(call);
    const ended = await database.transact((tx) => endSignIn(tx, customer.customerId, sessionId));
    if (!ended) throw problem('session_not_found');
    if (sessionId === current) forgetDevice(call);
    return { ok: true as const };
  });
  api.bind(accountEndpoints.signOutEverywhere, async (_input, call) => {
    const { customer } = await own(call);
    await database.transact((tx) => revokeAccess(tx, customer.customerId));
    if (!call.bearer) forgetDevice(call);
    return { ok: true as const };
  });
}
