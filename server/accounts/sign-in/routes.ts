import { accountEndpoints, accountProblems } from '../../../contract/accounts/accounts.ts';
import { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import { loginSkippedCookie } from '../../../contract/visitor/visitor.ts';
import { postalCodeCookie } from '../../addresses/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { markDevice } from '../../platform/http/known-device.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { emailKey } from '../customer.ts';
import { forgetGuest } from '../guest.ts';
import type { AccountParts } from '../parts.ts';
import { endSignIn, forgetDevice, keepSession, sessionOf } from '../sessions/index.ts';
import { register, signIn } from './operations.ts';
import { confirmCode, keepFirstStep } from './second-step.ts';

const problem = problemsOf(accountProblems);

/**
 * The new session replaces the guest's; a saved postal code may be somebody else's (spec §4). The device becomes known to the account's address only
 * once that is proved: anybody can register another person's.
 */
export function keepEntered(call: Call, token: string, secret: string, provedEmail: string | null): void {
  keepSession(call, token);
  forgetGuest(call);
  call.setCookie(postalCodeCookie, null);
  if (call.cookie(loginSkippedCookie) !== undefined) call.setCookie(loginSkippedCookie, null);
  if (provedEmail !== null) markDevice(call, secret, { kind: 'customer', emailKey: emailKey(provedEmail) });
}

export function bindSignIn(api: Api, parts: AccountParts): void {
  const { secret } = parts.config;
  api.bind(accountEndpoints.register, async ({ email, password, captcha, isSubscribed, subscribed }, call) => {
    const token = await register(parts, { email, password, captcha, isSubscribed: isSubscribed ?? subscribed ?? false }, call);
    keepEntered(call, token, secret, null);
    return { ok: true as const };
  });
  api.bind(accountEndpoints.login, async ({ email, password, captcha }, call) => {
    const { step, token, provedEmail } = await signIn(parts, { email, password, captcha }, call);
    if (step === 'code') {
      keepFirstStep(call, token);
      throw problem('code_needed');
    }
    keepEntered(call, token, secret, provedEmail);
    return { ok: true as const };
  });
  api.bind(secondFactorEndpoints.confirmCode, async ({ code }, call) => {
    const entered = await confirmCode(parts, code, call);
    keepEntered(call, entered.token, secret, entered.provedEmail);
    return { ok: true as const };
  });
  api.bind(accountEndpoints.logout, async (_input, call) => {
    try {
      const session = await sessionOf(parts.database.read, call);
      if (session) await parts.database.transact((tx) => endSignIn(tx, session.customer.customerId, session.signInId));
    } finally {
      // Also when the session could not be ended: the next person at this device must not find it.
      if (!call.bearer) forgetDevice(call);
    }
    return { ok: true as const };
  });
}
