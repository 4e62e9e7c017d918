import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Api } from '../../platform/http/api.ts';
import type { AccountParts } from '../parts.ts';
import { keepSession } from '../sessions/index.ts';
import { requireCustomer, requireSession } from '../visitor.ts';
import { changeName, changePassword, getProfile } from './operations.ts';

const ok = { ok: true } as const;

export function bindProfile(api: Api, parts: AccountParts): void {
  const db = parts.database.read;
  api.bind(accountEndpoints.getProfile, async (_input, call) => getProfile(parts, (await requireCustomer(db, call)).customerId));
  api.bind(accountEndpoints.updateProfile, async (name, call) => {
    const { customerId } = await requireCustomer(db, call);
    return changeName(parts, customerId, name, call.now);
  });
  api.bind(accountEndpoints.changePassword, async (typed, call) => {
    keepSession(call, await changePassword(parts, await requireSession(db, call), typed, call));
    return ok;
  });
}
