import type { Address, TypedAddress } from '../../../contract/addresses/addresses.ts';
import type { Client, Failure } from '../../../contract/api/client.ts';
import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { isSameAddress } from './is-same-address.ts';

/** There is no such checkout any more, or it is being paid. */
const isOver = ({ statusCode }: Failure): boolean => statusCode === 404 || statusCode === 409;

/**
 * Gives a checkout that uses a saved address what that was edited to, for shipping and billing (spec §2.8). The answer is why it could not, with
 * the fields of a form of the address; null where all is well, or the checkout is none to change any more.
 */
export async function moveInCheckout(client: Client, checkoutUuid: string, from: Address, to: TypedAddress): Promise<Failure | null> {
  const known = await client.call(checkoutEndpoints.get, { checkoutUuid });
  if (!known.ok) return isOver(known) ? null : known;
  if (known.data.state !== 'open') return null;
  const { shippingAddress, billingAddress } = known.data;
  const moved = {
    ...(shippingAddress && isSameAddress(shippingAddress, from) && { shippingAddress: to }),
    ...(billingAddress && isSameAddress(billingAddress, from) && { billingAddress: to }),
  };
  if (Object.keys(moved).length === 0) return null;
  const updated = await client.call(checkoutEndpoints.update, { checkoutUuid, ...moved });
  if (updated.ok || isOver(updated)) return null;
  if (!updated.fields) return updated;
  const fields = Object.entries(updated.fields).map(([name, message]) => [
    name.replace(/^(?:shipping|billing)Address\./, 'address.'),
    message,
  ]);
  return { ...updated, fields: Object.fromEntries(fields) };
}
