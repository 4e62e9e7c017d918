import type { Client } from '../../../../contract/api/client.ts';
import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import { deliveryEndpoints } from '../../../../contract/buying/delivery.ts';

export interface Rate {
  readonly place: string;
  readonly methods: OutputOf<typeof deliveryEndpoints.getMethods>['methods'];
}

/** Places with equal prices, each with a sample postal code. */
const ratePlaces = [
  { place: 'Contiguous United States', postalCode: '10001' },
  { place: 'Alaska, Hawaii, military addresses', postalCode: '99501' },
  { place: 'Canada', postalCode: 'M5V 2T6' },
] as const;

/** Delivery prices for a sample postal code of each kind of place; omits those that failed to load. */
export async function loadRates(client: Client): Promise<Rate[]> {
  const answers = await Promise.all(
    ratePlaces.map(async ({ place, postalCode }) => ({ place, answer: await client.call(deliveryEndpoints.getMethods, { postalCode }) })),
  );
  return answers.flatMap(({ place, answer }) => (answer.ok ? [{ place, methods: answer.data.methods }] : []));
}
