import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RawRequest } from '../../../platform/http/call.ts';
import { jsonOf } from '../../../platform/http/json-of.ts';
import type { Pace } from '../../../platform/http/pace.ts';
import { type ProviderEvent, TooManyEvents } from '../../provider.ts';
import type { PayPalApi } from './api.ts';
import { event, verification } from './shapes.ts';

/** Timeout in milliseconds for PayPal's verification of a signature. */
const limit = 5000;

/**
 * Verifications per process: anyone can send an event that PayPal must be asked about, and PayPal limits how often it is asked, for orders and captures
 * too. Four events an order make 5 a second 100,000 orders a day.
 */
export const verificationPace = { perSecond: 5, burst: 50, maxWaitMs: 1000 };

const headers = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

export const signatureHeader = headers.transmission_sig;

const uuid = z.uuid();

function isPayPalCertificate(url: string | undefined): boolean {
  const { protocol, hostname } = URL.parse(url ?? '') ?? {};
  return protocol === 'https:' && /^api(-m)?(\.sandbox)?\.paypal\.com$/.test(hostname ?? '');
}

interface Reading {
  readonly api: PayPalApi;
  /** Null refuses all. */
  readonly webhookId: string | null;
  readonly pace: Pace;
  /** Whether a payment was made through PayPal here. */
  isOurs(paymentId: string): Promise<boolean>;
}

/**
 * Reads an event once PayPal has verified its signature; PayPal isn't asked about one that names no payment of ours, because nothing would follow from it.
 * PayPal resends events for three days with their original headers, so their age says nothing; the inbox handles each one once. Throws when PayPal does
 * not answer, so that it resends the event, and `TooManyEvents`.
 */
export async function readEvent(
  { api, webhookId, pace, isOurs }: Reading,
  { body, header }: RawRequest,
): Promise<ProviderEvent | 'ignored' | null> {
  const parts = Object.entries(headers).map(([field, name]) => [field, header(name)] as const);
  if (webhookId === null || parts.some(([, value]) => value === undefined)) return null;
  // Anyone can send headers: an event that cannot come from PayPal is not worth a call.
  if (!isPayPalCertificate(header(headers.cert_url))) return null;
  const { data: read } = event.safeParse(jsonOf(body));
  if (!read) return null;
  const { data: paymentId } = uuid.safeParse(read.resource.custom_id ?? read.resource.purchase_units?.[0]?.custom_id);
  if (paymentId === undefined || !(await isOurs(paymentId))) return 'ignored';
  const wait = pace.turn(performance.now());
  if (wait === null) throw new TooManyEvents(verificationPace.maxWaitMs / 1000);
  if (wait > 0) await sleep(wait);
  // The event is sent back byte for byte, because the signature covers its bytes.
  const fields = JSON.stringify({ ...Object.fromEntries(parts), webhook_id: webhookId });
  const asked = `${fields.slice(0, -1)},"webhook_event":${body.toString()}}`;
  const answer = await api.send(
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: asked,
      // Of everything asked: PayPal may repeat its answer to an id, and a forged event may take another's.
      requestId: createHash('sha256').update(asked).digest('hex'),
    },
    AbortSignal.timeout(limit),
  );
  if (answer.status !== 200 || verification.parse(answer.body).verification_status !== 'SUCCESS') return null;
  return { id: read.id, paymentId };
}
