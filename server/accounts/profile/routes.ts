import { accountEndpoints } from '../../../contract/accounts.ts';
import type { Api } from '../../platform/http/api.ts';
import type { AccountParts } from '../parts.ts';
import { requireCustomer } from '../visitor.ts';
import { changeEmail, changeName, changePassword, getProfile, sendVerification, verifyEmail } from './operations.ts';

const ok = { ok: true } as const;

export function bindProfile(api: Api, parts: AccountParts): void {
  const db = parts.database.read;
  api.bind(accountEndpoints.getProfile, async (_input, call) => getProfile(parts, (await requireCustomer(db, call)).customerId));
  api.bind(accountEndpoints.updateProfile, async (name, call) => {
    const { customerId } = await requireCustomer(db, call);
    return changeName(parts, customerId, name, call.now);
  });
  api.bind(accountEndpoints.changePassword, async (typed, call) => {
    const { customerId } = await requireCustomer(db, call);
    await changePassword(parts, customerId, typed, call);
    return ok;
  });
  api.bind(accountEndpoints.changeEmail, async (typed, call) => {
    const { customerId } = await requireCustomer(db, call);
    await changeEmail(parts, customerId, typed, call);
    return ok;
  });
  api.bind(accountEndpoints.sendVerification, async (_input, call) => {
    await sendVerification(parts, await requireCustomer(db, call), call);
    return ok;
  });
  api.bind(accountEndpoints.verifyEmail, async ({ token }, call) => ({ ok: true as const, email: await verifyEmail(parts, token, call) }), {
    rateLimit: { max: 30, windowSeconds: 60 },
  });
}
