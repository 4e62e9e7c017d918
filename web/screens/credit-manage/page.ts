import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { storeCardEndpoints } from '../../../contract/paying/store-card.ts';
import { loadCardPage } from '../../features/credit/setup.ts';
import { data, definePage, failed, notFound } from '../../page/page.ts';
import type { CreditManageData } from './credit-manage-data.ts';
import CreditManageScreen from './credit-manage-screen.tsx';

/** The visitor's store card: limit, balance, and the orders charged to it. */
export default definePage<CreditManageData>({
  load: async (request) => {
    const { client, url } = request;
    const loaded = await loadCardPage(request);
    if (!loaded.ok) return loaded.statusCode === 404 ? notFound() : failed(loaded.statusCode, loaded.message);
    const { setup, status } = loaded.data;
    const { cards } = status;
    const asked = url.searchParams.get('card');
    const chosen = asked === null ? cards[0] : cards.find(({ accountId }) => String(accountId) === asked);
    if (asked !== null && !chosen) return notFound();
    const isGuest = !(await client.call(accountEndpoints.getProfile, {})).ok;
    if (!chosen) return data({ setup, cards, shown: null, isGuest });
    const details = await client.call(storeCardEndpoints.getAccount, { accountId: chosen.accountId });
    return details.ok ? data({ setup, cards, shown: details.data, isGuest }) : failed(details.statusCode, details.message);
  },
  head: ({ setup }) => ({ title: `${setup.card} account`, robots: 'noindex' }),
  cache: 'none',
  Screen: CreditManageScreen,
});
