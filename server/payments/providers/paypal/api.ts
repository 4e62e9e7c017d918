import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { PayPalConfig } from '../../../platform/config/paypal-config.ts';
import { toVendor } from '../../../platform/http/to-vendor.ts';
import type { Connection } from '../../provider.ts';
import { connectionOf, lostConnection } from '../connection.ts';

export interface PayPalRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** JSON; a string is sent unchanged. */
  readonly body?: object | string;
  /** Idempotency key (`PayPal-Request-Id`). */
  readonly requestId?: string;
}

export interface PayPalAnswer {
  readonly status: number;
  /** Parsed; null without a body. */
  readonly body: unknown;
}

/** PayPal's REST API or a stand-in for it. Throws without a meaningful answer: 5xx, 429 or a lost connection. */
export interface PayPalApi {
  readonly sendsWebhooks: boolean;
  send(request: PayPalRequest, signal: AbortSignal): Promise<PayPalAnswer>;
  /** Signs in anew and asks for an unknown order: the first proves the key, the second the address. */
  testConnection(signal: AbortSignal): Promise<Connection>;
}

/** An answer that is not the awaited one. */
class UnexpectedAnswer extends Error {
  readonly status: number;

  constructor(status: number, to: string) {
    super(`PayPal answered ${status} to ${to}`);
    this.status = status;
  }
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** Milliseconds before expiry at which a token is renewed, so that it does not expire in transit. */
const early = 60_000;
/** Bytes of an answer; the largest, an order with its payments, has a few thousand. */
const maxBytes = 1_000_000;
/** Milliseconds before the single retry of a lost call. */
const pause = 200;

/** The API over HTTPS, authenticated by OAuth 2 client credentials. */
export class PayPalRest implements PayPalApi {
  readonly sendsWebhooks = true;
  readonly #config: PayPalConfig;
  #token: { readonly value: string; readonly endsAt: number } | null = null;

  constructor(config: PayPalConfig) {
    this.#config = config;
  }

  async send(request: PayPalRequest, signal: AbortSignal): Promise<PayPalAnswer> {
    const first = await this.#attempt(request, signal).catch((error: unknown) => {
      if (signal.aborted || !isRepeatable(request)) throw error;
      return null;
    });
    if (first && first.status !== 401 && first.status < 500 && first.status !== 429) return first;
    // A token may be revoked early; a server error may pass. Repeating what was one call too many only adds another.
    if (first?.status === 401) this.#token = null;
    else if (first?.status === 429 || !isRepeatable(request))
      throw new UnexpectedAnswer(first?.status ?? 0, `${request.method} ${request.path}`);
    else await wait(pause, undefined, { signal });
    const second = await this.#attempt(request, signal);
    if (second.status < 500 && second.status !== 429 && second.status !== 401) return second;
    throw new UnexpectedAnswer(second.status, `${request.method} ${request.path}`);
  }

  async testConnection(signal: AbortSignal): Promise<Connection> {
    this.#token = null;
    try {
      const { status } = await this.send({ method: 'GET', path: '/v2/checkout/orders/0' }, signal);
      return status === 404 ? { status: 'works' } : connectionOf(status);
    } catch (error) {
      return error instanceof UnexpectedAnswer ? connectionOf(error.status) : lostConnection(Object(error).cause);
    }
  }

  async #attempt({ method, path, body, requestId }: PayPalRequest, signal: AbortSignal): Promise<PayPalAnswer> {
    const response = await fetch(this.#config.url + path, {
      method,
      headers: {
        authorization: `Bearer ${await this.#signedIn(signal)}`,
        accept: 'application/json',
        ...toVendor,
        ...(method !== 'GET' && { 'content-type': 'application/json', prefer: 'return=representation' }),
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal,
      redirect: 'error',
    });
    const text = await textOf(response);
    const answer: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, body: answer };
  }

  async #signedIn(signal: AbortSignal): Promise<string> {
    if (this.#token && this.#token.endsAt > Date.now()) return this.#token.value;
    const { url, clientId, clientSecret } = this.#config;
    const response = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...toVendor,
      },
      body: 'grant_type=client_credentials',
      signal,
      redirect: 'error',
    });
    if (!response.ok) throw new UnexpectedAnswer(response.status, 'the sign-in');
    const { access_token: value, expires_in: seconds } = tokenAnswer.parse(JSON.parse(await textOf(response)));
    this.#token = { value, endsAt: Date.now() + seconds * 1000 - early };
    return value;
  }
}

/** Whether repeating the call is harmless. */
const isRepeatable = ({ method, requestId }: PayPalRequest): boolean => method !== 'POST' || requestId !== undefined;

/** An answer's text. Throws for one that does not end where any of PayPal's would, rather than hold it in memory. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > maxBytes) throw new Error('PayPal’s answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
