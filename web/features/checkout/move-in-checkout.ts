import type { Address, TypedAddress } from '../../../contract/addresses/addresses.ts';
import type { Client, Failure } from '../../../contract/api/client.ts';
import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { isSameAddress } from './is-same-address.ts';

/**
 * Gives a checkout that uses a saved address what that was edited to, for shipping and billing (spec §2.8). The answer is why it cannot be shipped
 * there, with the fields of a form of the address; null where all is well, or the checkout is none to change any more.
 */
export async function moveInCheckout(client: Client, checkoutUuid: string, from: Address, to: TypedAddress): Promise<Failure | null> {
  const known = await client.call(checkoutEndpoints.get, { checkoutUuid });
  if (!known.ok || known.data.state !== 'open') return null;
  const { shippingAddress, billingAddress } = known.data;
  const moved = {
    ...(shippingAddress && isSameAddress(shippingAddress, from) && { shippingAddress: to }),
    ...(billingAddress && isSameAddress(billingAddress, from) && { billingAddress: to }),
  };
  if (Object.keys(moved).length === 0) return null;
  const updated = await client.call(checkoutEndpoints.update, { checkoutUuid, ...moved });
  if (updated.ok || !updated.fields) return null;
  const fields = Object.entries(updated.fields).map(([name, message]) => [
    name.replace(/^(?:shipping|billing)Address\./, 'address.'),
    message,
  ]);
  return { ...updated, fields: Object.fromEntries(fields) };
}
