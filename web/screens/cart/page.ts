import { type Cart, cartEndpoints } from '../../../contract/cart.ts';
import type { Result } from '../../../contract/client.ts';
import { deliveryEndpoints } from '../../../contract/delivery.ts';
import { safePath } from '../../../contract/safe-path.ts';
import { ownList, type SavedList, savedEndpoints } from '../../../contract/saved.ts';
import { type ProductRow, searchEndpoints } from '../../../contract/search.ts';
import { visitorEndpoints } from '../../../contract/visitor.ts';
import { cartOf, itemOf, savedActions } from '../../features/cart/saved-actions.ts';
import { type Told, toldIn } from '../../features/cart/told.ts';
import { data, definePage, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { cart as cartLink } from '../../routes.ts';
import { cartRefererCookie } from '../../shell/cart-referer.ts';
import CartScreen from './cart-screen.tsx';

export interface CartData {
  readonly cart: Cart | null;
  /** Shown under an empty cart. */
  readonly suggestion: ProductRow | null;
  /** Null: saving for later is not open to this visitor. */
  readonly saved: SavedList | null;
  /** Where the visitor was before; null when that is not known. */
  readonly cameFrom: string | null;
  /** Guests are offered an account, which keeps cart and saved items. */
  readonly isGuest: boolean;
  /** What was just done without script, so that it can be undone. */
  readonly told: Told | null;
  readonly error: string | null;
  /** What is wrong with a postal code sent without script. */
  readonly postalError: string | null;
}

async function load(
  { client, url, cookie }: PageRequest,
  error: string | null = null,
  postalError: string | null = null,
): Promise<Loaded<CartData>> {
  const [current, listed, visitor] = await Promise.all([
    client.call(cartEndpoints.getCurrent, {}),
    client.call(savedEndpoints.list, { saveForLaterUuid: ownList }),
    client.call(visitorEndpoints.getVisitor, {}),
  ]);
  const cart = current.ok ? current.data.cart : null;
  const saved = listed.ok ? listed.data : null;
  const isEmpty = !cart || cart.items.length === 0;
  const rows = isEmpty ? await client.call(searchEndpoints.getRows, {}) : null;
  const suggestion = rows?.ok ? (rows.data.rows[0] ?? null) : null;
  const isGuest = visitor.ok && !visitor.data.ok;
  const told = error ? null : toldIn(url, cart, saved);
  return data(
    {
      cart,
      saved,
      isGuest,
      suggestion,
      cameFrom: safePath(cookie(cartRefererCookie)),
      told,
      error: error ?? missing(current, 'your cart') ?? missing(listed, 'your saved items'),
      postalError,
    },
    error ? 409 : postalError ? 400 : 200,
  );
}

/** What to say of a call that failed; nothing where what it asks for is not there at all. */
const missing = (result: Result<unknown>, what: string): string | null =>
  result.ok || result.statusCode === 404 ? null : `We’re unable to retrieve ${what} right now. Please try again.`;

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
      return result.ok ? redirect(cartLink(), 303) : load(request, result.message);
    },
    remove: async (form, request) => {
      const cart = await cartOf(request.client);
      if (!cart) return redirect(cartLink(), 303);
      const { variationId, quantity } = itemOf(form);
      const result = await request.client.call(cartEndpoints.removeItem, { cartUuid: cart.cartUuid, variationId });
      return result.ok ? redirect(cartLink({ done: 'removed', item: variationId, quantity }), 303) : load(request, result.message);
    },
    'postal-code': async (form, request) => {
      const kept = await request.client.call(deliveryEndpoints.rememberPostalCode, { postalCode: form.get('postalCode') ?? '' });
      return kept.ok ? redirect(cartLink(), 303) : load(request, null, kept.message);
    },
    ...savedActions<CartData>({ link: cartLink, show: load }),
  },
});
