import { expiryProblem, parseExpiry } from '../../../contract/api/field-rules.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import type { Card } from '../../../contract/checkout/checkout.ts';
import { maxSavedCards, savedCardProblems } from '../../../contract/payments/saved-cards.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { askProvider } from '../ask-provider.ts';
import { cardSummary } from '../card.ts';
import { findProvider, type PaymentParts, providerLimit } from '../parts.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Payment } from '../store.ts';
import {
  type CardKey,
  deleteCard,
  deleteCards,
  deleteToForget,
  findCard,
  findCards,
  findToForget,
  insertToForget,
  lockCards,
  type StoredCard,
  setDefault,
  takeToSave,
  upsertCard,
} from './store.ts';

const problem = problemsOf({ ...commonProblems, ...savedCardProblems });

/** `payBy.CARD` is the provider whose vault keeps new cards. */
export interface SavedCardParts extends PaymentParts {
  readonly payBy: { readonly CARD: PaymentProvider };
}

/**
 * Saves a card in the provider's vault, and the details we show (spec §7.5). Saving the same card again renews it.
 * Throws `invalid_input` for an expired card, `saved_cards_full`, `cards_saved_at_checkout` where only a payment can save one, and `cards_not_saved`
 * when the provider has no vault or does not answer.
 */
export async function saveCard(
  parts: SavedCardParts,
  ownerId: string,
  { card, isDefault }: { card: Card; isDefault: boolean },
  now: Date,
): Promise<StoredCard> {
  const { vault, code: provider } = parts.payBy.CARD;
  const fault = expiryProblem(card.expiry, now);
  const expiry = parseExpiry(card.expiry);
  if (fault || !expiry) throw problem('invalid_input', undefined, { 'card.expiry': fault ?? '' });
  if (!vault) throw problem('cards_not_saved');
  const { keep } = vault;
  if (!keep) throw problem('cards_saved_at_checkout');
  const shown = { ...cardSummary(card), expiryMonth: expiry.month, expiryYear: expiry.year, name: card.name.trim() };
  // Checked again under the lock; checking early avoids vaulting a card we would have to drop.
  if (!hasRoom(await findCards(parts.database.read, { ownerId, provider }), shown)) throw problem('saved_cards_full');
  const kept = await askProvider((signal) => keep(card, signal), providerLimit(parts), parts.log);
  if (kept.status === 'silent') throw problem('cards_not_saved');
  const { reference } = kept;
  const saved = await parts.database.transact((tx) => addCard(tx, ownerId, { provider, reference, ...shown }, isDefault, now));
  if (!saved) throw problem('saved_cards_full');
  return saved;
}

/** Adds a vaulted card. When the owner has too many, the vault must delete it, and the answer is null. */
async function addCard(
  tx: Tx,
  ownerId: string,
  card: Omit<StoredCard, 'cardId' | 'isDefault'>,
  isDefault: boolean,
  now: Date,
): Promise<StoredCard | null> {
  const { provider, reference } = card;
  await lockCards(tx, ownerId);
  if (!hasRoom(await findCards(tx, { ownerId, provider }), card)) {
    await insertToForget(tx, { provider, reference });
    return null;
  }
  const cardId = await upsertCard(tx, ownerId, card, now);
  if (isDefault) await setDefault(tx, ownerId, cardId);
  await appointDefault(tx, { ownerId, provider });
  return findCard(tx, { ownerId, provider, cardId });
}

/**
 * Saves a settled payment's pending card: adds the card vaulted with an authorized payment, in the transaction that records it. If the payment counts
 * as declined all the same, or the card's owner no longer exists, the vault must delete it.
 */
export async function saveKept(
  tx: Tx,
  { id, provider, state }: Pick<Payment, 'id' | 'provider' | 'state'>,
  reference: string | null,
  now: Date,
): Promise<void> {
  const waiting = await takeToSave(tx, id);
  if (reference === null) return;
  if (!waiting || state !== 'succeeded') return insertToForget(tx, { provider, reference });
  const { ownerId, ...shown } = waiting;
  await addCard(tx, ownerId, { provider, reference, ...shown }, false, now);
}

type Shown = Pick<StoredCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>;

const isSame = (one: Shown, other: Shown): boolean =>
  one.brand === other.brand && one.last4 === other.last4 && one.expiryMonth === other.expiryMonth && one.expiryYear === other.expiryYear;

/** Whether one more card fits, or this one is saved already. */
const hasRoom = (known: readonly StoredCard[], card: Shown): boolean =>
  known.length < maxSavedCards || known.some((one) => isSame(one, card));

/** Makes the newest card the default when the owner has none. */
async function appointDefault(tx: Tx, owner: Pick<CardKey, 'ownerId' | 'provider'>): Promise<void> {
  const cards = await findCards(tx, owner);
  const newest = cards.reduce<StoredCard | null>((best, card) => (best && best.cardId > card.cardId ? best : card), null);
  if (newest && !cards.some(({ isDefault }) => isDefault)) await setDefault(tx, owner.ownerId, newest.cardId);
}

/** Makes a card the one preselected at checkout. Throws `saved_card_not_found`. */
export async function makeDefault(parts: SavedCardParts, key: CardKey): Promise<StoredCard[]> {
  return parts.database.transact(async (tx) => {
    await lockCards(tx, key.ownerId);
    if (!(await findCard(tx, key))) throw problem('saved_card_not_found');
    await setDefault(tx, key.ownerId, key.cardId);
    return findCards(tx, key);
  });
}

/** Deletes a card here at once and at its provider by a job. Returns the remaining cards. Throws `saved_card_not_found`. */
export async function removeCard(parts: SavedCardParts, key: CardKey): Promise<StoredCard[]> {
  return parts.database.transact(async (tx) => {
    await lockCards(tx, key.ownerId);
    if (!(await findCard(tx, key)) || !(await deleteCard(tx, key))) throw problem('saved_card_not_found');
    await appointDefault(tx, key);
    return findCards(tx, key);
  });
}

/** Deletes the cards of a replaced account. The new owner does not inherit them, since the person who saved them never proved the address. */
export const dropCards = (tx: Tx, { formerOwnerId }: { readonly formerOwnerId: string }): Promise<void> => deleteCards(tx, formerOwnerId);

/** Asks providers to forget deleted cards, and retries unanswered ones on the next run. Safe to run concurrently. */
export async function forgetCards(parts: PaymentParts): Promise<void> {
  const providers = parts.providers.filter(({ vault }) => vault).map(({ code }) => code);
  for (const card of await findToForget(parts.database.read, providers, 100)) {
    const vault = findProvider(parts, card.provider)?.vault;
    if (!vault) continue;
    const answer = await askProvider((signal) => vault.forget(card.reference, signal), providerLimit(parts), parts.log);
    if (answer.status === 'forgotten') await parts.database.transact((tx) => deleteToForget(tx, card));
  }
}
