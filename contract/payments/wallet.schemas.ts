import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { commonProblems } from '../api/problems.ts';
import { cartUuid } from '../cart/cart.schemas.ts';
import { checkout, checkoutUuid } from '../checkout/checkout.schemas.ts';
import { checkoutProblems } from '../checkout/checkout.ts';
import { campaignFields } from '../promotions/campaigns.schemas.ts';

const open = {
  query: z.object(campaignFields),
  /** Exactly one of them: a cart uses the wallet's address; a checkout needs contact and address first (spec §5). */
  body: z.object({ cartUuid: cartUuid.optional(), checkoutUuid: checkoutUuid.optional() }),
  /** The browser goes to `url`, approves there, and returns to /paypal-processing. */
  response: z.object({ checkoutUuid, url: z.string() }),
  problems: { ...checkoutProblems, unauthorized: commonProblems.unauthorized },
  originalError: true,
} as const;

const walletToken = z.string().max(64).optional();

export const walletDeclarations = {
  getOffer: {
    name: 'wallet.getOffer',
    summary: 'Get wallet availability',
    description: 'Whether this visitor can pay by wallet, and whether it is a sandbox.',
    response: z.object({ isOffered: z.boolean(), isSandbox: z.boolean() }),
    whileImpersonating: 'allowed',
  },
  open: {
    name: 'wallet.open',
    summary: 'Create a wallet order',
    description: 'For the total of a customer’s cart or checkout. The payer approves it at the wallet.',
    access: 'customer',
    ...open,
  },
  openAsGuest: {
    name: 'wallet.openAsGuest',
    summary: 'Create a wallet order as a guest',
    description: 'The same as `wallet.open`.',
    ...open,
  },
  take: {
    name: 'wallet.take',
    summary: 'Complete a wallet approval',
    description:
      'After the payer’s return: gets the result from the wallet, and stores the payer and, from the cart, the address. `token` is the wallet’s order ID, from the return URL or the `wallet-token` header.',
    query: z.object(campaignFields),
    body: z.object({ checkoutUuid, token: walletToken }),
    response: z.object({
      /** `waiting`: not approved; `url` is where the payer can still do so, null where nothing was opened. */
      status: z.enum(['approved', 'waiting']),
      url: z.string().nullable(),
      checkout,
    }),
    problems: checkoutProblems,
    originalError: true,
  },
} satisfies Declarations;
