import type { Client } from '../../../../contract/api/client.ts';
import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import { deliveryEndpoints } from '../../../../contract/buying/delivery.ts';

export interface Rate {
  readonly place: string;
  readonly methods: OutputOf<typeof deliveryEndpoints.getMethods>['methods'];
}

/** Places with equal prices, each with a sample address. */
const ratePlaces = [
  { place: 'Contiguous United States', postalCode: '10001' },
  { place: 'PO boxes in the contiguous United States', postalCode: '10001', addressLine1: 'PO Box 1' },
  { place: 'Alaska and Hawaii', postalCode: '99501' },
  { place: 'Military addresses (APO, FPO, DPO)', postalCode: '09012' },
  { place: 'Canada', postalCode: 'M5V 2T6' },
] as const;

/** Delivery prices for a sample address of each kind of place; omits those that failed to load. */
export async function loadRates(client: Client): Promise<Rate[]> {
  const answers = await Promise.all(
    ratePlaces.map(async ({ place, ...to }) => ({ place, answer: await client.call(deliveryEndpoints.getMethods, to) })),
  );
  return answers.flatMap(({ place, answer }) => (answer.ok ? [{ place, methods: answer.data.methods }] : []));
}
