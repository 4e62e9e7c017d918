import { randomUUID } from 'node:crypto';
import { newAddress } from './addresses.ts';

/** The ways to pay that the sandboxes have. */
export const ways = ['card', 'wallet', 'store card'] as const;
export type Way = (typeof ways)[number];

const paymentTypes: Readonly<Record<Way, string>> = { card: 'CARD', wallet: 'PAYPAL', 'store card': 'PLCC' };

/** Somebody the sandbox's bank approves at once. */
const applicant = {
  firstName: 'Ann',
  lastName: 'Lee',
  birthDate: '1990-04-12',
  addressLine1: '12 Elm Street',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  annualIncome: '51,987',
  agrees: 'yes',
  ssn: '666-00-0001',
};

/** A guest who shops through a running shop's API with their cookies and address. */
export class ApiShopper {
  #base: string;
  readonly #cookies = new Map<string, string>();
  readonly #address = newAddress();
  /** Payment attempts are counted by e-mail too. */
  readonly #email = `ann.lee-${randomUUID()}@example.com`;

  constructor(base: string) {
    this.#base = base;
  }

  /** The same guest at another address of the same shop. */
  at(base: string): this {
    this.#base = base;
    return this;
  }

  /** As their browser would send them. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<T>(method: string, path: string, body?: object): Promise<{ status: number; data: T }> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.#address,
        ...(this.#cookies.size > 0 && { cookie: this.cookies }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.status, data: (await response.json()) as T };
  }

  /** The guest's session, for a bearer header. */
  get token(): string {
    return this.#cookies.get('guest_session_token') ?? '';
  }

  /** Puts one unit into the cart. */
  fillCart(variationId: number): Promise<{ cartUuid: string }> {
    return this.#must('POST', '/api/cart', { variationId, quantity: 1 });
  }

  /** Adds one unit to the cart, checks out and pays; returns the order's number. Throws when a step is refused. */
  async buy(variationId: number, way: Way = 'card'): Promise<string> {
    const { checkoutUuid, total, storeCard } = await this.prepare(variationId, way);
    return this.place(checkoutUuid, way, total, storeCard);
  }

  /** Everything up to placing the order. */
  async prepare(variationId: number, way: Way): Promise<{ checkoutUuid: string; total: number; storeCard?: number }> {
    const storeCard = way === 'store card' ? await this.#openStoreCard() : undefined;
    const cart = await this.fillCart(variationId);
    const { checkoutUuid } = await this.#must<{ checkoutUuid: string }>('POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid });
    const { totals } = await this.#must<{ totals: { total: number } }>('PUT', `/api/guest/checkouts/${checkoutUuid}`, {
      ...details,
      contact: { email: this.#email },
      paymentType: paymentTypes[way],
    });
    const total = way === 'wallet' ? await this.#approve(checkoutUuid) : totals.total;
    return { checkoutUuid, total, ...(storeCard !== undefined && { storeCard }) };
  }

  /** Places a prepared order, again at the new total where a promotion ran out meanwhile; returns its number. */
  async place(checkoutUuid: string, way: Way, total: number, storeCard?: number): Promise<string> {
    const path = `/api/guest/checkouts/${checkoutUuid}`;
    const paying = {
      ...(way === 'card' && { card: { number: '4242424242424242', expiry: '12/30', securityCode: '123', name: 'Ann Lee' } }),
      ...(way === 'store card' && { storeCard: { accountId: storeCard, planMonths: null } }),
    };
    const placed = await this.call<{ orderNumber: string; code?: string }>('POST', `${path}/place`, { ...paying, expectedTotal: total });
    if (placed.status === 200) return placed.data.orderNumber;
    if (placed.data.code !== 'total_changed') throw new Error(`Placing answered ${placed.status}: ${JSON.stringify(placed.data)}`);
    const { totals } = await this.#must<{ totals: { total: number } }>('GET', path);
    return this.place(checkoutUuid, way, totals.total, storeCard);
  }

  /** Approves the checkout in the sandbox's wallet; returns its total. */
  async #approve(checkoutUuid: string): Promise<number> {
    const { url } = await this.#must<{ url: string }>('POST', '/api/checkouts-paypal-guest', { checkoutUuid });
    const { returnUrl } = await this.#must<{ returnUrl: string }>(
      'POST',
      `/api/sandbox/wallet/${new URL(url).pathname.split('/').at(-1)}`,
      {},
    );
    const token = new URL(returnUrl, this.#base).searchParams.get('token');
    const { checkout } = await this.#must<{ checkout: { totals: { total: number } } }>('POST', '/api/checkouts/paypal/checkout', {
      checkoutUuid,
      token,
    });
    return checkout.totals.total;
  }

  /** Applies for the store card at the sandbox's bank and is approved; returns the card's id. */
  async #openStoreCard(): Promise<number> {
    const bank = '/api/credit/hearthside-bank';
    const { applicationId } = await this.#must<{ applicationId: string }>('POST', `${bank}/unified-setup-config`, {});
    await this.#must('POST', `/api/sandbox/financing/${applicationId}`, applicant);
    const { cards } = await this.#must<{ cards: { accountId: number }[] }>('POST', `${bank}/application-event`, {
      applicationId,
      event: 'returned',
    });
    return cards[0]?.accountId ?? 0;
  }

  async #must<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, data } = await this.call<T>(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(data)}`);
    return data;
  }
}

export const details = {
  contact: { email: 'ann.lee@example.com' },
  shippingAddress: {
    firstName: 'Ann',
    lastName: 'Lee',
    addressLine1: '12 Elm Street',
    city: 'Seattle',
    stateRegion: 'WA',
    postalCode: '98101',
    phone: '206 555 0142',
  },
};
