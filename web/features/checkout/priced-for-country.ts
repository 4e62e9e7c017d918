import { type CountryCode, isShippableCountry } from '../../../contract/addresses/addresses.ts';
import type { Client, Result } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints } from '../../../contract/checkout/checkout.ts';

/** Delivery and totals of an open checkout as far as the chosen country alone decides them; empty if unknown. */
export async function pricedForCountry(client: Client, checkoutUuid: string, countryCode: CountryCode): Promise<Partial<Checkout>> {
  if (!isShippableCountry(countryCode)) return {};
  const priced = await client.call(checkoutEndpoints.get, { checkoutUuid, countryCode });
  if (!priced.ok || priced.data.state !== 'open') return {};
  const { deliveryMethod, deliveryMethods, items, totals, promotions } = priced.data;
  return { deliveryMethod, deliveryMethods, items, totals, promotions };
}

/** An answer about a checkout, priced for the country that was chosen while its address is still another one or none; null where nobody chose. */
export async function answerForCountry(client: Client, answer: Result<Checkout>, chosen: CountryCode | null): Promise<Result<Checkout>> {
  if (!answer.ok || chosen === null || answer.data.shippingAddress?.countryCode === chosen) return answer;
  return { ...answer, data: { ...answer.data, ...(await pricedForCountry(client, answer.data.checkoutUuid, chosen)) } };
}
