import type { Client } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints } from '../../../contract/buying/checkout.ts';

/** What the chosen country alone decides of an open checkout: delivery and totals. Nothing where that cannot be told. */
export async function pricedForCountry(client: Client, checkoutUuid: string, countryCode: string): Promise<Partial<Checkout>> {
  if (countryCode !== 'US' && countryCode !== 'CA') return {};
  const priced = await client.call(checkoutEndpoints.get, { checkoutUuid, countryCode });
  if (!priced.ok || priced.data.state !== 'open') return {};
  const { deliveryMethod, deliveryMethods, items, totals, promotions } = priced.data;
  return { deliveryMethod, deliveryMethods, items, totals, promotions };
}
