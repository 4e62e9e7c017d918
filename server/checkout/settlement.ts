import { links } from '../../contract/links.ts';
import { removeOrdered } from '../cart/index.ts';
import { postMail } from '../email/index.ts';
import { confirmOrder, declineOrder, findOrderLines, orderToken, presentOrder, type StoredOrder } from '../orders/index.ts';
import { findPayment, type GatewayResult, type Payment, recordResult } from '../payments/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { urlOf } from '../platform/shop-urls.ts';
import type { StoredCheckout } from './checkout.ts';
import { holdForCart } from './holding.ts';
import type { CheckoutParts } from './parts.ts';
import { lockCheckoutOfPayment, saveProgress } from './store.ts';

/**
 * The last step of placing an order: what the gateway said is written down with everything that follows from it, in one
 * commit. The shopper's request, their return from the bank and the sweeper all come through here, as often as they like and at the
 * same time: the checkout's lock lets one in after the other, and only the first to bring news changes anything.
 */
export async function settle(
  parts: CheckoutParts,
  paymentId: string,
  result: GatewayResult,
  now: Date,
  { shopperIsThere }: { shopperIsThere: boolean },
): Promise<Payment> {
  return parts.database.transact(async (tx) => {
    const checkout = await lockCheckoutOfPayment(tx, paymentId);
    // An attempt that was declined has left its checkout; there is nothing to do for it any more.
    if (!checkout) return existing(await findPayment(tx, paymentId), paymentId);
    const { payment, moved } = await recordResult(tx, paymentId, result, now);
    if (!moved) return payment;
    if (payment.state === 'succeeded') await complete(tx, parts, checkout, payment, now);
    if (payment.state === 'declined') await reopen(tx, parts, checkout, payment, now, shopperIsThere);
    if (payment.state === 'challenge') await saveProgress(tx, checkout.uuid, { ...checkout, state: 'challenge' }, now);
    return payment;
  });
}

/** Paid: the order stands, the cart loses what was bought, the confirmation is posted. */
async function complete(tx: Tx, parts: CheckoutParts, checkout: StoredCheckout, payment: Payment, now: Date): Promise<void> {
  const order = await confirmOrder(tx, payment.orderId, now);
  await saveProgress(tx, checkout.uuid, { ...checkout, state: 'complete' }, now);
  const lines = await findOrderLines(tx, order.id);
  await removeOrdered(
    tx,
    checkout,
    lines.map((line) => line.variationId),
    now,
  );
  await post(tx, parts, order, 'order-confirmation', now);
}

/** Not paid: the stock goes back, and the checkout is open for another card. Who has left the page is told by mail. */
async function reopen(
  tx: Tx,
  parts: CheckoutParts,
  checkout: StoredCheckout,
  payment: Payment,
  now: Date,
  shopperIsThere: boolean,
): Promise<void> {
  const order = await declineOrder(tx, payment.orderId, now);
  const { heldUntil } = await holdForCart(tx, checkout, now);
  await saveProgress(tx, checkout.uuid, { state: 'open', paymentId: null, orderNumber: null, heldUntil }, now);
  if (!shopperIsThere) await post(tx, parts, order, 'payment-declined', now);
}

async function post(
  tx: Tx,
  { jobs, config }: CheckoutParts,
  stored: StoredOrder,
  template: 'order-confirmation' | 'payment-declined',
  now: Date,
): Promise<void> {
  const order = await presentOrder(tx, stored);
  const shopUrl = urlOf(config, stored.brand);
  const props = { brand: stored.brand, shopUrl, order };
  const url = (path: string) => shopUrl + path;
  const orderUrl = url(links.order(stored.orderNumber, orderToken(config.secret, stored.orderNumber)));
  const content =
    template === 'order-confirmation'
      ? { template, props: { ...props, orderUrl } }
      : { template, props: { ...props, checkoutUrl: url(links.checkout(stored.checkoutUuid)) } };
  await postMail(tx, jobs, stored.email, content, now);
}

function existing(payment: Payment | null, paymentId: string): Payment {
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  return payment;
}
