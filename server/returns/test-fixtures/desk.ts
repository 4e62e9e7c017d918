import { randomUUID } from 'node:crypto';
import type { OrderReturn } from '../../../contract/returns/returns.ts';
import type { StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { type CommerceShop, readyToPay, type Shopper, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

export interface Units {
  readonly variationId: number;
  readonly quantity: number;
}

/** An order that was shipped, with a return that waits for its answer. */
export interface Asked {
  readonly shopper: Shopper;
  readonly orderNumber: string;
  readonly total: number;
  readonly caseNumber: string;
  readonly path: string;
}

/** The returns desk of a shop, with a member of customer care. */
export class Desk {
  readonly #shop: CommerceShop;
  readonly #care: SignedInStaff;

  private constructor(shop: CommerceShop, care: SignedInStaff) {
    this.#shop = shop;
    this.#care = care;
  }

  static async of(shop: CommerceShop): Promise<Desk> {
    return new Desk(shop, await staffSignedIn(shop, 'administrator'));
  }

  async send<T = StaffReturn>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
    const cookies = { staff_session_token: this.#care.token };
    const response = await this.#shop.app.inject({ method, url, headers, cookies, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() as T & { code?: string; fields?: object } };
  }

  async ship(orderNumber: string, lines: readonly Units[]): Promise<void> {
    await this.send('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines });
    await this.#shop.jobs.drain();
  }

  /** Buys the items, ships them, and asks to return `units` of them. */
  async asked(items: readonly Units[], wish: 'refund' | 'replacement', { units = items, reason = 'defective' } = {}): Promise<Asked> {
    const { shopper, pay, checkout } = await readyToPay(this.#shop, items);
    const { orderNumber } = (await pay(testCards.good)).body;
    await this.ship(orderNumber, items);
    return { shopper, orderNumber, total: checkout.totals.total, ...(await this.again(shopper, orderNumber, units, wish, reason)) };
  }

  /** Asks to return units of a shipped order. */
  async again(shopper: Shopper, orderNumber: string, units: readonly Units[], wish: 'refund' | 'replacement', reason = 'defective') {
    const lines = units.map((line) => ({ ...line, reason, comment: 'It hums' }));
    const { body } = await shopper.send<OrderReturn>('POST', '/api/return', { orderNumber, returnUuid: randomUUID(), wish, lines });
    return { caseNumber: body.caseNumber, path: `/api/staff/returns/${body.caseNumber}` };
  }

  decide(path: string, more: object = {}) {
    return this.send('PUT', `${path}/decision`, { decision: 'approved', words: 'We’re sorry.', ...more });
  }

  /** Approves and receives a return, and finds every unit fit to be sold again but `missing` of the first line. */
  async inspected(path: string, missing = 0): Promise<StaffReturn> {
    await this.decide(path);
    const { lines } = (await this.send('PUT', `${path}/receipt`, {})).body;
    const found = lines.map(({ variationId, quantity }, at) => {
      const gone = at === 0 ? missing : 0;
      return { variationId, restocked: quantity - gone, damaged: 0, missing: gone };
    });
    return (await this.send('PUT', `${path}/inspection`, { lines: found })).body;
  }
}
