import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { enrolmentOf, withPassword } from '../../features/account/enrolment.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, failed, faultsOf, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { accountSecurity } from '../../routes.ts';
import type { AccountTwoStepData } from './account-two-step-data.ts';
import AccountTwoStepScreen from './account-two-step-screen.tsx';

async function show(request: PageRequest, failure: Failure | null, setUp?: string): Promise<Loaded<AccountTwoStepData>> {
  const { client } = request;
  const profile = await client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return signInFirst(request, profile);
  const { email } = profile.data;
  const found = await client.call(secondFactorEndpoints.getSecondFactor, {});
  // Staff who act for the customer see nothing of it.
  if (!found.ok) return failed(found.statusCode, found.message);
  const { since, recoveryCodesLeft } = found.data;
  const asked = { email, errors: withPassword(failure?.fields ?? {}), message: faultsOf({ failure }).message };
  if (since !== null) return data({ state: 'on', since, recoveryCodesLeft, ...asked }, statusOf(failure));
  const begun = await client.call(secondFactorEndpoints.beginSetUp, { setUp });
  if (!begun.ok) return failed(begun.statusCode, begun.message);
  const enrolment = enrolmentOf(begun.data.secret, begun.data.uri);
  return data({ state: 'off', setUp: begun.data.setUp, enrolment, ...asked }, statusOf(failure));
}

export default definePage<AccountTwoStepData>({
  load: (request) => show(request, null),
  head: () => ({ title: 'Two-step sign-in', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountTwoStepScreen,
  actions: {
    on: async (form, request) => {
      const typed = { setUp: form.get('setUp') ?? '', password: form.get('password') ?? '', code: form.get('code') ?? '' };
      const result = await request.client.call(secondFactorEndpoints.turnOn, typed);
      return result.ok ? data({ state: 'done', recoveryCodes: result.data.recoveryCodes }) : show(request, result, typed.setUp);
    },
    off: async (form, request) => {
      const typed = { password: form.get('password') ?? '', code: form.get('code') ?? '' };
      const result = await request.client.call(secondFactorEndpoints.turnOff, typed);
      return result.ok ? redirect(accountSecurity({ done: 'two-step-off' }), 303) : show(request, result);
    },
  },
});
