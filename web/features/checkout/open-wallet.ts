import type { Client, Result } from '../../../contract/api/client.ts';
import { walletEndpoints } from '../../../contract/paying/wallet.ts';

/** From a cart the wallet's own address is taken, from a checkout the checkout's. */
type What = { readonly cartUuid: string } | { readonly checkoutUuid: string };

/** Opens an order in the wallet; a customer has a route of their own (spec §6). Answers where the payer approves it. */
export const openWallet = (client: Client, isGuest: boolean, what: What): Promise<Result<{ checkoutUuid: string; url: string }>> =>
  client.call(isGuest ? walletEndpoints.openAsGuest : walletEndpoints.open, { ...what });
