import type { Failure } from '../../../contract/api/client.ts';
import { savedCardEndpoints } from '../../../contract/payments/saved-cards.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, type Loaded, notFound, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { accountCards } from '../../routes.ts';
import type { AccountCardsData } from './account-cards-data.ts';
import AccountCardsScreen from './account-cards-screen.tsx';

const flashes = {
  deleted: 'Card deleted.',
  default: 'Default card changed.',
};

/** Staff acting for a customer see no cards: the call answers 403 with its reason. */
async function show(request: PageRequest, failure: Failure | null): Promise<Loaded<AccountCardsData>> {
  const { client, url, flash } = request;
  const listed = await client.call(savedCardEndpoints.list, {});
  if (!listed.ok) return signInFirst(request, listed);
  const { cards, asksCode } = listed.data;
  const asked = url.searchParams.get('delete');
  const deleting = cards.find(({ cardId }) => String(cardId) === asked) ?? null;
  if (asked && !deleting && !failure) return notFound();
  return data({ cards, asksCode, deleting: failure ? null : deleting, message: failure?.message ?? null, done: flash }, statusOf(failure));
}

export default definePage<AccountCardsData>({
  flashes,
  load: (request) => show(request, null),
  head: ({ deleting }) => ({ title: deleting ? 'Delete card' : 'Payment methods', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountCardsScreen,
  actions: {
    default: async (form, request) => {
      const result = await request.client.call(savedCardEndpoints.makeDefault, { cardId: Number(form.get('cardId')) });
      return result.ok ? redirect(accountCards({ done: 'default' }), 303) : show(request, result);
    },
    delete: async (form, request) => {
      const result = await request.client.call(savedCardEndpoints.delete, { cardId: Number(form.get('cardId')) });
      return result.ok ? redirect(accountCards({ done: 'deleted' }), 303) : show(request, result);
    },
  },
});
