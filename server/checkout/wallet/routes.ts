import { checkoutCookie, checkoutProblems } from '../../../contract/checkout/checkout.ts';
import { walletEndpoints } from '../../../contract/payments/wallet.ts';
import { requireCustomer } from '../../accounts/index.ts';
import type { NamedCampaign } from '../../cart/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { type CheckoutRouteParts, networkOf, ownerOf, paymentTypesFor, pricingFor } from '../context.ts';
import { createWalletOrder, takeWallet } from './operations.ts';

const problem = problemsOf(checkoutProblems);

/** Each call reaches the wallet's provider. */
const walletLimit = { rateLimit: { max: 30, windowSeconds: 60 } };

export function bindWallet(api: Api, parts: CheckoutRouteParts): void {
  api.bind(walletEndpoints.getOffer, async (_input, call) => ({
    isOffered: (await paymentTypesFor(parts, call, null)).includes('PAYPAL'),
    isSandbox: parts.payBy.PAYPAL?.sandbox ?? false,
  }));
  const open = async (
    { cartUuid, checkoutUuid, ...named }: NamedCampaign & { cartUuid?: string | undefined; checkoutUuid?: string | undefined },
    call: Call,
  ) => {
    const what = cartUuid ? { cartUuid } : checkoutUuid ? { checkoutUuid } : null;
    if (!what) throw problem('checkout_not_found');
    const { ownerId } = await ownerOf(parts, call, checkoutUuid ?? '');
    const opening = { ownerId, what, network: networkOf(parts, call), brand: call.brand };
    const opened = await createWalletOrder(await pricingFor(parts, call, named), opening, call.now);
    if (!call.bearer) call.setCookie(checkoutCookie, opened.checkoutUuid);
    return opened;
  };
  api.bind(
    walletEndpoints.open,
    async (input, call) => {
      await requireCustomer(parts.database.read, call);
      return open(input, call);
    },
    walletLimit,
  );
  api.bind(walletEndpoints.openAsGuest, open, walletLimit);
  api.bind(
    walletEndpoints.take,
    async ({ checkoutUuid, token, ...named }, call) => {
      const owner = { ...(await ownerOf(parts, call, checkoutUuid)), network: networkOf(parts, call) };
      return takeWallet(await pricingFor(parts, call, named), owner, token ?? call.walletToken ?? undefined, call.now);
    },
    walletLimit,
  );
}
