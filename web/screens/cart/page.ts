import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { checkoutCookie, checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { deliveryEndpoints } from '../../../contract/delivery/delivery.ts';
import { walletEndpoints } from '../../../contract/payments/wallet.ts';
import { ownList, savedEndpoints } from '../../../contract/saved/saved.ts';
import { searchEndpoints } from '../../../contract/search/search.ts';
import { safePath } from '../../../contract/values/safe-path.ts';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { failureText } from '../../features/cart/failure-text.ts';
import { cartOf, itemOf, savedActions } from '../../features/cart/saved-actions.ts';
import { toastIn } from '../../features/cart/toast.ts';
import { promoActions, promoField, refusedCode, type TriedCode } from '../../features/cart/tried-code.ts';
import { openWallet } from '../../features/checkout/open-wallet.ts';
import type { RefusedPostalCode } from '../../features/delivery/postal-code-form.tsx';
import { data, definePage, failed, type Loaded, type PageRequest, redirect, refusedStatus } from '../../page/page.ts';
import { cart as cartLink, paypalProcessing } from '../../routes.ts';
import { cartRefererCookie } from '../../shell/visitor/cart-referer.ts';
import { linkedPromo } from '../../shell/visitor/promo-link.ts';
import type { CartData } from './cart-data.ts';
import CartScreen from './cart-screen.tsx';

/** What a form without script was refused for: the cart as a whole, the postal code, or a promo code. */
interface Submitted {
  readonly error?: string;
  readonly refusedPostalCode?: RefusedPostalCode;
  readonly tried?: TriedCode;
}

async function load(request: PageRequest, refused: Submitted = {}): Promise<Loaded<CartData>> {
  const { client, url, cookie } = request;
  const { error = null, refusedPostalCode = null } = refused;
  const [current, listed, visitor, wallet] = await Promise.all([
    client.call(cartEndpoints.getCurrent, {}),
    client.call(savedEndpoints.list, { saveForLaterUuid: ownList }),
    client.call(visitorEndpoints.getVisitor, {}),
    client.call(walletEndpoints.getOffer, {}),
  ]);
  // A missing cart (404) is empty; the contents of an unreadable one are unknown.
  if (!current.ok && current.statusCode !== 404) return failed(current.statusCode, unreadable('your cart'));
  const cart = current.ok ? current.data.cart : null;
  const saved = listed.ok ? listed.data : null;
  const isEmpty = !cart || cart.items.length === 0;
  const paying = isEmpty ? null : await beingPaid(request);
  const rows = isEmpty ? await client.call(searchEndpoints.getRows, {}) : null;
  const suggestion = rows?.ok ? (rows.data.rows[0] ?? null) : null;
  const isGuest = visitor.ok && !visitor.data.ok;
  const told = error ? null : toastIn(url, cart, saved);
  // Cart and saved items together have the worst status (spec §7.1, §7.3); the page is shown all the same.
  const ofList = !listed.ok && listed.statusCode >= 500 ? listed.statusCode : 200;
  return data(
    {
      cart,
      paying,
      saved,
      isGuest,
      suggestion,
      wallet: wallet.ok && wallet.data.isOffered ? wallet.data : null,
      cameFrom: safePath(cookie(cartRefererCookie)),
      told,
      error: error ?? (listed.ok || listed.statusCode === 404 ? null : unreadable('your saved items')),
      refusedPostalCode,
      tried: refused.tried ?? linkedPromo(request),
    },
    Math.max(ofList, error ? 409 : refusedPostalCode || refused.tried ? refusedStatus : 200),
  );
}

/** The order that the cart's checkout has become, while its payment is undecided; any other checkout says nothing of the cart. */
async function beingPaid({ client, cookie }: PageRequest): Promise<CartData['paying']> {
  const known = cookie(checkoutCookie);
  const begun = known ? await client.call(checkoutEndpoints.get, { checkoutUuid: known }) : null;
  if (!begun?.ok) return null;
  const { checkoutUuid, state, orderNumber, isFromDraft, items } = begun.data;
  if ((state !== 'pending' && state !== 'challenge') || !orderNumber || isFromDraft) return null;
  const variationIds = items.map(({ variationId }) => variationId);
  return { checkoutUuid, orderNumber, isAtBank: state === 'challenge', variationIds };
}

const unreadable = (what: string): string => `We’re unable to retrieve ${what} right now. Please try again.`;

export default definePage<CartData>({
  load: (request) => load(request),
  head: () => ({ title: 'Your cart', robots: 'noindex' }),
  cache: 'none',
  Screen: CartScreen,
  actions: {
    update: async (form, request) => {
      const cart = await cartOf(request.client);
      if (!cart) return redirect(cartLink(), 303);
      const result = await request.client.call(cartEndpoints.setQuantity, { cartUuid: cart.cartUuid, ...itemOf(form) });
      return result.ok ? redirect(cartLink(), 303) : load(request, { error: failureText(result, 'update the quantity') });
    },
    remove: async (form, request) => {
      const cart = await cartOf(request.client);
      if (!cart) return redirect(cartLink(), 303);
      const { variationId, quantity } = itemOf(form);
      const result = await request.client.call(cartEndpoints.removeItem, { cartUuid: cart.cartUuid, variationId });
      return result.ok
        ? redirect(cartLink({ done: 'removed', item: variationId, quantity }), 303)
        : load(request, { error: failureText(result, 'remove this item') });
    },
    'postal-code': async (form, request) => {
      const postalCode = form.get('postalCode') ?? '';
      const kept = await request.client.call(deliveryEndpoints.rememberPostalCode, { postalCode });
      return kept.ok ? redirect(cartLink(), 303) : load(request, { refusedPostalCode: { postalCode, error: kept.message } });
    },
    wallet: async (_form, request) => {
      const [cart, visitor] = await Promise.all([cartOf(request.client), request.client.call(visitorEndpoints.getVisitor, {})]);
      if (!cart) return redirect(cartLink(), 303);
      const isGuest = visitor.ok && !visitor.data.ok;
      const opened = await openWallet(request.client, isGuest, { cartUuid: cart.cartUuid });
      return opened.ok ? redirect(paypalProcessing({ checkout: opened.data.checkoutUuid }), 303) : load(request, { error: opened.message });
    },
    [promoActions.enter]: async (form, request) => {
      const cart = await cartOf(request.client);
      if (!cart) return redirect(cartLink(), 303);
      const code = form.get(promoField) ?? '';
      const result = await request.client.call(cartEndpoints.addPromoCode, { cartUuid: cart.cartUuid, code });
      return result.ok ? redirect(cartLink(), 303) : load(request, { tried: refusedCode(code, result) });
    },
    [promoActions.remove]: async (_form, request) => {
      const cart = await cartOf(request.client);
      const code = request.url.searchParams.get('removePromo');
      if (!cart || !code) return redirect(cartLink(), 303);
      const result = await request.client.call(cartEndpoints.removePromoCode, { cartUuid: cart.cartUuid, code });
      return result.ok ? redirect(cartLink(), 303) : load(request, { error: failureText(result, 'remove this promo code') });
    },
    ...savedActions<CartData>({ link: cartLink, show: (request, error) => load(request, { error }) }),
  },
});
