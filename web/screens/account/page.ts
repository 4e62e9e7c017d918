import { accountEndpoints, type Profile } from '../../../contract/accounts.ts';
import { addressEndpoints, type SavedAddress } from '../../../contract/addresses.ts';
import { type ListedOrder, orderHistoryEndpoints } from '../../../contract/order-history.ts';
import { ownList, type SavedItem, savedEndpoints } from '../../../contract/saved.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage } from '../../page/page.ts';
import AccountScreen from './account-screen.tsx';

export interface AccountData {
  readonly profile: Profile;
  /** The latest few; null when they cannot be had. */
  readonly orders: readonly ListedOrder[] | null;
  readonly address: SavedAddress | null;
  /** What waits for later; null where saving is not open, or cannot be had. */
  readonly saved: readonly SavedItem[] | null;
}

const shownOrders = 3;

export default definePage<AccountData>({
  load: async (request) => {
    const { client } = request;
    const profile = await client.call(accountEndpoints.getProfile, {});
    if (!profile.ok) return signInFirst(request, profile);
    const [orders, addresses, saved] = await Promise.all([
      client.call(orderHistoryEndpoints.list, {}),
      client.call(addressEndpoints.listSaved, {}),
      client.call(savedEndpoints.list, { saveForLaterUuid: ownList }),
    ]);
    return data({
      profile: profile.data,
      orders: orders.ok ? orders.data.orders.slice(0, shownOrders) : null,
      address: (addresses.ok && addresses.data.addresses.find(({ isDefaultShipping }) => isDefaultShipping)) || null,
      saved: saved.ok ? saved.data.items : null,
    });
  },
  head: () => ({ title: 'My account', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountScreen,
});
