import { defineProblems } from '../api/problems.ts';

/** The fake wallet's funding sources. */
export const walletFundings = ['balance', 'declined', 'slow'] as const;
export type WalletFunding = (typeof walletFundings)[number];

export const sandboxWalletProblems = defineProblems({
  wallet_order_not_found: { status: 404, message: 'Not Found' },
});
