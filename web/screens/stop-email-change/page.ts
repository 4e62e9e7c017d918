import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { data, definePage } from '../../page/page.ts';
import type { StopEmailChangeData } from './stop-email-change-data.ts';
import StopEmailChangeScreen from './stop-email-change-screen.tsx';

const spent: StopEmailChangeData = { state: 'spent', token: '', message: null };

export default definePage<StopEmailChangeData>({
  // Opening the page changes nothing, because mail programs follow links by themselves.
  load: async ({ url }) => {
    const token = url.searchParams.get('token') ?? '';
    return token ? data({ state: 'ask', token, message: null }) : data(spent, 410);
  },
  head: () => ({ title: 'Stop the email change', robots: 'noindex' }),
  cache: 'none',
  Screen: StopEmailChangeScreen,
  actions: {
    stop: async (form, { client }) => {
      const token = form.get('token') ?? '';
      const result = await client.call(accountEndpoints.stopEmailChange, { token });
      if (result.ok) return data({ state: 'stopped', token: '', message: null });
      return result.statusCode === 410 ? data(spent, 410) : data({ state: 'ask', token, message: result.message }, result.statusCode);
    },
  },
});
