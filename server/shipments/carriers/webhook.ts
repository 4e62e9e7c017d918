import { carrierProblems } from '../../../contract/shipments/tracking.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RawRequest } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { isSigned } from '../../platform/webhook-signature.ts';
import { type CarrierMessage, readMessage } from './message.ts';

const problem = problemsOf(carrierProblems);

/**
 * Reads a webhook signed with the carrier's secret. Throws `carrier_not_found` (also for a carrier without a secret), `signature_invalid`
 * and `message_invalid`.
 */
export function readCarrierWebhook(
  { carrierSecrets }: Pick<Config, 'carrierSecrets'>,
  carrier: string,
  { body, header }: RawRequest,
  now: Date,
): CarrierMessage {
  const secret = carrierSecrets.get(carrier);
  if (secret === undefined) throw problem('carrier_not_found');
  if (!isSigned(body, header('carrier-signature'), secret, now)) throw problem('signature_invalid');
  const message = readMessage(body, now);
  if (!message) throw problem('message_invalid');
  return message;
}
