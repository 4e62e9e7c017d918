import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { sandboxWalletProblems, walletFundings } from './sandbox-wallet.rules.ts';

const orderId = z.string().regex(/^[0-9A-Z]{17}$/);

/** What the fake wallet shows its payer. */
const walletApproval = z.object({
  orderId,
  merchant: z.string(),
  amount: cents,
  currency: currencyCode,
  payerEmail: z.string(),
  /** The shop's address, which the payer cannot change; null lets the payer choose their own. */
  shipTo: z.string().nullable(),
  addresses: z.array(z.object({ addressId: z.string(), label: z.string() })),
  isApproved: z.boolean(),
  /** Where the payer goes after approving or cancelling. */
  returnUrl: z.string(),
  cancelUrl: z.string(),
});
export type WalletApproval = z.infer<typeof walletApproval>;

export const sandboxWalletDeclarations = {
  get: {
    name: 'sandboxWallet.get',
    summary: 'Get an order to approve in the sandbox wallet',
    params: z.object({ orderId }),
    response: walletApproval,
    problems: sandboxWalletProblems,
  },
  approve: {
    name: 'sandboxWallet.approve',
    summary: 'Approve an order in the sandbox wallet',
    description: 'With a payment method that works, is declined, or is slow.',
    params: z.object({ orderId }),
    body: z.object({ funding: z.enum(walletFundings).default('balance'), addressId: z.string().max(20).default('home') }),
    response: walletApproval,
    problems: sandboxWalletProblems,
  },
} satisfies Declarations;
