import type { Endpoints } from '../api/endpoint.ts';
import { campaignValues as query } from '../buying/campaigns.ts';
import type { walletDeclarations } from './wallet.schemas.ts';

export * from './wallet.rules.ts';

/** Wallet payments, by the names of spec §7.5. */
export const walletEndpoints: Endpoints<typeof walletDeclarations> = {
  getOffer: { method: 'GET', path: '/api/checkouts-paypal' },
  open: { method: 'POST', path: '/api/checkouts-paypal', query },
  openAsGuest: { method: 'POST', path: '/api/checkouts-paypal-guest', query },
  take: { method: 'POST', path: '/api/checkouts/paypal/checkout', query },
};
