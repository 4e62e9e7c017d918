import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { commonProblems } from '../api/problems.ts';
import { campaignFields } from '../buying/campaigns.schemas.ts';
import { cartUuid } from '../buying/cart.schemas.ts';
import { checkout, checkoutUuid } from '../buying/checkout.schemas.ts';
import { checkoutProblems } from '../buying/checkout.ts';

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
    summary: 'Whether paying by wallet is open to this visitor, and whether the wallet is a sandbox',
    response: z.object({ isOffered: z.boolean(), isSandbox: z.boolean() }),
    whileImpersonating: 'allowed',
  },
  open: {
    name: 'wallet.open',
    summary: 'Opens an order in the wallet with what a customer’s cart or checkout costs, for the payer to approve there',
    access: 'customer',
    ...open,
  },
  openAsGuest: { name: 'wallet.openAsGuest', summary: 'The same for guests', ...open },
  take: {
    name: 'wallet.take',
    summary:
      'Takes the wallet’s answer once its payer is back: asks the wallet, and keeps payer and, from the cart, address. `token` is the wallet’s name for the order, from the address it sent the payer back to or from the header wallet-token',
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
