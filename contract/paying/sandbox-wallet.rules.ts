import { defineProblems } from '../api/problems.ts';

/** What the pretended wallet can pay from. */
export const walletFundings = ['balance', 'declined', 'slow'] as const;
export type WalletFunding = (typeof walletFundings)[number];

export const sandboxWalletProblems = defineProblems({
  wallet_order_not_found: { status: 404, message: 'Not Found' },
});
