/** What every page says where a sandbox plays the wallet (rulings: Third parties, a sandbox is honest). */
export const walletSandboxWords = 'Test payments: a sandbox stands in for PayPal, and no money moves.';
