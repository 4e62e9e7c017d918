import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { ownList, savedEndpoints } from '../../../contract/saved/saved.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { savedActions } from '../../features/cart/saved-actions.ts';
import { toastIn } from '../../features/cart/toast.ts';
import { data, definePage, type Loaded, type PageRequest, unopened } from '../../page/page.ts';
import { accountSaved } from '../../routes.ts';
import type { AccountSavedData } from './account-saved-data.ts';
import AccountSavedScreen from './account-saved-screen.tsx';

async function load(request: PageRequest, error: string | null = null): Promise<Loaded<AccountSavedData>> {
  const profile = await request.client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return signInFirst(request, profile);
  const saved = await request.client.call(savedEndpoints.list, { saveForLaterUuid: ownList });
  if (!saved.ok) return unopened(saved);
  const told = error ? null : toastIn(request.url, null, saved.data);
  return data({ saved: saved.data, told, error }, error ? 409 : 200);
}

export default definePage<AccountSavedData>({
  load: (request) => load(request),
  head: () => ({ title: 'Saved items', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountSavedScreen,
  actions: savedActions<AccountSavedData>({ link: accountSaved, show: load }),
});
