import { Authenticator } from '../support/authenticator.ts';
import { codeOf } from '../support/enrol.ts';
import { password } from './actors.ts';
import { inStock, textOf } from './buying-journeys.ts';
import type { Journey, Play } from './journey.ts';
import { eventually } from './shipping.ts';

const otherPassword = 'shuttle-of-8-looms';
const second = '/api/accounts/second-factor';

/** The query of a link in an e-mail; a job writes it a moment later. */
const linkIn = ({ ask }: Play, email: string, path: string): Promise<URLSearchParams | null> =>
  eventually(async () => {
    const { mails = [] } = ((await ask('GET', '/api/dev/outbox')) ?? {}) as { mails?: { mailId: number; to: string }[] };
    for (const { mailId } of mails.filter(({ to }) => to === email)) {
      const text = textOf(await ask('GET', `/api/dev/outbox/${mailId}`), 'text');
      const query = new RegExp(`${path}\\?(\\S*token=[\\w.-]+)`).exec(text)?.[1];
      if (query) return new URLSearchParams(query);
    }
    return null;
  });

/** Its token. */
const tokenIn = async (play: Play, email: string, path: string): Promise<string | null> =>
  (await linkIn(play, email, path))?.get('token') ?? null;

async function registered(play: Play): Promise<string> {
  const email = `life-${play.values.uuid()}@example.com`;
  await play.ask('POST', '/api/user/register', { email, password });
  return email;
}

/** Proves the address of a new account, changes its password, forgets it, and sets another. */
export const keepPasswords: Journey = async (play) => {
  const { ask } = play;
  const email = await registered(play);
  const proof = await tokenIn(play, email, '/verify-email');
  if (proof) await ask('POST', '/api/accounts/email/verify', { token: proof });
  await ask('PUT', '/api/accounts/password', { currentPassword: password, newPassword: otherPassword });
  await ask('POST', '/api/user/logout', {});
  await ask('POST', '/api/user/request-password-reset', { email });
  const reset = await tokenIn(play, email, '/password-reset');
  if (reset) {
    await ask('GET', `/api/accounts/password-reset/validate/${reset}`);
    await ask('PUT', '/api/accounts/password-reset/process', { password, resetToken: reset });
  }
  await ask('POST', '/api/user/login', { email, password });
  await ask('POST', '/api/user/logout', {});
};

/** Changes the e-mail address of a new account, and stops it by the link sent to the present one. */
export const moveAddress: Journey = async (play) => {
  const { ask } = play;
  const email = await registered(play);
  await ask('PUT', '/api/accounts/email', { newEmail: `new-${email}`, currentPassword: password });
  const stop = await tokenIn(play, email, '/stop-email-change');
  if (stop) await ask('POST', '/api/accounts/email/stop-change', { token: stop });
  await ask('POST', '/api/user/logout', {});
};

async function resetByStaff({ asStaff }: Play, email: string): Promise<void> {
  const { customers = [] } = ((await asStaff('GET', `/api/staff/customers?q=${email}`)) ?? {}) as { customers?: { customerId: number }[] };
  await asStaff('DELETE', `/api/staff/customers/${customers[0]?.customerId ?? 1}/second-factor`);
}

/** Signs in by two steps and by passkey, on two devices. */
export const secureAccount: Journey = async (play) => {
  const { ask, random } = play;
  const email = await registered(play);
  const { secret, setUp } = (await ask('POST', `${second}/set-up`, {})) ?? {};
  if (typeof secret === 'string') {
    // The code of half a minute ago, so that the current one is left for signing in.
    await ask('PUT', second, { setUp, password, code: codeOf(secret, -1) });
    await ask('POST', '/api/user/logout', {});
    await ask('POST', '/api/user/login', { email, password });
    await ask('POST', '/api/user/login/code', { code: codeOf(secret) });
    if (random.chance(0.7)) await ask('POST', `${second}/turn-off`, { password, code: codeOf(secret, 1) });
    else await resetByStaff(play, email);
  }
  const made = await ask('POST', '/api/accounts/passkeys/challenge', { name: 'Telephone', password });
  const { challenge } = (made?.options ?? made ?? {}) as { challenge?: string };
  const passkey = new Authenticator(play.url);
  await ask('POST', '/api/accounts/passkeys', { name: 'Telephone', credential: passkey.make(challenge ?? '') });
  await ask('POST', '/api/user/logout', {});
  const asked = await ask('POST', '/api/user/login/passkey/challenge', {});
  const { challenge: other } = (asked?.options ?? asked ?? {}) as { challenge?: string };
  await ask('POST', '/api/user/login/passkey', { credential: passkey.sign(other ?? '') });
  const { passkeys = [] } = ((await ask('GET', '/api/accounts/passkeys')) ?? {}) as { passkeys?: { passkeyId: number }[] };
  await ask('DELETE', `/api/accounts/passkeys/${passkeys[0]?.passkeyId ?? 1}`);
  const { devices = [] } = ((await ask('GET', '/api/accounts/sessions')) ?? {}) as { devices?: { sessionId: number }[] };
  for (const { sessionId } of devices) await ask('DELETE', `/api/accounts/sessions/${sessionId}`);
  await ask('POST', '/api/user/logout', {});
};

