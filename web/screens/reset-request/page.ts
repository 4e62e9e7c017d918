import { accountEndpoints } from '../../../contract/accounts.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { data, definePage, redirect } from '../../page/page.ts';
import { resetRequest } from '../../routes.ts';
import ResetRequestScreen from './reset-request-screen.tsx';

export interface ResetRequestData {
  readonly email: string;
  /** The request is made; whether a letter goes out is not told. */
  readonly sent: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}

export default definePage<ResetRequestData>({
  load: async ({ url }) =>
    data({ email: url.searchParams.get('email') ?? '', sent: url.searchParams.has('done'), errors: {}, message: null }),
  head: () => ({ title: 'Reset your password', robots: 'noindex' }),
  cache: 'none',
  Screen: ResetRequestScreen,
  actions: {
    request: async (form, { client }) => {
      const email = form.get('email') ?? '';
      const result = await client.call(accountEndpoints.requestPasswordReset, { email });
      if (result.ok) return redirect(resetRequest({ email, done: 'sent' }), 303);
      const shown = { email, sent: false, errors: result.fields ?? {}, message: result.fields ? null : result.message };
      return data(shown, statusOf(result));
    },
  },
});
