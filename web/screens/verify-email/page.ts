import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { data, definePage, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { passwordReset, verifyEmail } from '../../routes.ts';
import type { VerifyEmailData } from './verify-email-data.ts';
import VerifyEmailScreen from './verify-email-screen.tsx';

const show = (state: VerifyEmailData['state'], token = '') => ({ state, token, errors: {}, message: null });

async function confirm(form: URLSearchParams, { client }: PageRequest, typed: object): Promise<Loaded<VerifyEmailData>> {
  const token = form.get('token') ?? '';
  const result = await client.call(accountEndpoints.verifyEmail, { token, ...typed });
  if (result.ok && result.data.resetToken !== null) return redirect(passwordReset({ token: result.data.resetToken }), 303);
  if (result.ok) return redirect(verifyEmail({ done: 'yes' }), 303);
  if (result.code === 'link_invalid') return data(show('spent'), result.statusCode);
  if (result.code === 'password_needed') return data(show('password', token), result.statusCode);
  const state = 'password' in typed ? 'password' : 'ask';
  const shown: VerifyEmailData = { state, token, errors: result.fields ?? {}, message: result.fields ? null : result.message };
  return data(shown, statusOf(result));
}

export default definePage<VerifyEmailData>({
  // Opening the page changes nothing, because mail programs follow links by themselves.
  load: async ({ url }) => {
    const token = url.searchParams.get('token') ?? '';
    if (url.searchParams.has('done')) return data(show('done'));
    return token ? data(show('ask', token)) : data(show('spent'), 410);
  },
  head: () => ({ title: 'Confirm your email', robots: 'noindex' }),
  cache: 'none',
  Screen: VerifyEmailScreen,
  actions: {
    confirm: (form, request) => confirm(form, request, {}),
    password: (form, request) => confirm(form, request, { password: form.get('password') ?? '' }),
    'start-over': (form, request) => confirm(form, request, { startOver: true }),
  },
});
