import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { passkeyEndpoints } from '../../../contract/accounts/passkeys.ts';
import { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { accountSecurity, login } from '../../routes.ts';
import type { AccountSecurityData } from './account-security-data.ts';
import AccountSecurityScreen from './account-security-screen.tsx';

const flashes = {
  password: 'Password changed. Your other devices are signed out.',
  device: 'Device signed out.',
  passkey: 'Passkey added.',
  'passkey-deleted': 'Passkey deleted. It no longer opens your account.',
  'two-step-off': 'Two-step sign-in is off. Your other devices are signed out.',
};

async function show(request: PageRequest, failure: Failure | null): Promise<Loaded<AccountSecurityData>> {
  const { client, flash } = request;
  const profile = await client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return signInFirst(request, profile);
  const [listed, secondFactor, passkeys] = await Promise.all([
    client.call(accountEndpoints.listDevices, {}),
    client.call(secondFactorEndpoints.getSecondFactor, {}),
    client.call(passkeyEndpoints.list, {}),
  ]);
  // Staff who act for the customer see neither password nor devices.
  if (!secondFactor.ok) return unopened(secondFactor);
  if (!passkeys.ok) return unopened(passkeys);
  const { email } = profile.data;
  const devices = listed.ok ? listed.data.devices : [];
  const ways = { secondFactor: secondFactor.data, passkeys: passkeys.data, devices };
  return data({ email, ...ways, done: flash, ...faultsOf({ failure }) }, statusOf(failure));
}

export default definePage<AccountSecurityData>({
  flashes,
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
    'delete-passkey': async (form, request) => {
      const result = await request.client.call(passkeyEndpoints.remove, { passkeyId: Number(form.get('passkeyId')) });
      return result.ok ? redirect(accountSecurity({ done: 'passkey-deleted' }), 303) : show(request, result);
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
