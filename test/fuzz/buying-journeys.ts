import { details } from '../support/api-shopper.ts';
import type { Journey, Play } from './journey.ts';

const promoCodes = ['AUTUMN', 'PILLOW19', 'TAKE25', 'MORE', 'WELCOME10', 'SHIPFREE'];
/** Without the slow card, which would keep its user waiting. */
const cards = ['4242424242424242', '4242424242424242', '5555555555554444', '4000000000000002', '4000002500003155'];
export const card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', name: 'Ann Lee' };

/** A field of an answer, as part of an address. */
export const textOf = (answer: Record<string, unknown> | null, name: string): string => String(answer?.[name] ?? 'none');

/** The path and query of a link in an answer. */
export function pathOf(link: unknown): string {
  const { pathname, search } = new URL(String(link ?? '/'), 'http://localhost');
  return pathname + search;
}

/** A variation that can be bought now, of a list's product. */
export async function inStock({ ask, random, pool }: Play): Promise<unknown> {
  await ask('GET', `/api/search?k=${random.pick(['lamp', 'sofa', 'rug', 'curtain', 'mug'])}&page=${1 + random.below(3)}`);
  const productId = pool.get('productId').at(-1 - random.below(10)) ?? 1;
  const product = await ask('GET', `/api/product/${productId}`);
  const variations: { variationId?: number; offer?: { stock?: unknown } }[] = Array.isArray(product?.variations) ? product.variations : [];
  return variations.length > 0 ? random.pick(variations).variationId : 1;
}

interface Ready {
  readonly path: string;
  readonly checkoutUuid: string;
  readonly expectedTotal: number;
}

/** Fills a cart and starts a checkout that only lacks its payment. */
export async function getReady(play: Play, base: string, paymentType = 'CARD'): Promise<Ready> {
  const { ask, random } = play;
  const variationId = await inStock(play);
  const { cartUuid } = (await ask('POST', '/api/cart', { variationId, quantity: 1 })) ?? {};
  await ask('PUT', `/api/cart/${cartUuid}/variations/${variationId}`, { quantity: 1 + random.below(2) });
  await ask('POST', `/api/cart/${cartUuid}/promo-codes`, { code: random.pick(promoCodes) });
  await ask('GET', `/api/cart/${cartUuid}`);
  const checkoutUuid = textOf(await ask('POST', base, { cartUuid }), 'checkoutUuid');
  const path = `${base}/${checkoutUuid}`;
  if (random.chance(0.3)) await ask('PUT', '/api/shipping-address', { ...details, checkoutUuid });
  if (random.chance(0.4)) {
    const code = random.pick(promoCodes);
    await ask('POST', `${path}/promo-codes`, { code });
    if (random.chance(0.5)) await ask('DELETE', `${path}/promo-codes/${code}`);
  }
  const { totals } = ((await ask('PUT', path, { ...details, paymentType })) ?? {}) as { totals?: { total?: number } };
  return { path, checkoutUuid, expectedTotal: totals?.total ?? 0 };
}

/** Pays by card; answers the bank's challenge where there is one. */
export async function payByCard(
  { ask, random }: Play,
  { path, expectedTotal }: Ready,
  number = random.pick(cards),
): Promise<string | null> {
  const placed = await ask('POST', `${path}/place`, { card: { ...card, number }, expectedTotal });
  if (placed?.status === 'challenge') {
    const bank = `/api/sandbox/bank/${String(placed.url).split(/[/=]/).at(-1)}`;
    await ask('GET', pathOf(placed.url));
    await ask('GET', bank);
    await ask('POST', bank, { approve: random.chance(0.8) });
    await ask('POST', `${path}/resume`, {});
  }
  return typeof placed?.orderNumber === 'string' ? placed.orderNumber : null;
}

/** Fills a cart, checks out and pays with a sandbox card. */
export const buy: Journey = async (play) => {
  const base = play.isCustomer ? '/api/checkouts' : play.random.pick(['/api/guest/checkouts', '/api/checkouts-guest']);
  await payByCard(play, await getReady(play, base));
};

/** Pays with the sandbox's wallet. */
export const buyByWallet: Journey = async (play) => {
  const { ask } = play;
  const base = play.isCustomer ? '/api/checkouts' : '/api/checkouts-guest';
  const ready = await getReady(play, base, 'PAYPAL');
  const { checkoutUuid } = ready;
  const opened = await ask('POST', play.isCustomer ? '/api/checkouts-paypal' : '/api/checkouts-paypal-guest', { checkoutUuid });
  const wallet = `/api/sandbox/wallet/${textOf(opened, 'url').split('/').at(-1)}`;
  await ask('GET', pathOf(opened?.url));
  await ask('GET', wallet);
  const approved = await ask('POST', wallet, {});
  const token = new URL(textOf(approved, 'returnUrl'), 'http://localhost').searchParams.get('token') ?? '';
  const taken = await ask('POST', '/api/checkouts/paypal/checkout', { checkoutUuid, token });
  const { totals } = (taken?.checkout ?? {}) as { totals?: { total?: number } };
  await ask('POST', `${ready.path}/place`, { expectedTotal: totals?.total ?? ready.expectedTotal });
};

