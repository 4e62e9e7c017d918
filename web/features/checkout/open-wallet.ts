import type { Client, Result } from '../../../contract/api/client.ts';
import { walletEndpoints } from '../../../contract/payments/wallet.ts';

/** A cart uses the wallet's address, a checkout its own. */
type What = { readonly cartUuid: string } | { readonly checkoutUuid: string };

/** Opens an order in the wallet, through the customers' own route where signed in (spec §6). Returns where the payer approves it. */
export const openWallet = (client: Client, isGuest: boolean, what: What): Promise<Result<{ checkoutUuid: string; url: string }>> =>
  client.call(isGuest ? walletEndpoints.openAsGuest : walletEndpoints.open, { ...what });
