import type { Connection, Exchange } from './connection.ts';

let guests = 0;

/** A guest on a connection, with their own address and session. */
export class Guest {
  readonly #connection: Connection;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(connection: Connection) {
    guests += 1;
    this.#connection = connection;
    this.#address = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
  }

  get(path: string): Promise<Exchange> {
    return this.#keepCookies(this.#connection.send('GET', path, this.#headers()));
  }

  add(variationId: number): Promise<Exchange> {
    const headers = { ...this.#headers(), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return this.#keepCookies(this.#connection.send('POST', '/api/cart', headers, JSON.stringify({ variationId, quantity: 1 })));
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'x-forwarded-for': this.#address, 'accept-encoding': 'br', ...(cookie && { cookie }) };
  }

  async #keepCookies(asked: Promise<Exchange>): Promise<Exchange> {
    const answer = await asked;
    for (const pair of answer.cookies) this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    return answer;
  }
}
