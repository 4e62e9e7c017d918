import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RawRequest } from '../../../platform/http/call.ts';
import { jsonOf } from '../../../platform/http/json-of.ts';
import type { ProviderEvent } from '../../provider.ts';
import type { PayPalApi } from './api.ts';
import { event, verification } from './shapes.ts';

/** Timeout in milliseconds for PayPal's verification of a signature. */
const limit = 5000;

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

/**
 * Reads an event once PayPal has verified its signature. PayPal resends events for three days with their original headers, so their age says nothing;
 * the inbox handles each one once. Throws when PayPal does not answer, so that it resends the event.
 */
export async function readEvent(api: PayPalApi, webhookId: string | null, { body, header }: RawRequest): Promise<ProviderEvent | null> {
  const parts = Object.entries(headers).map(([field, name]) => [field, header(name)] as const);
  if (webhookId === null || parts.some(([, value]) => value === undefined)) return null;
  // Anyone can send headers: an event that cannot come from PayPal is not worth a call.
  if (!isPayPalCertificate(header(headers.cert_url))) return null;
  const { data: read } = event.safeParse(jsonOf(body));
  if (!read) return null;
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
  const named = read.resource.custom_id ?? read.resource.purchase_units?.[0]?.custom_id;
  return { id: read.id, paymentId: uuid.safeParse(named).data ?? null };
}
