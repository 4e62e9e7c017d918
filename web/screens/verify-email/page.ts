import { accountEndpoints } from '../../../contract/accounts.ts';
import { data, definePage, redirect } from '../../page/page.ts';
import { verifyEmail } from '../../routes.ts';
import VerifyEmailScreen from './verify-email-screen.tsx';

export interface VerifyEmailData {
  readonly state: 'ask' | 'done' | 'spent';
  readonly token: string;
}

export default definePage<VerifyEmailData>({
  // A look at the page changes nothing: mail programs follow links before their readers do.
  load: async ({ url }) => {
    const token = url.searchParams.get('token') ?? '';
    if (url.searchParams.has('done')) return data({ state: 'done', token: '' });
    return token ? data({ state: 'ask', token }) : data({ state: 'spent', token: '' }, 410);
  },
  head: () => ({ title: 'Confirm your email', robots: 'noindex' }),
  cache: 'none',
  Screen: VerifyEmailScreen,
  actions: {
    confirm: async (form, { client }) => {
      const result = await client.call(accountEndpoints.verifyEmail, { token: form.get('token') ?? '' });
      return result.ok ? redirect(verifyEmail({ done: 'yes' }), 303) : data({ state: 'spent', token: '' }, result.statusCode);
    },
  },
});
