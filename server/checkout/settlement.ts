import { checkout, orderConfirmation, paymentLink } from '../../contract/urls/shop.ts';
import { removeOrdered } from '../cart/index.ts';
import { lockHolder } from '../catalog/index.ts';
import { queueEmail } from '../email/index.ts';
import {
  confirmOrder,
  declineOrder,
  findAdjustments,
  holdReasonsOf,
  type KnownContents,
  noteFromDraft,
  orderToken,
  presentOrder,
  type StoredOrder,
} from '../orders/index.ts';
import { type AuthorizationResult, captureOrder, countDeclined, findPayment, type Payment, recordResult } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Tx } from '../platform/db/index.ts';
import { giveBackUses, keepUses } from '../promotions/index.ts';
import type { OrderedCheckout, StoredCheckout } from './checkout.ts';
import { type DraftTerms, draftStateOf } from './drafts/draft.ts';
import { linkToken } from './drafts/link.ts';
import { findDraft, saveDraftOrder } from './drafts/store.ts';
import { holdForCart } from './holding.ts';
import type { CheckoutParts } from './parts.ts';
import { lockCheckoutOfPayment, saveProgress, saveWallet } from './store.ts';

/**
 * Last step of placing an order: records the provider's answer with all its consequences in one commit. The shopper's request, the return from the
 * bank and the sweeper all come through here, concurrently and repeatedly; the checkout's lock serialises them, and only the first with a new outcome
 * changes anything (`moved`). `network` identifies the waiting shopper; null when no shopper is waiting.
 */
export async function settle(
  parts: CheckoutParts,
  paymentId: string,
  result: AuthorizationResult,
  now: Date,
  { network }: { network: string | null },
): Promise<{ payment: Payment; moved: boolean }> {
  return parts.database.transact(async (tx) => {
    const checkout = await lockCheckoutOfPayment(tx, paymentId);
    // A declined attempt has left its checkout; nothing remains to be done.
    if (!checkout) return { payment: existing(await findPayment(tx, paymentId), paymentId), moved: false };
    const { payment, moved } = await recordResult(tx, parts, paymentId, result, now);
    if (!moved) return { payment, moved };
    if (payment.state === 'succeeded') await complete(tx, parts, checkout, payment, now);
    if (payment.state === 'declined') await reopen(tx, parts, checkout, payment, now, network);
    if (payment.state === 'challenge') await saveProgress(tx, checkout.uuid, { ...checkout, state: 'challenge' }, now);
    return { payment, moved };
  });
}

/**
 * Paid: confirms the order (held for review if a rule applies), captures if that is immediate, removes the bought units from the cart and sends the
 * confirmation.
 */
async function complete(tx: Tx, parts: CheckoutParts, checkout: OrderedCheckout, payment: Payment, now: Date): Promise<void> {
  const { order, lines } = await confirmOrder(tx, payment.orderId, await holdOf(tx, parts, checkout, payment), now);
  await saveProgress(tx, checkout.uuid, { ...checkout, state: 'complete' }, now);
  await keepUses(tx, checkout.uuid);
  if (checkout.draft) await becomeOrder(tx, checkout.draft, order, now);
  const adjustments = await findAdjustments(tx, order.id);
  const usedCodes = adjustments.flatMap(({ code }) => code ?? []);
  await removeOrdered(tx, checkout, lines, usedCodes, now);
  if (parts.config.capture === 'placed') await captureOrder(tx, parts, { orderId: order.id, reason: 'order placed', actor: 'system' }, now);
  await confirm(tx, parts, order, { known: { lines, adjustments }, isAgain: false }, now);
}

/** A draft was paid: it points to its order, which takes over its note and tags. */
async function becomeOrder(tx: Tx, draft: DraftTerms, order: StoredOrder, now: Date): Promise<void> {
  await saveDraftOrder(tx, draft.draftId, { orderNumber: order.orderNumber, total: order.totals.total }, now);
  await noteFromDraft(tx, order.id, draft, now);
}

