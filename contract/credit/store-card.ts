import type { Endpoints } from '../api/endpoint.ts';
import type { storeCardDeclarations } from './store-card.schemas.ts';

export * from './store-card.rules.ts';
export type { CreditOfferStatus, CreditSetup, StoreCard, StoreCardDetails } from './store-card.schemas.ts';

/** The store credit card, by the names of spec §7.5; `:partner` is the financing partner. */
export const storeCardEndpoints: Endpoints<typeof storeCardDeclarations> = {
  getOfferStatus: { method: 'GET', path: '/api/credit/customer/credit-offer-status' },
  noteOfferShown: { method: 'POST', path: '/api/credit/customer/credit-offer-status' },
  getSetup: { method: 'GET', path: '/api/credit/:partner/unified-setup-config' },
  apply: { method: 'POST', path: '/api/credit/:partner/unified-setup-config' },
  noteApplicationEvent: { method: 'POST', path: '/api/credit/:partner/application-event' },
  link: { method: 'POST', path: '/api/credit/accounts' },
  repay: { method: 'POST', path: '/api/credit/accounts/:accountId/repayments' },
  getAccount: { method: 'GET', path: '/api/credit/accounts/:accountId' },
};
