import { details } from '../support/api-shopper.ts';
import { readNotices } from './account-journeys.ts';
import { buyByStoreCard, card, getReady, payByCard, textOf } from './buying-journeys.ts';
import type { Journey, Play } from './journey.ts';
import { eventually, linesOf, shipWhole } from './shipping.ts';

/** Cancels an order, whole or a unit of it. */
async function changeMind({ ask, random, values }: Play, orderNumber: string): Promise<void> {
  const lines = linesOf(await ask('GET', `/api/orders/${orderNumber}`), 'items').map(({ variationId }) => ({ variationId, quantity: 1 }));
  await ask('GET', `/api/orders/${orderNumber}/cancellation`);
  const cancelling = { orderNumber, cancellationUuid: values.uuid(), reason: random.pick(['wrong_item', 'better_price']) };
  if (random.chance(0.5)) await ask('POST', '/api/orders/invoices/cancel', cancelling);
  else await ask('POST', '/api/orders/invoices/lines/cancel', { ...cancelling, lines });
  await ask('GET', `/api/orders/${orderNumber}/timeline`);
}

/** Buys, and no longer wants it. */
export const buyAndCancel: Journey = async (play) => {
  const base = play.isCustomer ? '/api/checkouts' : play.random.pick(['/api/guest/checkouts', '/api/checkouts-guest']);
  const orderNumber = await payByCard(play, await getReady(play, base));
  if (!orderNumber) return;
  await play.ask('GET', '/api/orders');
  await play.ask('POST', `/api/orders/${orderNumber}/buy-again`, {});
  await changeMind(play, orderNumber);
  // A cancellation is told there.
  await readNotices(play);
};

/** Comes back to an order of some time ago. */
export const comeBack: Journey = async (play) => {
  const orderNumber = String(play.pool.get('orderNumber').at(-1) ?? 'AL-0000-0000');
  await play.ask('POST', '/api/orders/lookup', { orderNumber, email: details.contact.email });
  await play.ask('GET', `/api/orders/details/invoices?orderNumber=${orderNumber}`);
  if (play.random.chance(0.3)) await changeMind(play, orderNumber);
};

/** Sends back what was bought and shipped; staff take the return through the desk. */
export const sendBack: Journey = async (play) => {
  const { ask, random, values } = play;
  const base = play.isCustomer ? '/api/checkouts' : '/api/guest/checkouts';
  const orderNumber = (await payByCard(play, await getReady(play, base), card.number)) ?? 'AL-0000-0000';
  await shipWhole(play, orderNumber);
  const lines = linesOf(await ask('GET', `/api/orders/${orderNumber}/return`), 'lines').map(({ variationId }) => ({
    variationId,
    quantity: 1,
    reason: random.pick(['defective', 'size', 'item_damaged', 'not_arrived']),
    comment: 'It hums',
  }));
  const wish = random.pick(['refund', 'replacement']);
  const asked = await ask('POST', '/api/return', { orderNumber, returnUuid: values.uuid(), wish, lines });
  const path = `/api/orders/${orderNumber}/returns/${textOf(asked, 'caseNumber')}`;
  await handle(play, textOf(asked, 'caseNumber'), async () => {
    await ask('GET', `${path}/label`);
    await ask('POST', `${path}/sent`, {});
  });
  await ask('GET', `/api/orders/${orderNumber}/returns`);
};

/** Takes a return through the desk, as far as its state allows. */
async function handle({ asStaff, random }: Play, caseNumber: string, onDecision: () => Promise<void>): Promise<void> {
  const path = `/api/staff/returns/${caseNumber}`;
  await asStaff('GET', path);
  await asStaff('POST', `${path}/notes`, { words: 'The shopper called.' });
  const decision = random.chance(0.8) ? 'approved' : 'declined';
  await asStaff('PUT', `${path}/decision`, { decision, words: 'We’re sorry.' });
  await onDecision();
  const received = await asStaff('PUT', `${path}/receipt`, {});
  const found = linesOf(received, 'lines').map(({ variationId, quantity }) => ({
    variationId,
    restocked: quantity,
    damaged: 0,
    missing: 0,
  }));
  const inspected = await asStaff('PUT', `${path}/inspection`, { lines: found });
  const end = random.below(3);
  if (end === 0) await asStaff('PUT', `${path}/refund`, { amount: inspected?.refundable ?? 1, reason: 'As inspected' });
  else if (end === 1) await asStaff('PUT', `${path}/replacement`, {});
  else await asStaff('PUT', `${path}/closing`, { words: 'Done.' });
}

