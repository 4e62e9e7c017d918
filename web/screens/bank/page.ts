import { type BankChallenge, sandboxEndpoints } from '../../../contract/payments/sandbox.ts';
import { data, definePage, failed, redirect, unopened } from '../../page/page.ts';
import BankScreen from './bank-screen.tsx';

/** The payment sandbox's fake bank, for shoppers whose bank demands a challenge. */
export default definePage<BankChallenge>({
  load: async ({ client, params }) => {
    const challenge = await client.call(sandboxEndpoints.getChallenge, { challengeId: params.challengeId ?? '' });
    if (!challenge.ok) return unopened(challenge);
    return challenge.data.decided ? redirect(challenge.data.returnUrl, 303) : data(challenge.data);
  },
  head: () => ({ title: 'Approve your payment', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: BankScreen,
  actions: {
    decide: async (form, { client, params }) => {
      const approve = form.get('decision') === 'approve';
      const decided = await client.call(sandboxEndpoints.decideChallenge, { challengeId: params.challengeId ?? '', approve });
      return decided.ok ? redirect(decided.data.returnUrl, 303) : failed(decided.statusCode);
    },
  },
});
