import { defineProblems } from '../api/problems.ts';

export const sandboxWalletProblems = defineProblems({
  wallet_order_not_found: { status: 404, message: 'Not Found' },
});
