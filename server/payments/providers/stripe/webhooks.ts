import { z } from 'zod';
import type { RawRequest } from '../../../platform/http/call.ts';
import { jsonOf } from '../../../platform/http/json-of.ts';
import { isSigned } from '../../../platform/webhook-signature.ts';
import { type ProviderEvent, UnreadableEvent } from '../../provider.ts';
import { eventId } from '../event-id.ts';

/** The parts of an event that we read. Intents, their charges and our refunds carry our payment's id; what does not is no business of ours. */
const event = z.object({
  id: eventId,
  data: z
    .object({ object: z.object({ metadata: z.object({ payment: z.uuid() }) }) })
    .nullable()
    .catch(null),
});

/**
 * Reads an event signed with one of the endpoint's secrets; null when the signature is missing, wrong or older than 5 minutes. Throws `UnreadableEvent`.
 */
export function readEvent({ body, header }: RawRequest, secrets: readonly string[], now: Date): ProviderEvent | null {
  if (!isSigned(body, header('stripe-signature'), secrets, now)) return null;
  const { data: read } = event.safeParse(jsonOf(body));
  if (!read) throw new UnreadableEvent();
  return { id: read.id, paymentId: read.data?.object.metadata.payment ?? null };
}