/** Applies for the store card at the sandbox's bank and buys with it; returns the order's number and the account's path. */
export async function buyByStoreCard(play: Play): Promise<{ orderNumber: string | null; account: string }> {
  const { ask, random } = play;
  const bank = '/api/credit/hearthside-bank';
  await ask('GET', `${bank}/unified-setup-config`);
  const applicationId = textOf(await ask('POST', `${bank}/unified-setup-config`, {}), 'applicationId');
  const { firstName, lastName, addressLine1, city, stateRegion, postalCode } = details.shippingAddress;
  const ssn = `666-00-000${random.pick([1, 1, 1, 2, 3, 4, 5])}`;
  const person = { firstName, lastName, addressLine1, city, stateRegion, postalCode, birthDate: '1990-04-12', ssn };
  const decided = await ask('POST', `/api/sandbox/financing/${applicationId}`, { ...person, annualIncome: '51,987', agrees: 'yes' });
  if (ssn.endsWith('3')) await ask('POST', `/api/sandbox/financing/${applicationId}/review`, { approve: random.chance(0.8) });
  const status = await ask('POST', `${bank}/application-event`, { applicationId, event: 'returned' });
  await ask('GET', '/api/credit/customer/credit-offer-status');
  const { number } = (decided?.account ?? {}) as { number?: string };
  if (number) await ask('POST', '/api/credit/accounts', { number, postalCode });
  const [storeCard] = (status?.cards ?? []) as { accountId?: number }[];
  const account = `/api/credit/accounts/${storeCard?.accountId}`;
  const { path, expectedTotal } = await getReady(play, play.isCustomer ? '/api/checkouts' : '/api/guest/checkouts', 'PLCC');
  const placed = await ask('POST', `${path}/place`, { storeCard: { accountId: storeCard?.accountId, planMonths: null }, expectedTotal });
  return { orderNumber: typeof placed?.orderNumber === 'string' ? placed.orderNumber : null, account };
}

/** Saves a card, makes it the default, pays with it and deletes it. */
export const buyBySavedCard: Journey = async (play) => {
  const { ask } = play;
  const saved = await ask('POST', '/api/wallet/credit-cards', { card, isDefault: false });
  await ask('GET', '/api/wallet/credit-cards');
  const cardId = saved?.cardId ?? play.pool.get('cardId').at(-1) ?? 1;
  await ask('PUT', `/api/wallet/credit-cards/${cardId}/default`, {});
  const { path, expectedTotal } = await getReady(play, '/api/checkouts');
  await ask('POST', `${path}/place`, { savedCard: { cardId, securityCode: '123' }, expectedTotal });
  await ask('DELETE', `/api/wallet/credit-cards/${cardId}`);
};

/** Pays a draft order that staff have prepared and sent. */
export const payDraft: Journey = async (play) => {
  const { ask, asStaff } = play;
  const variationId = await inStock(play);
  const draft = `/api/staff/drafts/${textOf(await asStaff('POST', '/api/staff/drafts', {}), 'draftId')}`;
  const { version } = (await asStaff('GET', draft)) ?? {};
  const { contact, shippingAddress: address } = details;
  await asStaff('PUT', draft, { email: contact.email, address, lines: [{ variationId, quantity: 1 }], promoCodes: [], version });
  const { url } = (await asStaff('POST', `${draft}/link`, { days: 7, email: true })) ?? {};
  const link = `/api/payment-links/${pathOf(url).split('/').at(-1)}`;
  await ask('GET', pathOf(url));
  await ask('GET', link);
  const path = `/api/guest/checkouts/${textOf(await ask('POST', link, {}), 'checkoutUuid')}`;
  const { totals } = ((await ask('GET', path)) ?? {}) as { totals?: { total?: number } };
  await payByCard(play, { path, checkoutUuid: '', expectedTotal: totals?.total ?? 0 }, card.number);
};

/** Saves items for later, moves them back, and asks to be told of others. */
export const save: Journey = async (play) => {
  const { ask, isCustomer } = play;
  const variationId = await inStock(play);
  const { cartUuid } = (await ask('POST', '/api/cart', { variationId, quantity: 1 })) ?? {};
  const base = isCustomer ? '/api/save-for-laters' : '/api/save-for-laters/guest';
  const { saveForLaterUuid } = (await ask('POST', base, { variationId, cartUuid })) ?? {};
  await ask('GET', `${base}/${saveForLaterUuid}`);
  await ask('POST', `${base}/to-cart`, { variationId, cartUuid, saveForLaterUuid });
  await ask('POST', base, { variationId, cartUuid });
  await ask('DELETE', `${base}/${saveForLaterUuid}/variations/${variationId}`);
};
