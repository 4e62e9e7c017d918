import type { Endpoints } from '../api/endpoint.ts';
import type { sandboxWalletDeclarations } from './sandbox-wallet.schemas.ts';

export * from './sandbox-wallet.rules.ts';
export type { WalletApproval } from './sandbox-wallet.schemas.ts';

/** The page of the pretended wallet (rulings: Third parties); there are no such endpoints with a real one. */
export const sandboxWalletEndpoints: Endpoints<typeof sandboxWalletDeclarations> = {
  get: { method: 'GET', path: '/api/sandbox/wallet/:orderId' },
  approve: { method: 'POST', path: '/api/sandbox/wallet/:orderId' },
};
