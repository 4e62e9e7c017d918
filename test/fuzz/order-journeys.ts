import { randomUUID } from 'node:crypto';
import type { Ask, Journey } from './journey.ts';
import type { Random } from './random.ts';

interface Line {
  readonly variationId: number;
  readonly quantity: number;
}

const linesOf = (answer: Record<string, unknown> | null, name: string): Line[] => (Array.isArray(answer?.[name]) ? answer[name] : []);

/** Cancels an order, whole or a unit of it, or asks to send it back. */
export async function changeMind(ask: Ask, random: Random, orderNumber: string): Promise<void> {
  const lines = linesOf(await ask('GET', `/api/orders/${orderNumber}`), 'items').map(({ variationId }) => ({ variationId, quantity: 1 }));
  const cancelling = { orderNumber, cancellationUuid: randomUUID(), reason: random.pick(['wrong_item', 'better_price']) };
  if (random.chance(0.2)) await ask('POST', '/api/orders/invoices/cancel', cancelling);
  else if (random.chance(0.3)) await ask('POST', '/api/orders/invoices/lines/cancel', { ...cancelling, lines });
  const wanted = lines.map((line) => ({ ...line, reason: random.pick(['defective', 'size']), comment: 'It hums' }));
  const wish = random.pick(['refund', 'replacement']);
  const asked = await ask('POST', '/api/return', { orderNumber, returnUuid: randomUUID(), wish, lines: wanted });
  if (asked?.caseNumber && random.chance(0.5)) await ask('POST', `/api/orders/${orderNumber}/returns/${asked.caseNumber}/sent`, {});
  await ask('GET', `/api/orders/details/invoices?orderNumber=${orderNumber}`);
}

/** Ships what an order still lacks. */
export const ship: Journey = async (ask, random, pool) => {
  const orderNumber = random.pick([...pool.get('orderNumber'), 'AL-0000-0000']);
  const order = await ask('GET', `/api/staff/fulfilment/${orderNumber}`);
  const lines = linesOf(order, 'lines').map(({ variationId, quantity }) => ({ variationId, quantity }));
  const trackingNumber = `1Z999AA1${String(random.below(1e8)).padStart(10, '0')}`;
  await ask('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'ups', trackingNumber, lines });
};

/** Takes a return through the desk, as far as its state allows. */
export const handleReturn: Journey = async (ask, random, pool) => {
  const path = `/api/staff/returns/${random.pick([...pool.get('caseNumber'), 'R-0000-0000'])}`;
  await ask('POST', `${path}/notes`, { words: 'The shopper called.' });
  const decision = random.chance(0.8) ? 'approved' : 'declined';
  await ask('PUT', `${path}/decision`, { decision, words: 'We’re sorry.', ...(random.chance(0.5) && { outcome: 'refund' }) });
  const received = await ask('PUT', `${path}/receipt`, {});
  const found = linesOf(received, 'lines').map(({ variationId, quantity }) => ({
    variationId,
    restocked: quantity,
    damaged: 0,
    missing: 0,
  }));
  const inspected = await ask('PUT', `${path}/inspection`, { lines: found });
  if (random.chance(0.8)) await ask('PUT', `${path}/refund`, { amount: inspected?.refundable ?? 1, reason: 'As inspected' });
  else await ask('PUT', `${path}/replacement`, {});
  await ask('PUT', `${path}/closing`, { words: 'Done.' });
};

/** Adds a product, changes it and takes the change back. */
export const merchandise: Journey = async (ask, random) => {
  const sku = `FUZZ-${randomUUID().slice(0, 8)}`;
  const product = {
    name: `Stool ${sku}`,
    category: 'furniture/living-room/sofas',
    description: '<p>Stands.</p>',
    variations: [{ sku, price: 1000 + random.below(90_000), stock: {} }],
  };
  const added = await ask('POST', '/api/staff/products', product);
  const path = `/api/staff/products/${added?.productId}`;
  const saved = await ask('PUT', path, { ...product, name: `${product.name} two`, version: added?.version ?? 1 });
  await ask('POST', `${path}/undo`, { version: saved?.version ?? 2 });
};

/** Applies for the store card at the sandbox bank. */
export const applyForCard: Journey = async (ask, random) => {
  const base = '/api/credit/hearthside-bank';
  const opened = await ask('POST', `${base}/unified-setup-config`, {});
  const { firstName, lastName, addressLine1, city, stateRegion, postalCode } = home;
  await ask('POST', `/api/sandbox/financing/${opened?.applicationId}`, {
    ...{ firstName, lastName, addressLine1, city, stateRegion, postalCode },
    birthDate: '1990-04-12',
    ssn: `666-00-000${1 + random.below(5)}`,
    annualIncome: '51,987',
    agrees: 'yes',
  });
  await ask('POST', `${base}/application-event`, { applicationId: opened?.applicationId, event: 'returned' });
  await ask('GET', '/api/credit/customer/credit-offer-status');
};

/** Keeps addresses and cards in an account. */
export const furnish: Journey = async (ask, random) => {
  await ask('POST', '/api/accounts/addresses', { address: home, isDefaultShipping: random.chance(0.5) });
  const card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', name: 'Ann Lee' };
  await ask('POST', '/api/wallet/credit-cards', { card, isDefault: random.chance(0.5) });
  await ask('GET', '/api/wallet/credit-cards');
};

const home = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '12 Elm Street',
  city: 'Seattle',
  stateRegion: 'WA',
  postalCode: '98101',
  countryCode: 'US',
  phone: '206 555 0142',
  locationType: 'RESIDENCE',
};