/** Staff work on an order that was just placed. */
export const workOnOrder: Journey = async (play) => {
  const { asStaff, random, values } = play;
  const orderNumber = (await payByCard(play, await getReady(play, '/api/guest/checkouts'), card.number)) ?? 'AL-0000-0000';
  const path = `/api/staff/orders/${orderNumber}`;
  await asStaff('GET', path);
  await asStaff('GET', `${path}/work`);
  const mailId = await eventually(async () => {
    const { emails = [] } = ((await asStaff('GET', `${path}/emails`)) ?? {}) as { emails?: { mailId: number }[] };
    return emails[0]?.mailId;
  });
  await asStaff('POST', `${path}/emails/${mailId}`, {});
  const { shippingAddress: address, contact } = details;
  await asStaff('GET', `${path}/contact`);
  await asStaff('PUT', `${path}/contact`, { address, email: contact.email, reason: 'The customer called' });
  const lines = linesOf(await asStaff('GET', `${path}/cancellation`), 'lines').map(({ variationId }) => ({ variationId, quantity: 1 }));
  if (random.chance(0.5)) {
    await asStaff('GET', `/api/staff/packing/pick-list?orders=${orderNumber}`);
    await asStaff('PUT', `/api/staff/packing/shipments/${values.uuid()}`, { orders: [{ orderNumber }], carrier: 'own' });
    // Once the capture has succeeded.
    await eventually(async () => {
      const wanted = { amount: 1, lines: [], reason: 'other', note: 'As agreed' };
      return (await asStaff('PUT', `${path}/refunds/${values.uuid()}`, wanted))?.ok;
    });
  } else await asStaff('PUT', `${path}/cancellations/${values.uuid()}`, { lines, reason: 'out_of_stock' });
};

/** Ships what an order still lacks. */
export const ship: Journey = async ({ ask, random, pool, values }) => {
  const orderNumber = random.pick([...pool.get('orderNumber'), 'AL-0000-0000']);
  const lines = linesOf(await ask('GET', `/api/staff/fulfilment/${orderNumber}`), 'lines');
  const trackingNumber = `1Z999AA1${String(random.below(1e8)).padStart(10, '0')}`;
  await ask('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${values.uuid()}`, { carrier: 'ups', trackingNumber, lines });
};

/** A capture that the bank refuses after the parcel has left; staff try it again. */
export const retryPayment: Journey = async (play) => {
  const { asStaff } = play;
  const orderNumber = await payByCard(play, await getReady(play, '/api/guest/checkouts'), '4000000000000341');
  if (!orderNumber) return;
  await shipWhole(play, orderNumber);
  const key = await eventually(async () => {
    const { movements = [] } = ((await asStaff('GET', '/api/staff/payments/failed')) ?? {}) as { movements?: { key: string }[] };
    return movements[0]?.key;
  });
  await asStaff('POST', '/api/staff/payments/retries', { key: key ?? 'none' });
};

/** A repayment of the store card, once the bank has charged the order to it. */
export const repay: Journey = async (play) => {
  const { ask, random, values } = play;
  const { orderNumber, account } = await buyByStoreCard(play);
  if (!orderNumber) return;
  await shipWhole(play, orderNumber);
  await eventually(async () => {
    const { figures } = ((await ask('GET', account)) ?? {}) as { figures?: { balance: number } | null };
    return figures?.balance;
  });
  await ask('POST', `${account}/repayments`, { key: values.uuid(), amount: 1 + random.below(500) });
};