/** Keeps addresses in an account, and has one checked. */
export const furnish: Journey = async ({ ask, random }) => {
  await ask('POST', '/api/address-verification', { address: home });
  await ask('POST', '/api/accounts/addresses', { address: home, isDefaultShipping: random.chance(0.5) });
  const { addresses = [] } = ((await ask('GET', '/api/accounts/addresses')) ?? {}) as { addresses?: { addressId: number }[] };
  const path = `/api/accounts/addresses/${addresses.at(-1)?.addressId ?? 1}`;
  await ask('PUT', path, { address: { ...home, addressLine2: 'Floor 2' }, isDefaultBilling: true });
  if (random.chance(0.5)) await ask('DELETE', path);
};

/** Reads what the shop tells, and dismisses it. */
export const readNotices: Journey = async ({ ask, values }) => {
  const { cards = [] } = ((await ask('GET', '/api/content-cards')) ?? {}) as { cards?: { id: string }[] };
  const cardId = cards[0]?.id ?? values.uuid();
  const at = new Date().toISOString();
  await ask('POST', '/api/content-cards/events', { events: [{ eventId: values.uuid(), cardId, kind: 'impression', at }] });
  await ask('POST', `/api/content-cards/${cardId}/dismissal`, {});
  const exposure = { exposureId: values.uuid(), flag: 'type-ahead', on: true, sessionId: values.uuid(), exposedAt: at };
  await ask('POST', '/api/flags/exposures', { exposures: [exposure] });
};

/** Waits for something that staff take out of stock and put back, and then ends the e-mails about it. */
export const waitForStock: Journey = async (play) => {
  const { ask, asStaff, pool, values } = play;
  await inStock(play);
  const path = `/api/staff/products/${pool.get('productId').at(-1) ?? 1}`;
  interface Shown {
    readonly version?: number;
    readonly variations?: readonly {
      readonly variationId?: number;
      readonly sku: string;
      readonly stock: Readonly<Record<string, number>>;
    }[];
  }
  const setStock = async (units: number) => {
    const { version, variations: [first] = [] } = ((await asStaff('GET', path)) ?? {}) as Shown;
    const stock = Object.fromEntries(Object.keys(first?.stock ?? {}).map((warehouse) => [warehouse, units]));
    await asStaff('PUT', path, { variations: [{ sku: first?.sku, stock }], version, stockReason: 'counted' });
    return first?.variationId;
  };
  const email = `waiting-${values.uuid()}@example.com`;
  const variationId = await setStock(0);
  await ask('POST', '/api/stock-alerts', { variationId, email, consent: true });
  await setStock(20);
  const link = await linkIn(play, email, '/stock-alerts/stop');
  if (link) await ask('POST', '/api/stock-alerts/stop', { email: link.get('email'), token: link.get('token') });
};

/** Views a product's reviews, and writes one. */
export const judge: Journey = async (play) => {
  const { ask, asStaff, random, pool } = play;
  await inStock(play);
  const productId = pool.get('productId').at(-1 - random.below(20)) ?? 1;
  await ask('GET', `/api/reviews?productId=${productId}`);
  const reviewId = pool.get('reviewId').at(-1) ?? 1;
  await ask('POST', `/api/reviews/feedback?reviewId=${reviewId}`, {});
  await ask('GET', `/api/reviews/write/template?productId=${productId}`);
  await ask('POST', '/api/reviews/write/submit', {
    review: { productId, stars: 1 + random.below(5), title: 'As it should be', text: 'It came soon and stands well.', author: 'Ann L.' },
  });
  const { reviews = [] } = ((await asStaff('GET', '/api/staff/reviews?view=waiting')) ?? {}) as { reviews?: { reviewId: number }[] };
  const path = `/api/staff/reviews/${reviews[0]?.reviewId ?? 1}`;
  await asStaff('POST', path, { decision: 'approve' });
  await asStaff('POST', `${path}/withdrawal`, { reason: 'Not about the product' });
  await asStaff('DELETE', `${path}/withdrawal`);
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
