import type { Endpoints } from '../api/endpoint.ts';
import type { sandboxWalletDeclarations } from './sandbox-wallet.schemas.ts';

export * from './sandbox-wallet.rules.ts';
export type { WalletApproval } from './sandbox-wallet.schemas.ts';

/** The fake wallet's page (rulings: Third parties); absent with a real wallet. */
export const sandboxWalletEndpoints: Endpoints<typeof sandboxWalletDeclarations> = {
  get: { method: 'GET', path: '/api/sandbox/wallet/:orderId' },
  approve: { method: 'POST', path: '/api/sandbox/wallet/:orderId' },
};
