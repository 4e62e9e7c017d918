import { moveCardsAbout } from '../../engagement/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type ClaimedOrder, claimOrders } from './store.ts';

/** Once an address is proved: guests' orders with it, from any browser, become the customer's, with their notifications. */
export async function claimGuestOrders(tx: Tx, proved: { ownerId: string; email: string; now: Date }): Promise<ClaimedOrder[]> {
  const claimed = await claimOrders(tx, proved);
  const cards = claimed.map(({ guestId, orderNumber }) => ({ from: guestId, subjects: `order:${orderNumber}:` }));
  await moveCardsAbout(tx, cards, proved.ownerId);
  return claimed;
}
