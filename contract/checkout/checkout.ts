import type { Endpoints } from '../api/endpoint.ts';
import { campaignValues as query } from '../promotions/campaigns.ts';
import type {
  checkoutDeclarations,
  customerCheckoutDeclarations,
  guestCheckoutDeclarations,
  shippingAddressDeclarations,
} from './checkout.schemas.ts';

export * from './checkout.rules.ts';
export type { Card, Checkout, PlaceResult } from './checkout.schemas.ts';

/** For guests and customers; the session determines the owner (spec §6). */
export const checkoutEndpoints: Endpoints<typeof checkoutDeclarations> = {
  start: { method: 'POST', path: '/api/guest/checkouts', query },
  get: { method: 'GET', path: '/api/guest/checkouts/:checkoutUuid' },
  update: { method: 'PUT', path: '/api/guest/checkouts/:checkoutUuid', query },
  addPromoCode: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/promo-codes', query },
  removePromoCode: { method: 'DELETE', path: '/api/guest/checkouts/:checkoutUuid/promo-codes/:code' },
  place: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/place', query },
  resume: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/resume' },
  payAnotherWay: { method: 'POST', path: '/api/guest/checkouts/:checkoutUuid/pay-another-way', query },
};

/** The same calls for signed-in customers only. */
export const customerCheckoutEndpoints: Endpoints<typeof customerCheckoutDeclarations> = {
  start: { method: 'POST', path: '/api/checkouts', query },
  get: { method: 'GET', path: '/api/checkouts/:checkoutUuid' },
  update: { method: 'PUT', path: '/api/checkouts/:checkoutUuid', query },
  addPromoCode: { method: 'POST', path: '/api/checkouts/:checkoutUuid/promo-codes', query },
  removePromoCode: { method: 'DELETE', path: '/api/checkouts/:checkoutUuid/promo-codes/:code' },
  place: { method: 'POST', path: '/api/checkouts/:checkoutUuid/place', query },
  resume: { method: 'POST', path: '/api/checkouts/:checkoutUuid/resume' },
  payAnotherWay: { method: 'POST', path: '/api/checkouts/:checkoutUuid/pay-another-way', query },
};

/** The same calls under the spec's other name (§7.5). */
export const guestCheckoutEndpoints: Endpoints<typeof guestCheckoutDeclarations> = {
  start: { method: 'POST', path: '/api/checkouts-guest', query },
  get: { method: 'GET', path: '/api/checkouts-guest/:checkoutUuid' },
  update: { method: 'PUT', path: '/api/checkouts-guest/:checkoutUuid', query },
  addPromoCode: { method: 'POST', path: '/api/checkouts-guest/:checkoutUuid/promo-codes', query },
  removePromoCode: { method: 'DELETE', path: '/api/checkouts-guest/:checkoutUuid/promo-codes/:code' },
  place: { method: 'POST', path: '/api/checkouts-guest/:checkoutUuid/place', query },
  resume: { method: 'POST', path: '/api/checkouts-guest/:checkoutUuid/resume' },
  payAnotherWay: { method: 'POST', path: '/api/checkouts-guest/:checkoutUuid/pay-another-way', query },
};

export const shippingAddressEndpoints: Endpoints<typeof shippingAddressDeclarations> = {
  save: { method: 'PUT', path: '/api/shipping-address', query },
};
