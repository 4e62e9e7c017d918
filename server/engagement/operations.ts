import type { CardEvent } from '../../contract/engagement/engagement.ts';
import { dayMs } from '../../contract/values/shop-days.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { CardDraft } from './card.ts';
import {
  deleteCards,
  deleteForAll,
  findNotGiven,
  insertCards,
  insertEvents,
  moveCardsAbout as moveAbout,
  moveCards,
  rewordCards,
  saveStates,
} from './store.ts';

/** Creates notifications in the transaction of their event; each owner gets a subject once. */
export async function giveCards(tx: Tx, drafts: readonly CardDraft[]): Promise<void> {
  if (drafts.length > 0) await insertCards(tx, drafts);
}

/** The same for everybody of a brand; texts of existing ones are renewed. */
export async function giveCardsToAll(tx: Tx, drafts: readonly CardDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await insertCards(tx, drafts);
  await rewordCards(tx, drafts);
}

/** The drafts that would give somebody something new. */
export async function notYetGiven<Draft extends CardDraft>(db: Db, drafts: readonly Draft[]): Promise<Draft[]> {
  if (drafts.length === 0) return [];
  return (await findNotGiven(db, drafts)).flatMap((place) => drafts[place] ?? []);
}

/** Withdraws outdated notifications, such as `cart:` once the cart changes or becomes an order. */
export const withdrawCards = (db: Db, ownerId: string, subjects: string): Promise<void> => deleteCards(db, ownerId, subjects);

/** Withdraws outdated notifications for everybody at these brands. */
export const withdrawFromAll = (tx: Tx, brands: readonly string[], subjects: string): Promise<void> => deleteForAll(tx, brands, subjects);

const week = 7 * dayMs;

/** Records what a visitor did with their cards. Corrects wrong clocks, and silently ignores other people's cards. */
export async function noteCardEvents(tx: Tx, ownerId: string, events: readonly CardEvent[], now: Date): Promise<void> {
  const believable = (at: string) => new Date(Math.min(now.getTime(), Math.max(now.getTime() - week, Date.parse(at)))).toISOString();
  const fresh = await insertEvents(
    tx,
    ownerId,
    events.map((event) => ({ ...event, at: believable(event.at) })),
  );
  if (fresh.length > 0) await saveStates(tx, ownerId, fresh);
}

/** At sign-in: the guest's notifications become the customer's. */
export async function adoptCards(tx: Tx, { guestId, ownerId }: { guestId: string | null; ownerId: string }): Promise<void> {
  if (guestId !== null) await moveCards(tx, guestId, ownerId);
}

/** Cards about things that became another owner's follow them: those of these owners whose subjects have these prefixes. */
export async function moveCardsAbout(
  tx: Tx,
  moved: readonly { readonly from: string; readonly subjects: string }[],
  to: string,
): Promise<void> {
  if (moved.length > 0) await moveAbout(tx, moved, to);
}
