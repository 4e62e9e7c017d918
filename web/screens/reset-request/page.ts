import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { wordsOf } from '../../features/account/words-of.ts';
import { data, definePage, redirect, statusOf } from '../../page/page.ts';
import { resetRequest } from '../../routes.ts';
import type { ResetRequestData } from './reset-request-data.ts';
import ResetRequestScreen from './reset-request-screen.tsx';

export default definePage<ResetRequestData>({
  load: async ({ url }) =>
    data({ email: url.searchParams.get('email') ?? '', sent: url.searchParams.has('done'), errors: {}, message: null }),
  head: () => ({ title: 'Reset your password', canonical: resetRequest(), robots: 'noindex' }),
  cache: 'none',
  Screen: ResetRequestScreen,
  actions: {
    request: async (form, { client }) => {
      const email = form.get('email') ?? '';
      const result = await client.call(accountEndpoints.requestPasswordReset, { email });
      if (result.ok) return redirect(resetRequest({ email, done: 'sent' }), 303);
      return data({ email, sent: false, errors: result.fields ?? {}, message: wordsOf(result) }, statusOf(result));
    },
  },
});
