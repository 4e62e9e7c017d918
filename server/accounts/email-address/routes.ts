import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Api } from '../../platform/http/api.ts';
import { markDevice } from '../../platform/http/known-device.ts';
import { emailKey } from '../customer.ts';
import type { AccountParts } from '../parts.ts';
import { requireSession } from '../visitor.ts';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  getEmailChange,
  sendEmailChange,
  sendVerification,
  stopEmailChange,
} from './operations.ts';

const ok = { ok: true } as const;
/** Tokens of 256 bits cannot be guessed; this stops the load of trying. */
const linkLimit = { rateLimit: { max: 30, windowSeconds: 60 } };

export function bindEmailAddress(api: Api, parts: AccountParts): void {
  const db = parts.database.read;
  api.bind(accountEndpoints.changeEmail, async (typed, call) => {
    await changeEmail(parts, await requireSession(db, call), typed, call);
    return ok;
  });
  api.bind(accountEndpoints.getEmailChange, async (_input, call) => ({
    change: await getEmailChange(parts, await requireSession(db, call), call.now),
  }));
  api.bind(accountEndpoints.sendEmailChange, async (_input, call) => ({
    ...ok,
    wasPending: await sendEmailChange(parts, await requireSession(db, call), call),
  }));
  api.bind(accountEndpoints.cancelEmailChange, async (_input, call) => ({
    ...ok,
    wasPending: await cancelEmailChange(parts, await requireSession(db, call), call.now),
  }));
  api.bind(accountEndpoints.sendVerification, async (_input, call) => {
    await sendVerification(parts, await requireSession(db, call), call);
    return ok;
  });
  api.bind(
    accountEndpoints.verifyEmail,
    async (given, call) => {
      const confirmed = await confirmEmail(parts, given, call);
      const owner = { kind: 'customer', emailKey: emailKey(confirmed.email) } as const;
      if (confirmed.resetToken === null) markDevice(call, parts.config.secret, owner);
      return { ...ok, ...confirmed };
    },
    linkLimit,
  );
  api.bind(
    accountEndpoints.stopEmailChange,
    async ({ token }, call) => {
      await stopEmailChange(parts, token, call);
      return ok;
    },
    linkLimit,
  );
}
