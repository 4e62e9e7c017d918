import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { data, definePage, redirect } from '../../page/page.ts';
import { login } from '../../routes.ts';
import type { PasswordResetData } from './password-reset-data.ts';
import PasswordResetScreen from './password-reset-screen.tsx';

const spent: PasswordResetData = { token: null, errors: {}, message: null };

export default definePage<PasswordResetData>({
  load: async ({ client, url }) => {
    const token = url.searchParams.get('token');
    const valid = token ? await client.call(accountEndpoints.validatePasswordReset, { token }) : null;
    return valid?.ok ? data({ token, errors: {}, message: null }) : data(spent, 410);
  },
  head: () => ({ title: 'Set a new password', robots: 'noindex' }),
  cache: 'none',
  Screen: PasswordResetScreen,
  actions: {
    set: async (form, { client }) => {
      const token = form.get('token') ?? '';
      const password = form.get('password') ?? '';
      const result = await client.call(accountEndpoints.processPasswordReset, { password, resetToken: token });
      if (result.ok) return redirect(login({ tab: 'login', done: 'password' }), 303);
      if (result.statusCode === 410 || result.fields?.resetToken) return data(spent, 410);
      return data({ token, errors: result.fields ?? {}, message: result.fields ? null : result.message }, statusOf(result));
    },
  },
});
