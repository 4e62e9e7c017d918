import { deliveryEndpoints } from '../../../contract/delivery/delivery.ts';
import { noPostalCode, readPostalCode, unreadablePostalCode } from '../../../contract/values/postal-code.ts';
import { client } from '../../api/browser.ts';

/** Saves a typed postal code; returns its error or null. Loaded on use. */
export async function changePostalCode(typed: string): Promise<string | null> {
  if (!readPostalCode(typed)) return typed.trim() ? unreadablePostalCode : noPostalCode;
  const kept = await client.call(deliveryEndpoints.rememberPostalCode, { postalCode: typed });
  return kept.ok ? null : kept.message;
}
