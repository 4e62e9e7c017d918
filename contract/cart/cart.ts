import type { Endpoints } from '../api/endpoint.ts';
import { campaignValues } from '../promotions/campaigns.ts';
import type { cartDeclarations } from './cart.schemas.ts';

export * from './cart.rules.ts';
export type { Cart, CartLine, OfferedItem, Totals } from './cart.schemas.ts';

/** What the query says of the cart in the answer (spec §7.3). */
const query = ['zipCode', ...campaignValues, 'withCrossSell', 'crossSell'] as const;

export const cartEndpoints: Endpoints<typeof cartDeclarations> = {
  addItem: { method: 'POST', path: '/api/cart', query },
  addItems: { method: 'POST', path: '/api/cart/items', query },
  addItemTo: { method: 'PUT', path: '/api/cart/:cartUuid', query },
  getCurrent: { method: 'GET', path: '/api/cart' },
  merge: { method: 'GET', path: '/api/cart/merge' },
  get: { method: 'GET', path: '/api/cart/:cartUuid' },
  setQuantity: { method: 'PUT', path: '/api/cart/:cartUuid/variations/:variationId', query },
  addPromoCode: { method: 'POST', path: '/api/cart/:cartUuid/promo-codes', query },
  removePromoCode: { method: 'DELETE', path: '/api/cart/:cartUuid/promo-codes/:code' },
  removeItem: { method: 'DELETE', path: '/api/cart/:cartUuid/variations/:variationId' },
};
