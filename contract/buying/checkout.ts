import type { Endpoints } from '../api/endpoint.ts';
import type { checkoutDeclarations } from './checkout.schemas.ts';

export * from './checkout.rules.ts';
export type { Card, Checkout, PlaceResult } from './checkout.schemas.ts';

export const checkoutEndpoints: Endpoints<typeof checkoutDeclarations> = {
  start: { method: 'POST', path: '/api/guest/checkouts' },
  get: { method: 'GET', path: '/api/guest/checkouts/:checkoutUuid' },
  update: { method: 'PUT', path: '/api/guest/checkouts/:checkoutUuid' },
  addPromoCode: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/promo-codes' },
  removePromoCode: { method: 'DELETE', path: '/api/guest/checkouts/:checkoutUuid/promo-codes/:code' },
  place: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/place' },
  resume: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/resume' },
};
