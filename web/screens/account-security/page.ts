import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { own } from '../../../contract/values/own.ts';
import { signInFirst, statusOf } from '../../features/account/sign-in-first.ts';
import { data, definePage, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { accountSecurity, login } from '../../routes.ts';
import type { AccountSecurityData } from './account-security-data.ts';
import AccountSecurityScreen from './account-security-screen.tsx';

const doneWords: Readonly<Record<string, string>> = {
  password: 'Password changed. Your other devices are signed out.',
  device: 'Device signed out.',
};

async function show(request: PageRequest, failure: Failure | null): Promise<Loaded<AccountSecurityData>> {
  const { client, url } = request;
  const profile = await client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return signInFirst(request, profile);
  const listed = await client.call(accountEndpoints.listDevices, {});
  // Staff who act for the customer see neither password nor devices.
  if (!listed.ok && listed.statusCode === 403) return failed(403, listed.message);
  const { email } = profile.data;
  const done = failure ? null : (own(doneWords, url.searchParams.get('done') ?? '') ?? null);
  const message = failure && !failure.fields ? failure.message : null;
  return data({ email, devices: listed.ok ? listed.data.devices : [], done, errors: failure?.fields ?? {}, message }, statusOf(failure));
}

export default definePage<AccountSecurityData>({
  load: (request) => show(request, null),
  head: () => ({ title: 'Sign-in and security', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountSecurityScreen,
  actions: {
    password: async (form, request) => {
      const typed = { currentPassword: form.get('currentPassword') ?? '', newPassword: form.get('newPassword') ?? '' };
      const result = await request.client.call(accountEndpoints.changePassword, typed);
      return result.ok ? redirect(accountSecurity({ done: 'password' }), 303) : show(request, result);
    },
    device: async (form, request) => {
      const result = await request.client.call(accountEndpoints.signOutDevice, { sessionId: Number(form.get('sessionId')) });
      return result.ok ? redirect(accountSecurity({ done: 'device' }), 303) : show(request, result);
    },
    everywhere: async (_form, request) => {
      const result = await request.client.call(accountEndpoints.signOutEverywhere, {});
      return result.ok ? redirect(login({ tab: 'login', done: 'everywhere' }), 303) : show(request, result);
    },
  },
});