/** Why the order is held. Asks the database for earlier declines only where a rule needs them. */
async function holdOf(tx: Tx, { config: { holds } }: CheckoutParts, { addressDoubted }: StoredCheckout, { orderId, amount }: Payment) {
  const declines = holds.declines === null ? 0 : await countDeclined(tx, orderId);
  return holdReasonsOf(holds, { addressDoubted, declines, total: amount });
}

/** Not paid: returns the stock and reopens the checkout. A shopper who has left gets an e-mail and no hold. */
async function reopen(
  tx: Tx,
  parts: CheckoutParts,
  checkout: StoredCheckout,
  payment: Payment,
  now: Date,
  network: string | null,
): Promise<void> {
  // Before the stock, the lock order everywhere.
  if (network !== null) await lockHolder(tx, { visitor: checkout.ownerId, network });
  const order = await declineOrder(tx, payment.orderId, now);
  await giveBackUses(tx, checkout.uuid);
  const { heldUntil } = network === null ? { heldUntil: null } : await holdForCart(tx, checkout, network, now);
  await saveProgress(tx, checkout.uuid, { state: 'open', paymentId: null, orderNumber: null, heldUntil }, now);
  // An approval works once: the payer has to choose again.
  if (checkout.wallet) await saveWallet(tx, checkout.uuid, null, now);
  if (network === null) await notifyDeclined(tx, parts, order, checkout.draft, now);
}

/** Sends the confirmation of an order again, with the order as it is now. */
export const sendConfirmation = (tx: Tx, parts: MailParts, order: StoredOrder, now: Date): Promise<void> =>
  confirm(tx, parts, order, { isAgain: true }, now);

type MailParts = Pick<CheckoutParts, 'jobs'> & { readonly config: Pick<Config, 'secret' | 'shopUrls'> };

async function confirm(
  tx: Tx,
  parts: MailParts,
  order: StoredOrder,
  { known, isAgain }: { known?: KnownContents; isAgain: boolean },
  now: Date,
): Promise<void> {
  const shown = await shownOf(tx, parts, order, known);
  const token = orderToken(parts.config.secret, order);
  const orderUrl = shown.shopUrl + orderConfirmation({ orderNumber: order.orderNumber, token });
  await queueEmail(tx, parts.jobs, order.email, { template: 'order-confirmation', props: { ...shown, isAgain, orderUrl } }, now);
}

/** Tells a shopper who has left that their order was not placed, and where to try again. */
async function notifyDeclined(tx: Tx, parts: MailParts, order: StoredOrder, draft: DraftTerms | null, now: Date): Promise<void> {
  const shown = await shownOf(tx, parts, order);
  const path = draft ? await findLinkPath(tx, parts, draft, now) : checkout({ checkout: order.checkoutUuid });
  const props = { ...shown, isDraft: draft !== null, checkoutUrl: path && shown.shopUrl + path };
  await queueEmail(tx, parts.jobs, order.email, { template: 'payment-declined', props }, now);
}

/** The path of a draft's payment link; null once it has ended. */
async function findLinkPath(tx: Tx, { config }: MailParts, { draftId }: DraftTerms, now: Date): Promise<string | null> {
  const draft = await findDraft(tx, draftId);
  if (!draft || draftStateOf(draft, now) !== 'sent') return null;
  return paymentLink({ token: linkToken(config.secret, { uuid: draft.uuid, number: draft.linkNumber }) });
}

/** What both e-mails show. */
async function shownOf(tx: Tx, { config }: MailParts, stored: StoredOrder, known?: KnownContents) {
  return { brand: stored.brand, shopUrl: urlOf(config, stored.brand), order: await presentOrder(tx, stored, known) };
}

function existing(payment: Payment | null, paymentId: string): Payment {
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  return payment;
}
