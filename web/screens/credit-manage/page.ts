import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { centsTyped, storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import { loadCardPage } from '../../features/credit/setup.ts';
import { data, definePage, type Loaded, notFound, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { creditManage } from '../../routes.ts';
import type { CreditManageData, Said } from './credit-manage-data.ts';
import CreditManageScreen from './credit-manage-screen.tsx';

const flashes = {
  linked: 'Your card is in your account now.',
  paid: 'Thank you. Your payment is on its way to your balance.',
  failed: 'Your bank refused the payment, and nothing was taken. Please try again or call the number on your card.',
};

/** Shown without script, which computing a proof requires. */
const tooMany = 'You’ve tried too many times. Wait 15 minutes, or turn on JavaScript in your browser to try again now.';

const nothing: Said = { errors: {}, message: null, done: null, amount: '' };

async function show(request: PageRequest, said: Said, failure: Failure | null = null): Promise<Loaded<CreditManageData>> {
  const { client, url } = request;
  const loaded = await loadCardPage(request);
  if (!loaded.ok) return unopened(loaded);
  const { setup, status } = loaded.data;
  const { cards } = status;
  const asked = url.searchParams.get('card');
  const chosen = asked === null ? cards[0] : cards.find(({ accountId }) => String(accountId) === asked);
  if (asked !== null && !chosen) return notFound();
  const isGuest = !(await client.call(accountEndpoints.getProfile, {})).ok;
  const common = { setup, cards, isGuest, hasApplied: status.application !== null, paymentKey: randomUUID(), said };
  if (!chosen) return data({ ...common, shown: null }, statusOf(failure));
  const details = await client.call(storeCardEndpoints.getAccount, { accountId: chosen.accountId });
  return details.ok ? data({ ...common, shown: details.data }, statusOf(failure)) : unopened(details);
}

const refused = (request: PageRequest, failure: Failure, amount = '') => {
  const message = failure.fields ? null : failure.code === 'captcha_required' ? tooMany : failure.message;
  return show(request, { ...nothing, errors: failure.fields ?? {}, message, amount }, failure);
};

/** The visitor's store card: limit, balance, the orders charged to it, and payments toward the balance. */
export default definePage<CreditManageData>({
  flashes,
  load: (request) => show(request, { ...nothing, done: request.flash }),
  head: ({ setup }) => ({ title: `${setup.card} account`, robots: 'noindex' }),
  cache: 'none',
  Screen: CreditManageScreen,
  actions: {
    link: async (form, request) => {
      const typed = { number: form.get('number') ?? '', postalCode: form.get('postalCode') ?? '' };
      const result = await request.client.call(storeCardEndpoints.link, typed);
      if (!result.ok) return refused(request, result);
      return redirect(creditManage({ accountId: result.data.accountId, done: 'linked' }), 303);
    },
    pay: async (form, request) => {
      const typed = form.get('amount') ?? '';
      const accountId = Number(form.get('accountId'));
      const amount = centsTyped(typed);
      if (amount === null) {
        const errors = { amount: typed.trim() === '' ? 'Amount is required' : 'Please enter an amount in dollars, such as 25.00' };
        return show(request, { ...nothing, errors, amount: typed }, { ok: false, statusCode: 400, message: '', fields: errors });
      }
      const result = await request.client.call(storeCardEndpoints.repay, { accountId, key: form.get('key') ?? '', amount });
      if (!result.ok) return refused(request, result, typed);
      return redirect(creditManage({ accountId, done: result.data.state === 'failed' ? 'failed' : 'paid' }), 303);
    },
  },
});
