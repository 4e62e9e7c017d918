import { randomUUID } from 'node:crypto';
import { newAddress } from './addresses.ts';

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
  async buy(variationId: number, card = '4242424242424242'): Promise<string> {
    const cart = await this.fillCart(variationId);
    const { checkoutUuid } = await this.#must<{ checkoutUuid: string }>('POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid });
    const checkout = `/api/guest/checkouts/${checkoutUuid}`;
    const { totals } = await this.#must<{ totals: { total: number } }>('PUT', checkout, {
      ...details,
      contact: { email: this.#email },
    });
    const placed = await this.#must<{ orderNumber: string }>('POST', `${checkout}/place`, {
      card: { number: card, expiry: '12/30', securityCode: '123', name: 'Ann Lee' },
      expectedTotal: totals.total,
    });
    return placed.orderNumber;
  }

  async #must<T>(method: string, path: string, body: object): Promise<T> {
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
