import type { deliveryEndpoints } from '../../../contract/delivery.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';

export interface Rate {
  readonly place: string;
  readonly methods: OutputOf<typeof deliveryEndpoints.getMethods>['methods'];
}

/** Kinds of places that pay alike, each with a postal code that stands for it. */
export const ratePlaces = [
  { place: 'Contiguous United States', postalCode: '10001' },
  { place: 'Alaska, Hawaii, military addresses', postalCode: '99501' },
  { place: 'Canada', postalCode: 'M5V 2T6' },
] as const;
