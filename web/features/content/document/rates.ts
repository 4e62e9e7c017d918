import type { Client } from '../../../../contract/api/client.ts';
import { deliveryEndpoints, type PlaceRates } from '../../../../contract/delivery/delivery.ts';

export type Rate = Pick<PlaceRates, 'place' | 'holds' | 'methods'>;

/** Delivery prices by kind of place; none if they failed to load. */
export async function loadRates(client: Client): Promise<Rate[]> {
  const answer = await client.call(deliveryEndpoints.getRates, {});
  return answer.ok ? answer.data.rates : [];
}
