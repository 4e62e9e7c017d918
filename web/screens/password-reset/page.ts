import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Client, Failure } from '../../../contract/api/client.ts';
import { data, definePage, faultsOf, type Loaded, redirect, statusOf } from '../../page/page.ts';
import { login } from '../../routes.ts';
import type { PasswordResetData } from './password-reset-data.ts';
import PasswordResetScreen from './password-reset-screen.tsx';

const spent: PasswordResetData = { token: null, startsOver: false, errors: {}, message: null };

async function show(client: Client, token: string, failure: Failure | null): Promise<Loaded<PasswordResetData>> {
  const valid = token ? await client.call(accountEndpoints.validatePasswordReset, { token }) : null;
  if (!valid?.ok) return data(spent, 410);
  return data({ token, startsOver: valid.data.startsOver, ...faultsOf({ failure }) }, statusOf(failure));
}

export default definePage<PasswordResetData>({
  load: ({ client, url }) => show(client, url.searchParams.get('token') ?? '', null),
  head: () => ({ title: 'Set a new password', robots: 'noindex' }),
  cache: 'none',
  Screen: PasswordResetScreen,
  actions: {
    set: async (form, { client }) => {
      const token = form.get('token') ?? '';
      const password = form.get('password') ?? '';
      const result = await client.call(accountEndpoints.processPasswordReset, { password, resetToken: token });
      return result.ok ? redirect(login({ tab: 'login', done: 'password' }), 303) : show(client, token, result);
    },
  },
});
