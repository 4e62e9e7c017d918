import type { Failure } from '../../../contract/api/client.ts';
import { storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { loadCardPage, partnerOf } from '../../features/credit/setup.ts';
import { data, definePage, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { creditApply } from '../../routes.ts';
import type { CreditApplyData } from './credit-apply-data.ts';
import CreditApplyScreen from './credit-apply-screen.tsx';

/** Whether the visitor's card is new and unused. */
async function hasNewCard({ client }: PageRequest, { cards: [card] }: CreditApplyData['status']): Promise<boolean> {
  if (!card?.isTemporary) return false;
  const account = await client.call(storeCardEndpoints.getAccount, { accountId: card.accountId });
  return account.ok && account.data.charges.length === 0;
}

async function show(request: PageRequest, failure: Failure | null): Promise<Loaded<CreditApplyData>> {
  const loaded = await loadCardPage(request);
  if (!loaded.ok) return unopened(loaded);
  const { client } = request;
  const { setup, status } = loaded.data;
  const { application } = status;
  const today = shopDay(request.now);
  const shown = async (now: CreditApplyData['status'], message: string | null) => {
    const again = now.application?.canApplyOn ?? null;
    const awaitsWelcome = await hasNewCard(request, now);
    return data(
      { setup, status: now, canApplyAgain: again !== null && again <= today, awaitsWelcome, message },
      failure?.statusCode ?? 200,
    );
  };
  if (failure || !application?.url) {
    if (status.prescreen?.isNew) await client.call(storeCardEndpoints.noteOfferShown, {});
    return shown(status, failure?.message ?? null);
  }
  // The applicant may return from the bank in any tab.
  const asked = await client.call(storeCardEndpoints.noteApplicationEvent, {
    partner: partnerOf(request),
    applicationId: application.applicationId,
    event: request.url.searchParams.has('application') ? 'returned' : 'opened',
  });
  return asked.ok ? shown(asked.data, null) : shown(status, asked.message);
}

/** Applying for the store card, and the decision (spec §2.1, §7.5). */
export default definePage<CreditApplyData>({
  load: (request) => show(request, null),
  head: ({ setup }) => ({ title: `${setup.card} application`, canonical: creditApply(), robots: 'noindex' }),
  cache: 'none',
  Screen: CreditApplyScreen,
  actions: {
    apply: async (_form, request) => {
      const opened = await request.client.call(storeCardEndpoints.apply, { partner: partnerOf(request) });
      return opened.ok ? redirect(opened.data.url ?? creditApply(), 303) : show(request, opened);
    },
  },
});
