import { expiryStanding, type SavedCard, savedCardEndpoints } from '../../../contract/payments/saved-cards.ts';
import { ownerOfCustomer, requireCustomer } from '../../accounts/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { makeDefault, removeCard, type SavedCardParts, saveCard } from './operations.ts';
import { findCards, type StoredCard } from './store.ts';

/** Limited because each save calls the provider. */
const saveLimit = { rateLimit: { max: 30, windowSeconds: 600 } };

/** Leaves out the provider's reference. */
function present(card: StoredCard, now: Date): SavedCard {
  const { cardId, brand, last4, expiryMonth, expiryYear, name, isDefault } = card;
  return { cardId, brand, last4, expiryMonth, expiryYear, name, isDefault, standing: expiryStanding(card, now) };
}

/** Serves customers only: these calls are closed to staff acting for a customer (contract: `whileImpersonating`). */
export function bindSavedCards(api: Api, parts: SavedCardParts): void {
  const { code: provider, vault } = parts.payBy.CARD;
  const ownerOf = async (call: Call) => {
    const { customerId } = await requireCustomer(parts.database.read, call);
    return { ownerId: ownerOfCustomer(customerId), provider };
  };
  const answer = (cards: readonly StoredCard[], { now }: Call) => ({
    cards: cards.map((card) => present(card, now)),
    canSave: vault !== undefined,
    asksCode: vault?.asksCode ?? false,
  });
  api.bind(savedCardEndpoints.list, async (_input, call) => answer(await findCards(parts.database.read, await ownerOf(call)), call));
  api.bind(
    savedCardEndpoints.save,
    async (given, call) => present(await saveCard(parts, (await ownerOf(call)).ownerId, given, call.now), call.now),
    saveLimit,
  );
  api.bind(savedCardEndpoints.makeDefault, async ({ cardId }, call) =>
    answer(await makeDefault(parts, { ...(await ownerOf(call)), cardId }), call),
  );
  api.bind(savedCardEndpoints.delete, async ({ cardId }, call) =>
    answer(await removeCard(parts, { ...(await ownerOf(call)), cardId }), call),
  );
}
