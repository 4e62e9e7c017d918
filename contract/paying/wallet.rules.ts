/** Shown on every page where a sandbox replaces the wallet (rulings: Third parties, a sandbox is honest). */
export const walletSandboxWords = 'Test payments: a sandbox stands in for PayPal, and no money moves.';
