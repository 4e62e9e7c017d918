import type { Endpoints } from '../api/endpoint.ts';
import type { walletDeclarations } from './wallet.schemas.ts';

export * from './wallet.rules.ts';

/** Wallet payments, by the names of spec §7.5. */
export const walletEndpoints: Endpoints<typeof walletDeclarations> = {
  getOffer: { method: 'GET', path: '/api/checkouts-paypal' },
  open: { method: 'POST', path: '/api/checkouts-paypal' },
  openAsGuest: { method: 'POST', path: '/api/checkouts-paypal-guest' },
  take: { method: 'POST', path: '/api/checkouts/paypal/checkout' },
};
