import { type Cart, cartEndpoints } from '../../../contract/cart.ts';
import { deliveryEndpoints } from '../../../contract/delivery.ts';
import { type ProductRow, searchEndpoints } from '../../../contract/search.ts';
import { data, definePage, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { cart as cartLink } from '../../routes.ts';
import CartScreen from './cart-screen.tsx';

export interface CartData {
  readonly cart: Cart | null;
  /** Shown under an empty cart. */
  readonly suggestion: ProductRow | null;
  /** A line just removed without script, so that it can be put back. */
  readonly removed: { variationId: number; quantity: number } | null;
  readonly error: string | null;
  /** What is wrong with a postal code sent without script. */
  readonly postalError: string | null;
}

async function load(
  { client, url }: PageRequest,
  error: string | null = null,
  postalError: string | null = null,
): Promise<Loaded<CartData>> {
  const current = await client.call(cartEndpoints.getCurrent, {});
  const cart = current.ok ? current.data.cart : null;
  const isEmpty = !cart || cart.items.length === 0;
  const rows = isEmpty ? await client.call(searchEndpoints.getRows, {}) : null;
  const suggestion = rows?.ok ? (rows.data.rows[0] ?? null) : null;
  const unavailable = current.ok ? null : 'We’re unable to retrieve your cart right now. Please try again.';
  return data(
    { cart, suggestion, removed: removedIn(url), error: error ?? unavailable, postalError },
    error ? 409 : postalError ? 400 : 200,
  );
}

function removedIn(url: URL): CartData['removed'] {
  const [variationId, quantity] = [Number(url.searchParams.get('removed')), Number(url.searchParams.get('quantity'))];
  return Number.isInteger(variationId) && variationId > 0 && quantity > 0 ? { variationId, quantity } : null;
}

/** The numbers a line's form carries. */
function lineOf(form: URLSearchParams): { variationId: number; quantity: number } {
  return { variationId: Number(form.get('variationId')), quantity: Number(form.get('quantity')) };
}

async function cartOf({ client }: PageRequest): Promise<Cart | null> {
  const current = await client.call(cartEndpoints.getCurrent, {});
  return current.ok ? current.data.cart : null;
}

export default definePage<CartData>({
  load: (request) => load(request),
  head: () => ({ title: 'Your cart', robots: 'noindex' }),
  cache: 'none',
  Screen: CartScreen,
  actions: {
    update: async (form, request) => {
      const cart = await cartOf(request);
      if (!cart) return redirect(cartLink(), 303);
      const result = await request.client.call(cartEndpoints.setQuantity, { cartUuid: cart.cartUuid, ...lineOf(form) });
      return result.ok ? redirect(cartLink(), 303) : load(request, result.message);
    },
    remove: async (form, request) => {
      const cart = await cartOf(request);
      if (!cart) return redirect(cartLink(), 303);
      const { variationId, quantity } = lineOf(form);
      const result = await request.client.call(cartEndpoints.removeItem, { cartUuid: cart.cartUuid, variationId });
      return result.ok ? redirect(cartLink({ removed: variationId, quantity }), 303) : load(request, result.message);
    },
    'postal-code': async (form, request) => {
      const kept = await request.client.call(deliveryEndpoints.rememberPostalCode, { postalCode: form.get('postalCode') ?? '' });
      return kept.ok ? redirect(cartLink(), 303) : load(request, null, kept.message);
    },
    undo: async (form, request) => {
      const result = await request.client.call(cartEndpoints.addItem, lineOf(form));
      return result.ok ? redirect(cartLink(), 303) : load(request, result.message);
    },
  },
});
