import type { Endpoints } from '../api/endpoint.ts';
import type { deliveryDeclarations } from './delivery.schemas.ts';

export * from './delivery.rules.ts';
export type {
  Arrival,
  DeliveryDestination,
  DeliveryEstimate,
  DeliveryMethod,
  EstimateAnswer,
  EstimatesAnswer,
  PlaceRates,
  ShippingMethodCode,
} from './delivery.schemas.ts';

export const deliveryEndpoints: Endpoints<typeof deliveryDeclarations> = {
  getMethods: { method: 'GET', path: '/api/delivery' },
  getRates: { method: 'GET', path: '/api/delivery-rates' },
  rememberPostalCode: { method: 'POST', path: '/api/delivery' },
  getEstimate: { method: 'GET', path: '/api/delivery-estimate' },
  getEstimateForPage: { method: 'GET', path: '/api/delivery-estimate/page' },
  getEstimates: { method: 'POST', path: '/api/delivery-estimates' },
};
