import { signWebhook } from '../../server/platform/webhook-signature.ts';
import { details } from '../support/api-shopper.ts';
import { card, getReady, payByCard, textOf } from './buying-journeys.ts';
import type { Journey, Play } from './journey.ts';
import { outsiders } from './outsiders.ts';

interface Line {
  readonly variationId: number;
  readonly quantity: number;
}

const linesOf = (answer: Record<string, unknown> | null, name: string): Line[] => (Array.isArray(answer?.[name]) ? answer[name] : []);

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
  if (orderNumber) await changeMind(play, orderNumber);
};

/** Comes back to an order of some time ago. */
export const comeBack: Journey = async (play) => {
  const orderNumber = String(play.pool.get('orderNumber').at(-1) ?? 'AL-0000-0000');
  await play.ask('POST', '/api/orders/lookup', { orderNumber, email: details.contact.email });
  await play.ask('GET', `/api/orders/details/invoices?orderNumber=${orderNumber}`);
  await play.ask('POST', `/api/orders/${orderNumber}/buy-again`, {});
  if (play.random.chance(0.3)) await changeMind(play, orderNumber);
};

/** Buys, and has staff ship it; the carrier reports the way. */
async function bought(play: Play): Promise<string> {
  const { ask, asStaff, random, values } = play;
  const base = play.isCustomer ? '/api/checkouts' : '/api/guest/checkouts';
  const orderNumber = (await payByCard(play, await getReady(play, base), card.number)) ?? 'AL-0000-0000';
  const order = await asStaff('GET', `/api/staff/fulfilment/${orderNumber}`);
  const lines = linesOf(order, 'lines').map(({ variationId, quantity }) => ({ variationId, quantity }));
  const shipmentUuid = values.uuid();
  const trackingNumber = `4490443${String(random.below(1e9)).padStart(9, '0')}`;
  const shipping = `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}`;
  await asStaff('PUT', shipping, { carrier: 'fedex', trackingNumber, lines });
  await asStaff('PUT', `${shipping}/label`, { carrier: 'fedex', trackingNumber });
  await ask('GET', `/api/orders/${orderNumber}/shipments`);
  for (const code of ['IN_TRANSIT', random.pick(['OUT_FOR_DELIVERY', 'DELAYED', 'RETURNED']), 'DELIVERED']) {
    const message = { parcel: trackingNumber, code, at: new Date().toISOString() };
    const signature = signWebhook(Buffer.from(JSON.stringify(message)), outsiders.carrier, new Date());
    await ask('POST', '/api/webhooks/carriers/fedex', message, { 'carrier-signature': signature });
    await ask('GET', `/api/shipments/${shipmentUuid}/tracking`);
  }
  return orderNumber;
}

/** Sends back what was bought and shipped; staff take the return through the desk. */
export const sendBack: Journey = async (play) => {
  const { ask, random, values } = play;
  const orderNumber = await bought(play);
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
  const { mails } = ((await asStaff('GET', `${path}/emails`)) ?? {}) as { mails?: { mailId?: number }[] };
  await asStaff('POST', `${path}/emails/${mails?.[0]?.mailId}`, {});
  await asStaff('PUT', `${path}/refunds/${values.uuid()}`, { amount: 1, lines: [], reason: 'other', note: 'As agreed' });
  const { shippingAddress: address, contact } = details;
  await asStaff('GET', `${path}/contact`);
  await asStaff('PUT', `${path}/contact`, { address, email: contact.email, reason: 'The customer called' });
  const lines = linesOf(await asStaff('GET', `${path}/cancellation`), 'lines').map(({ variationId }) => ({ variationId, quantity: 1 }));
  if (random.chance(0.5)) {
    await asStaff('GET', `/api/staff/packing/pick-list?orders=${orderNumber}`);
    await asStaff('PUT', `/api/staff/packing/shipments/${values.uuid()}`, { orders: [{ orderNumber }], carrier: 'own' });
  } else await asStaff('PUT', `${path}/cancellations/${values.uuid()}`, { lines, reason: 'out_of_stock' });
};

/** Ships what an order still lacks. */
export const ship: Journey = async ({ ask, random, pool, values }) => {
  const orderNumber = random.pick([...pool.get('orderNumber'), 'AL-0000-0000']);
  const order = await ask('GET', `/api/staff/fulfilment/${orderNumber}`);
  const lines = linesOf(order, 'lines').map(({ variationId, quantity }) => ({ variationId, quantity }));
  const trackingNumber = `1Z999AA1${String(random.below(1e8)).padStart(10, '0')}`;
  await ask('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${values.uuid()}`, { carrier: 'ups', trackingNumber, lines });
};
