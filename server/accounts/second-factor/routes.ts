import { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import type { Api } from '../../platform/http/api.ts';
import type { AccountParts } from '../parts.ts';
import { keepSession } from '../sessions/index.ts';
import { requireCustomer, requireSession } from '../visitor.ts';
import { showSetUp, turnOff, turnOn } from './operations.ts';
import { findSecondFactor } from './store.ts';

const ok = { ok: true } as const;

export function bindSecondFactor(api: Api, parts: AccountParts): void {
  const db = parts.database.read;
  api.bind(secondFactorEndpoints.getSecondFactor, async (_input, call) => {
    const found = await findSecondFactor(db, (await requireCustomer(db, call)).customerId);
    return { since: found?.since.toISOString() ?? null, recoveryCodesLeft: found?.recoveryCodesLeft ?? 0 };
  });
  api.bind(secondFactorEndpoints.beginSetUp, async ({ setUp }, call) => showSetUp(parts, await requireCustomer(db, call), setUp, call));
  api.bind(secondFactorEndpoints.turnOn, async (typed, call) => {
    const { token, recoveryCodes } = await turnOn(parts, await requireSession(db, call), typed, call);
    keepSession(call, token);
    return { ...ok, recoveryCodes };
  });
  api.bind(secondFactorEndpoints.turnOff, async (typed, call) => {
    keepSession(call, await turnOff(parts, await requireSession(db, call), typed, call));
    return ok;
  });
}
