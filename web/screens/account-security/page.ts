import { accountEndpoints, type Device } from '../../../contract/accounts.ts';
import type { Failure } from '../../../contract/client.ts';
import { signInFirst, statusOf } from '../../features/account/sign-in-first.ts';
import { data, definePage, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { accountSecurity, login } from '../../routes.ts';
import AccountSecurityScreen from './account-security-screen.tsx';

export interface AccountSecurityData {
  readonly email: string;
  readonly devices: readonly Device[];
  readonly done: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}

const doneWords: Readonly<Record<string, string>> = {
  password: 'Your new password is set, and other devices are signed out.',
  device: 'That device is signed out.',
};

async function show(request: PageRequest, failure: Failure | null): Promise<Loaded<AccountSecurityData>> {
  const { client, url } = request;
  const profile = await client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return signInFirst(request, profile);
  const listed = await client.call(accountEndpoints.listDevices, {});
  // Staff who act for the customer: neither password nor devices are theirs to see.
  if (!listed.ok && listed.statusCode === 403) return failed(403, listed.message);
  const { email } = profile.data;
  const done = failure ? null : (doneWords[url.searchParams.get('done') ?? ''] ?? null);
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
