import { addressEndpoints, type Country } from '../../../contract/addresses.ts';
import { cartEndpoints } from '../../../contract/cart.ts';
import { type Checkout, checkoutEndpoints, type PlaceResult } from '../../../contract/checkout.ts';
import type { Failure, Result } from '../../../contract/client.ts';
import { detailErrors, type FieldErrors, readCheckout, type TypedCheckout } from '../../features/checkout/typed-form.ts';
import { data, definePage, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { cart as cartLink, checkout as checkoutLink, orderConfirmation } from '../../routes.ts';
import { accountOf, type CheckoutAccount, prefill, ship } from './account.ts';
import CheckoutScreen from './checkout-screen.tsx';

export interface CheckoutData {
  readonly checkout: Checkout;
  readonly countries: readonly Country[];
  readonly errors: FieldErrors;
  readonly message: string | null;
  /** What a post without script had in it; everything comes back but the security code. */
  readonly typed: (Omit<TypedCheckout, 'card'> & { readonly card: { readonly number: string; readonly expiry: string } }) | null;
  /** Null for a guest. */
  readonly account: CheckoutAccount | null;
  /** Where the visitor said that things should go, until an address is known. */
  readonly place: { readonly stateRegion: string; readonly postalCode: string } | null;
  /** The bank still waits for the shopper's word. */
  readonly challengeUrl: string | null;
}

/** Where a placed order, or one under way, is to be seen. */
function onward(result: PlaceResult): string {
  return result.status === 'challenge' ? result.url : orderConfirmation({ orderNumber: result.orderNumber });
}

/** The visitor's open checkout, started from the cart where there is none; null when there is nothing to check out. */
async function openCheckout({ client }: PageRequest): Promise<Result<Checkout> | null> {
  const current = await client.call(cartEndpoints.getCurrent, {});
  if (!current.ok) return current;
  const { cart } = current.data;
  return cart?.canCheckout ? client.call(checkoutEndpoints.start, { cartUuid: cart.cartUuid }) : null;
}

/** What product and cart pages have been told. */
async function placeOf({ client }: PageRequest): Promise<CheckoutData['place']> {
  const current = await client.call(cartEndpoints.getCurrent, {});
  return (current.ok && current.data.cart?.delivery?.destination) || null;
}

interface Shown {
  typed?: CheckoutData['typed'];
  failure?: Failure;
  challengeUrl?: string;
}

async function show(
  request: PageRequest,
  begun: Checkout,
  { typed = null, failure, challengeUrl }: Shown = {},
): Promise<Loaded<CheckoutData>> {
  const [countries, account] = await Promise.all([request.client.call(addressEndpoints.getCountries, {}), accountOf(request.client)]);
  const checkout = typed ? begun : await prefill(request.client, begun, account);
  if (!countries.ok) return failed(countries.statusCode, countries.message);
  const shown = {
    checkout,
    countries: countries.data.countries,
    errors: failure?.fields ?? {},
    message: failure?.message ?? null,
    typed,
    account,
    place: typed || checkout.shippingAddress ? null : await placeOf(request),
    challengeUrl: challengeUrl ?? null,
  };
  return data(shown, failure?.statusCode === 400 ? 422 : (failure?.statusCode ?? 200));
}

/** A payment was begun: asks how it stands, and goes on from there (rulings: Orders; checklist 31). */
async function resume(request: PageRequest, checkout: Checkout): Promise<Loaded<CheckoutData>> {
  const { checkoutUuid } = checkout;
  const result = await request.client.call(checkoutEndpoints.resume, { checkoutUuid });
  if (result.ok && result.data.status === 'challenge') return show(request, checkout, { challengeUrl: result.data.url });
  if (result.ok) return redirect(onward(result.data), 303);
  const again = await request.client.call(checkoutEndpoints.get, { checkoutUuid });
  return show(request, again.ok ? again.data : checkout, { failure: result });
}

async function load(request: PageRequest): Promise<Loaded<CheckoutData>> {
  const named = request.url.searchParams.get('checkout');
  const known = named ? await request.client.call(checkoutEndpoints.get, { checkoutUuid: named }) : null;
  const checkout = known?.ok ? known : await openCheckout(request);
  if (!checkout) return redirect(cartLink(), 303);
  if (!checkout.ok) return checkout.statusCode === 409 ? redirect(cartLink(), 303) : failed(checkout.statusCode, checkout.message);
  const { state, orderNumber } = checkout.data;
  if (state === 'complete' && orderNumber) return redirect(orderConfirmation({ orderNumber }), 303);
  return state === 'open' ? show(request, checkout.data) : resume(request, checkout.data);
}

/** Saves what the form holds; the checkout as it then is, or what is wrong. */
async function save(request: PageRequest, checkoutUuid: string, typed: TypedCheckout): Promise<Result<Checkout>> {
  const { contact, shippingAddress, billingAddress, deliveryMethod } = typed;
  const fields = detailErrors(typed);
  if (Object.keys(fields).length > 0) return { ok: false, statusCode: 400, message: 'Please check the fields marked below.', fields };
  return request.client.call(checkoutEndpoints.update, { checkoutUuid, contact, shippingAddress, billingAddress, deliveryMethod });
}

function comingBack({ card, ...rest }: TypedCheckout): CheckoutData['typed'] {
  return { ...rest, card: { number: card.number, expiry: card.expiry } };
}

export default definePage<CheckoutData>({
  load,
  head: () => ({ title: 'Checkout', robots: 'noindex' }),
  cache: 'none',
  shell: 'checkout',
  Screen: CheckoutScreen,
  actions: {
    use: async (form, request) => {
      const [opened, account] = await Promise.all([openCheckout(request), accountOf(request.client)]);
      const chosen = account?.addresses.find(({ addressId }) => String(addressId) === form.get('addressId'));
      if (opened?.ok && account && chosen) await ship(request.client, opened.data, chosen.address, account.email);
      return redirect(opened ? checkoutLink() : cartLink(), 303);
    },
    update: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened?.ok) return redirect(cartLink(), 303);
      const typed = readCheckout(form);
      const saved = await save(request, opened.data.checkoutUuid, typed);
      return show(request, saved.ok ? saved.data : opened.data, { typed: comingBack(typed), failure: saved.ok ? undefined : saved });
    },
    place: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened) return redirect(cartLink(), 303);
      if (!opened.ok) return failed(opened.statusCode, opened.message);
      const { checkoutUuid } = opened.data;
      const typed = readCheckout(form);
      const again = { typed: comingBack(typed) };
      const saved = await save(request, checkoutUuid, typed);
      if (!saved.ok && saved.code === 'payment_in_progress') return resume(request, opened.data);
      if (!saved.ok) return show(request, opened.data, { ...again, failure: saved });
      const expectedTotal = Number(form.get('expectedTotal'));
      const result = await request.client.call(checkoutEndpoints.place, { checkoutUuid, card: typed.card, expectedTotal });
      if (result.ok) return redirect(onward(result.data), 303);
      return show(request, saved.data, { ...again, failure: result });
    },
  },
});
