import { z } from 'zod';
import type { RawRequest } from '../../../platform/http/call.ts';
import { isSigned } from '../../../platform/webhook-signature.ts';
import type { ProviderEvent } from '../../provider.ts';

/** The parts of an event that we read. Intents, their charges and our refunds carry our payment's id. */
const event = z.object({
  id: z.string().min(1).max(200),
  data: z.object({ object: z.looseObject({ metadata: z.object({ payment: z.uuid() }).nullable().catch(null) }) }),
});

/** Reads an event signed with one of the endpoint's secrets; null when the signature is missing, wrong or older than 5 minutes. */
export function readEvent({ body, header }: RawRequest, secrets: readonly string[], now: Date): ProviderEvent | null {
  if (!isSigned(body, header('stripe-signature'), secrets, now)) return null;
  const { id, data } = event.parse(JSON.parse(body.toString()));
  return { id, paymentId: data.object.metadata?.payment ?? null };
}
