import { addressEndpoints, addressProblems } from '../../../contract/addresses/addresses.ts';
import type { Failure, Result } from '../../../contract/api/client.ts';
import { type Cart, cartEndpoints } from '../../../contract/cart/cart.ts';
import { type Checkout, checkoutEndpoints, type PlaceResult } from '../../../contract/checkout/checkout.ts';
import { loginSkippedCookie, visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { hasSessionEnded } from '../../features/account/sign-in-first.ts';
import { codeAmong, promoActions, promoField, refusedCode, type TriedCode } from '../../features/cart/tried-code.ts';
import { frameOnWebsite, isInApp } from '../../features/checkout/in-app.ts';
import { openWallet } from '../../features/checkout/open-wallet.ts';
import { pricedForCountry } from '../../features/checkout/priced-for-country.ts';
import { wordsOfChange, wordsOfRefusal, wordsOnLoad } from '../../features/checkout/refusal.ts';
import {
  cardAsked,
  detailErrors,
  detailsOf,
  type FieldErrors,
  paymentOf,
  prefixed,
  readCheckout,
  type TypedCheckout,
} from '../../features/checkout/typed-form.ts';
import { data, definePage, failed, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import {
  cart as cartLink,
  checkoutEnded,
  checkout as checkoutLink,
  checkoutMobile,
  login,
  orderConfirmation,
  paypalProcessing,
} from '../../routes.ts';
import { linkedPromo } from '../../shell/visitor/promo-link.ts';
import { accountOf, prefill, ship } from './account.ts';
import type { CheckoutData } from './checkout-data.ts';
import CheckoutScreen from './checkout-screen.tsx';
import { payAnotherWay } from './pay-another-way.ts';
import { comingBack, movedTo, typedAs } from './typed-again.ts';

/** Where to send the shopper for this result. The security policy lets no form lead to another site: there the checkout has a link. */
function onward(result: PlaceResult, checkoutUuid: string): string {
  if (result.status !== 'challenge') return orderConfirmation({ orderNumber: result.orderNumber });
  return result.url.startsWith('/') ? result.url : checkoutLink({ checkout: checkoutUuid });
}

/** A checkout, and the cart it was started from now. */
type Opened = Result<Checkout> & { readonly cart?: Cart };

/**
 * The visitor's open checkout, started from the cart if needed; null when there is nothing to check out. Named by the address are that of a payment
 * link, as the cart has none of it, and one that is being paid, as its order has taken the stock that the cart would need.
 */
async function openCheckout({ client, url }: PageRequest): Promise<Opened | null> {
  const named = url.searchParams.get('checkout');
  const known = named ? await client.call(checkoutEndpoints.get, { checkoutUuid: named }) : null;
  if (known && (known.ok ? known.data.isFromDraft || known.data.state !== 'open' : known.code === 'payment_link_ended')) return known;
  const current = await client.call(cartEndpoints.getCurrent, {});
  if (!current.ok) return current;
  const { cart } = current.data;
  return cart?.canCheckout ? { ...(await client.call(checkoutEndpoints.start, { cartUuid: cart.cartUuid })), cart } : null;
}

/** The visitor's cart; null where there is none or it cannot be retrieved. */
async function cartOf({ client }: PageRequest): Promise<Cart | null> {
  const current = await client.call(cartEndpoints.getCurrent, {});
  return current.ok ? current.data.cart : null;
}

/** Leaves the checkout when the cart is empty: to sign in, where that is because the session has ended (spec §8, cart). */
async function toCart(request: PageRequest): Promise<Loaded<never>> {
  const hasEnded = await hasSessionEnded(request);
  if (isInApp(request)) return redirect(checkoutEnded({ because: hasEnded ? 'session' : 'empty' }), 303);
  return redirect(hasEnded ? login({ returnTo: checkoutLink(), done: 'ended' }) : cartLink(), 303);
}

interface Submitted {
  typed?: CheckoutData['typed'];
  failure?: Failure;
  challengeUrl?: string;
  tried?: TriedCode;
  /** The visitor's cart, where it is known already. */
  cart?: Cart | undefined;
}

async function show(
  request: PageRequest,
  begun: Checkout,
  { typed = null, failure, challengeUrl, tried, cart: known }: Submitted = {},
): Promise<Loaded<CheckoutData>> {
  // Its cart has the location chosen on product and cart pages, and what a sign-in has merged.
  const [countries, account, cart] = await Promise.all([
    request.client.call(addressEndpoints.getCountries, {}),
    accountOf(request.client),
    typed || begun.isFromDraft ? null : (known ?? cartOf(request)),
  ]);
  const checkout = typed
    ? { ...begun, ...(await pricedForCountry(request.client, begun.checkoutUuid, typed.shippingAddress.countryCode)) }
    : await prefill(request.client, begun, account);
  const wrong = typed ? null : walletAddressErrors(checkout);
  if (!countries.ok) return unopened(countries);
  const shown = {
    checkout,
    countries: countries.data.countries,
    errors: failure?.fields ?? wrong ?? {},
    message: failure
      ? wordsOnLoad(failure)
      : wrong
        ? 'We can’t ship to the address from PayPal. Please check the fields marked below.'
        : null,
    isReview: checkout.wallet !== null,
    typed,
    account,
    place: checkout.shippingAddress ? null : (cart?.delivery?.destination ?? null),
    mergeNotice: cart?.mergeNotice ?? null,
    challengeUrl: challengeUrl ?? null,
    isInApp: isInApp(request),
    asksLogin: account === null && !checkout.isFromDraft && !isInApp(request) && !typed && request.cookie(loginSkippedCookie) !== 'true',
    tried: tried ?? (typed || checkout.isFromDraft ? null : linkedPromo(request)),
  };
  return data(shown, statusOf(failure));
}

/** Why we cannot ship to the wallet's address; null where there is none or it was accepted. */
function walletAddressErrors({ wallet, shippingAddress }: Checkout): FieldErrors | null {
  if (!wallet?.shipTo || shippingAddress) return null;
  const problems = prefixed('shippingAddress', addressProblems(wallet.shipTo));
  return Object.keys(problems).length > 0 ? problems : { 'shippingAddress.stateRegion': "Sorry, we don't ship there." };
}

/** Continues a payment already begun: looks up its state and continues from there (rulings: Orders; checklist 31). */
async function resume(request: PageRequest, checkout: Checkout): Promise<Loaded<CheckoutData>> {
  const { checkoutUuid } = checkout;
  const result = await request.client.call(checkoutEndpoints.resume, { checkoutUuid });
  if (result.ok && result.data.status === 'challenge') return show(request, checkout, { challengeUrl: result.data.url });
  if (result.ok) return redirect(onward(result.data, checkoutUuid), 303);
  const again = await request.client.call(checkoutEndpoints.get, { checkoutUuid });
  return show(request, again.ok ? again.data : checkout, { failure: result });
}

/** The app's first request carries its session as a bearer token; cookies take over from there. */
async function loadInApp(request: PageRequest): Promise<Loaded<CheckoutData>> {
  const kept = await request.client.call(visitorEndpoints.keepBearer, {});
  if (!kept.ok) return redirect(checkoutEnded({ because: 'session' }), 303);
  const loaded = await load(request);
  return loaded.kind === 'failure' ? redirect(checkoutEnded({ because: 'failed' }), 303) : loaded;
}

async function load(request: PageRequest): Promise<Loaded<CheckoutData>> {
  const named = request.url.searchParams.get('checkout');
  const known = named ? await request.client.call(checkoutEndpoints.get, { checkoutUuid: named }) : null;
  const checkout: Opened | null = known?.ok || known?.code === 'payment_link_ended' ? known : await openCheckout(request);
  if (!checkout) return toCart(request);
  if (!checkout.ok) return checkout.statusCode === 409 ? toCart(request) : failed(checkout.statusCode, wordsOfRefusal(checkout));
  const { state, orderNumber } = checkout.data;
  if (state === 'complete' && orderNumber) return redirect(orderConfirmation({ orderNumber }), 303);
  return state === 'open' ? show(request, checkout.data, { cart: checkout.cart }) : resume(request, checkout.data);
}

/** Reads the form; a saved address it names must be the customer's own. */
async function typedBy(form: URLSearchParams, { client }: PageRequest): Promise<TypedCheckout> {
  const [known, account] = await Promise.all([
    client.call(addressEndpoints.getCountries, {}),
    form.get('billingAddressId') ? accountOf(client) : null,
  ]);
  return readCheckout(form, known.ok ? known.data.countries : [], account?.addresses);
}

/** Saves the form; returns the updated checkout or its errors. */
async function save(request: PageRequest, checkoutUuid: string, typed: TypedCheckout): Promise<Result<Checkout>> {
  const fields = detailErrors(typed);
  if (Object.keys(fields).length > 0) return { ok: false, statusCode: 400, message: 'Please check the fields marked below.', fields };
  return request.client.call(checkoutEndpoints.update, { checkoutUuid, ...detailsOf(typed) });
}

/** The outcome for a promo code that was typed but not applied before another button was pressed. */
interface Entered {
  readonly checkout: Checkout;
  /** Why it was refused. */
  readonly tried?: TriedCode;
  /** The field was empty or the code applies, so the requested action can go on. */
  readonly counts: boolean;
}

const codeToCheck: Failure = { ok: false, statusCode: 400, message: 'Please check your promo code before you place your order.' };

/** Applies the promo code left in its field. */
async function enterTyped(form: URLSearchParams, { client }: PageRequest, checkout: Checkout): Promise<Entered> {
  const code = form.get(promoField)?.trim() ?? '';
  if (code === '') return { checkout, counts: true };
  const entered = await client.call(checkoutEndpoints.addPromoCode, { checkoutUuid: checkout.checkoutUuid, code });
  if (!entered.ok) return { checkout, tried: refusedCode(code, entered), counts: false };
  return { checkout: entered.data, counts: codeAmong(entered.data.promotions.codes, code)?.state === 'applied' };
}

/** Applies or removes a promo code without script. Keeps what was typed, and shows no errors for empty fields. */
async function changeCode(
  form: URLSearchParams,
  request: PageRequest,
  endpoint: typeof checkoutEndpoints.addPromoCode | typeof checkoutEndpoints.removePromoCode,
  code: string,
  refused: (failure: Failure) => Submitted,
): Promise<Loaded<CheckoutData>> {
  const opened = await openCheckout(request);
  if (!opened?.ok) return toCart(request);
  const typed = comingBack(await typedBy(form, request));
  const changed = await request.client.call(endpoint, { checkoutUuid: opened.data.checkoutUuid, code });
  return show(request, changed.ok ? changed.data : opened.data, { typed, ...(!changed.ok && refused(changed)) });
}

export default definePage<CheckoutData>({
  load: (request) => (request.url.pathname === checkoutMobile() ? loadInApp(request) : load(request)),
  head: ({ isReview, isInApp }) => ({
    title: isReview ? 'Review your order' : isInApp ? 'Mobile checkout' : 'Checkout',
    robots: 'noindex',
  }),
  cache: 'none',
  shell: frameOnWebsite('checkout'),
  takesCards: true,
  Screen: CheckoutScreen,
  actions: {
    guest: async (_form, { client }) => {
      await client.call(visitorEndpoints.skipLogin, {});
      return redirect(checkoutLink(), 303);
    },
    use: async (form, request) => {
      const [opened, account] = await Promise.all([openCheckout(request), accountOf(request.client)]);
      const chosen = account?.addresses.find(({ addressId }) => String(addressId) === form.get('addressId'));
      if (!opened) return toCart(request);
      if (!opened.ok || !account || !chosen) return redirect(checkoutLink(), 303);
      const shipped = await ship(request.client, opened.data, chosen.address, account.email);
      if (shipped.ok || shipped.code === 'payment_in_progress') return redirect(checkoutLink(), 303);
      return show(request, opened.data, { typed: typedAs(opened.data, account.email, chosen.address), failure: shipped });
    },
    country: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened?.ok) return toCart(request);
      return show(request, opened.data, { typed: movedTo(form, comingBack(await typedBy(form, request))) });
    },
    update: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened?.ok) return toCart(request);
      const typed = await typedBy(form, request);
      const saved = await save(request, opened.data.checkoutUuid, typed);
      const { checkout, tried } = await enterTyped(form, request, saved.ok ? saved.data : opened.data);
      // Enter in the code's field presses this button too; then empty fields are no errors yet.
      const failure = saved.ok || form.get(promoField)?.trim() ? undefined : saved;
      return show(request, checkout, { typed: comingBack(typed), failure, tried });
    },
    [payAnotherWay]: async (_form, request) => {
      const opened = await openCheckout(request);
      if (!opened?.ok) return toCart(request);
      const { checkoutUuid } = opened.data;
      const left = await request.client.call(checkoutEndpoints.payAnotherWay, { checkoutUuid });
      return left.ok ? redirect(checkoutLink({ checkout: checkoutUuid }), 303) : failed(left.statusCode, wordsOfRefusal(left));
    },
    [promoActions.enter]: (form, request) => {
      const code = form.get(promoField) ?? '';
      return changeCode(form, request, checkoutEndpoints.addPromoCode, code, (failure) => ({ tried: refusedCode(code, failure) }));
    },
    [promoActions.remove]: (form, request) => {
      const code = request.url.searchParams.get('removePromo') ?? '';
      return changeCode(form, request, checkoutEndpoints.removePromoCode, code, (failure) => ({ failure }));
    },
    place: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened) return toCart(request);
      if (!opened.ok) return failed(opened.statusCode, wordsOfRefusal(opened));
      const { checkoutUuid, state, orderNumber } = opened.data;
      // Another tab has paid by the same link.
      if (state === 'complete' && orderNumber) return redirect(orderConfirmation({ orderNumber }), 303);
      const typed = await typedBy(form, request);
      const again = { typed: comingBack(typed) };
      const saved = await save(request, checkoutUuid, typed);
      if (!saved.ok && saved.code === 'payment_in_progress') return resume(request, opened.data);
      const { checkout, tried, counts } = await enterTyped(form, request, saved.ok ? saved.data : opened.data);
      if (!saved.ok || !counts) return show(request, checkout, { ...again, failure: saved.ok ? codeToCheck : saved, tried });
      const expectedTotal = Number(form.get('expectedTotal'));
      const result = await request.client.call(checkoutEndpoints.place, {
        checkoutUuid,
        ...paymentOf(typed, cardAsked(checkout, await accountOf(request.client))),
        expectedTotal,
        expectedItems: form.get('expectedItems') ?? undefined,
      });
      if (result.ok) return redirect(onward(result.data, checkoutUuid), 303);
      const now = await request.client.call(checkoutEndpoints.get, { checkoutUuid });
      const message = now.ok ? wordsOfChange(result, now.data, expectedTotal, null) : result.message;
      return show(request, now.ok ? now.data : checkout, { ...again, failure: { ...result, message } });
    },
    wallet: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened?.ok) return toCart(request);
      const { checkoutUuid } = opened.data;
      const typed = await typedBy(form, request);
      const saved = await save(request, checkoutUuid, typed);
      const { checkout, tried, counts } = await enterTyped(form, request, saved.ok ? saved.data : opened.data);
      const again = { typed: comingBack(typed), tried };
      if (!saved.ok || !counts) return show(request, checkout, { ...again, failure: saved.ok ? codeToCheck : saved });
      const isGuest = (await accountOf(request.client)) === null;
      const wallet = await openWallet(request.client, isGuest, { checkoutUuid });
      if (wallet.ok) return redirect(paypalProcessing({ checkout: checkoutUuid }), 303);
      return show(request, checkout, { ...again, failure: wallet });
    },
  },
});
