import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import { storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import { orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import { ownList, savedEndpoints } from '../../../contract/saved/saved.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage } from '../../page/page.ts';
import type { AccountData } from './account-data.ts';
import AccountScreen from './account-screen.tsx';

const shownOrders = 3;

export default definePage<AccountData>({
  load: async (request) => {
    const { client } = request;
    const profile = await client.call(accountEndpoints.getProfile, {});
    if (!profile.ok) return signInFirst(request, profile);
    const [orders, addresses, saved, credit] = await Promise.all([
      client.call(orderHistoryEndpoints.list, {}),
      client.call(addressEndpoints.listSaved, {}),
      client.call(savedEndpoints.list, { saveForLaterUuid: ownList }),
      client.call(storeCardEndpoints.getOfferStatus, {}),
    ]);
    const prescreen = (credit.ok && credit.data.prescreen?.isNew && credit.data.prescreen) || null;
    if (prescreen) await client.call(storeCardEndpoints.noteOfferShown, {});
    return data({
      profile: profile.data,
      orders: orders.ok ? orders.data.orders.slice(0, shownOrders) : null,
      address: (addresses.ok && addresses.data.addresses.find(({ isDefaultShipping }) => isDefaultShipping)) || null,
      prescreenLimit: prescreen?.limit ?? null,
      saved: saved.ok ? saved.data.items : null,
    });
  },
  head: () => ({ title: 'My account', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountScreen,
});
