import type { CardEvent } from '../../contract/accounts/engagement.ts';
import type { Tx } from '../platform/db/index.ts';
import type { CardDraft } from './card.ts';
import { deleteCards, insertCards, insertEvents, moveCards, saveStates } from './store.ts';

/** Gives notifications, in the transaction of what they tell; a subject is told an owner once. */
export async function giveCards(tx: Tx, drafts: readonly CardDraft[]): Promise<void> {
  if (drafts.length > 0) await insertCards(tx, drafts);
}

/** Takes back what does not hold any more, e.g. `cart:` when the order is placed. */
export const withdrawCards = (tx: Tx, ownerId: string, subjects: string): Promise<void> => deleteCards(tx, ownerId, subjects);

const week = 7 * 86_400_000;

/** Keeps what a visitor did with their cards. A clock that goes wrong does not decide when; cards of others are passed over in silence. */
export async function noteCardEvents(tx: Tx, ownerId: string, events: readonly CardEvent[], now: Date): Promise<void> {
  const believable = (at: string) => new Date(Math.min(now.getTime(), Math.max(now.getTime() - week, Date.parse(at)))).toISOString();
  const fresh = await insertEvents(
    tx,
    ownerId,
    events.map((event) => ({ ...event, at: believable(event.at) })),
  );
  if (fresh.length > 0) await saveStates(tx, ownerId, fresh);
}

/** Reaction to a sign-in: what the guest was told is the customer's now. */
export async function adoptCards(tx: Tx, { guestId, ownerId }: { guestId: string | null; ownerId: string }): Promise<void> {
  if (guestId !== null) await moveCards(tx, guestId, ownerId);
}
