import type { Endpoints } from '../api/endpoint.ts';
import { campaignValues as query } from '../promotions/campaigns.ts';
import type { walletDeclarations } from './wallet.schemas.ts';

/** Shown on every page where a sandbox replaces the wallet (rulings: Third parties, a sandbox is honest). */
export const walletSandboxWords = 'Test payments: a sandbox stands in for PayPal, and no money moves.';

/** Wallet payments, by the names of spec §7.5. */
export const walletEndpoints: Endpoints<typeof walletDeclarations> = {
  getOffer: { method: 'GET', path: '/api/checkouts-paypal' },
  open: { method: 'POST', path: '/api/checkouts-paypal', query },
  openAsGuest: { method: 'POST', path: '/api/checkouts-paypal-guest', query },
  take: { method: 'POST', path: '/api/checkouts/paypal/checkout', query },
};
