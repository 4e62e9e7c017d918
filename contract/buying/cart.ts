import type { Endpoints } from '../api/endpoint.ts';
import { campaignValues } from './campaigns.ts';
import type { cartDeclarations } from './cart.schemas.ts';

export * from './cart.rules.ts';
export type { Cart, CartLine, OfferedItem, Totals } from './cart.schemas.ts';

/** A cart's pricing inputs besides its lines (spec §7.3). */
const pricedBy = ['zipCode', ...campaignValues] as const;

export const cartEndpoints: Endpoints<typeof cartDeclarations> = {
  addItem: { method: 'POST', path: '/api/cart', query: pricedBy },
  addItems: { method: 'POST', path: '/api/cart/items', query: pricedBy },
  addItemTo: { method: 'PUT', path: '/api/cart/:cartUuid', query: pricedBy },
  getCurrent: { method: 'GET', path: '/api/cart' },
  merge: { method: 'GET', path: '/api/cart/merge' },
  get: { method: 'GET', path: '/api/cart/:cartUuid' },
  setQuantity: { method: 'PUT', path: '/api/cart/:cartUuid/variations/:variationId', query: pricedBy },
  addPromoCode: { method: 'POST', path: '/api/cart/:cartUuid/promo-codes', query: pricedBy },
  removePromoCode: { method: 'DELETE', path: '/api/cart/:cartUuid/promo-codes/:code' },
  removeItem: { method: 'DELETE', path: '/api/cart/:cartUuid/variations/:variationId' },
};
