import Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/stripe-config.ts';
import { toVendor } from '../../../platform/http/to-vendor.ts';
import type { Connection } from '../../provider.ts';
import { connectionOf, lostConnection } from '../connection.ts';

/** The API version whose answers this code reads; the browser's script comes from the same release. */
const apiVersion = '2026-10-28.endive';

/** Milliseconds for one attempt, below the shop's limit for a whole call. */
export const defaultTimeout = 4000;

export type StripeApi = Stripe;

/** Stripe's API. Lost calls are repeated once; those that change something always carry an idempotency key. */
export function openStripe({ secretKey, url }: Pick<StripeConfig, 'secretKey' | 'url'>, timeout: number): StripeApi {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    apiVersion,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    // Its library's form of a call chain.
    appInfo: { name: toVendor['call-chain'] },
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
  });
}

/** Asks for the account's balance, which every key may read unless it is restricted. */
export async function testStripe(stripe: StripeApi): Promise<Connection> {
  try {
    await stripe.balance.retrieve();
    return { status: 'works' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return error.statusCode === undefined ? lostConnection(error.detail) : connectionOf(error.statusCode);
  }
}

/** What Stripe's refusal of a call means; null when it is no refusal but a fault or silence. */
export type Refusal =
  | { readonly kind: 'card'; readonly code: string | undefined; readonly declineCode: string | undefined }
  /** The same key was used for another request, or is in use. */
  | { readonly kind: 'repeated' }
  /** The request contradicts the state of what it names, or a value in it is not usable. */
  | { readonly kind: 'invalid'; readonly code: string | undefined };

export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'card', code: error.code, declineCode: error.decline_code };
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: 'repeated' };
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return { kind: 'invalid', code: error.code };
  return null;
}
