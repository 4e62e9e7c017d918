import { addressEndpoints, addressProblems, type Country } from '../../../contract/accounts/addresses.ts';
import type { Failure, Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/buying/cart.ts';
import { type Checkout, checkoutEndpoints, type PlaceResult } from '../../../contract/buying/checkout.ts';
import { codeAmong, promoActions, promoField, refusedCode, type TriedCode } from '../../features/cart/tried-code.ts';
import { openWallet } from '../../features/checkout/open-wallet.ts';
import { wordsWithoutScript } from '../../features/checkout/refusal.ts';
import {
  detailErrors,
  detailsOf,
  type FieldErrors,
  paymentOf,
  prefixed,
  readCheckout,
  type TypedCheckout,
} from '../../features/checkout/typed-form.ts';
import { data, definePage, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { cart as cartLink, checkout as checkoutLink, orderConfirmation, paypalProcessing } from '../../routes.ts';
import { linkedPromo } from '../../shell/visitor/promo-link.ts';
import { accountOf, type CheckoutAccount, prefill, ship } from './account.ts';
import CheckoutScreen from './checkout-screen.tsx';

export interface CheckoutData {
  readonly checkout: Checkout;
  readonly countries: readonly Country[];
  readonly errors: FieldErrors;
  readonly message: string | null;
  /** What a post without script had in it; everything comes back but a card's number and security code. */
  readonly typed:
    | (Omit<TypedCheckout, 'card' | 'savedCard'> & {
        readonly card: { readonly expiry: string };
        /** Null where another card was chosen. */
        readonly savedCardId: number | null;
      })
    | null;
  /** Null for a guest. */
  readonly account: CheckoutAccount | null;
  /** Where the visitor said that things should go, until an address is known. */
  readonly place: { readonly stateRegion: string; readonly postalCode: string } | null;
  /** The wallet has approved: the order is reviewed and placed (spec §2.1). */
  readonly isReview: boolean;
  /** The bank still waits for the shopper's word. */
  readonly challengeUrl: string | null;
  /** The promo code of a link, or one that was refused without script. */
  readonly tried: TriedCode | null;
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
  tried?: TriedCode;
}

async function show(
  request: PageRequest,
  begun: Checkout,
  { typed = null, failure, challengeUrl, tried }: Shown = {},
): Promise<Loaded<CheckoutData>> {
  const [countries, account] = await Promise.all([request.client.call(addressEndpoints.getCountries, {}), accountOf(request.client)]);
  const checkout = typed ? begun : await prefill(request.client, begun, account);
  const wrong = typed ? null : walletAddressErrors(checkout);
  if (!countries.ok) return failed(countries.statusCode, countries.message);
  const shown = {
    checkout,
    countries: countries.data.countries,
    errors: failure?.fields ?? wrong ?? {},
    message: failure
      ? wordsWithoutScript(failure)
      : wrong
        ? 'We can’t ship to the address from PayPal. Please check the fields marked below.'
        : null,
    isReview: checkout.wallet !== null,
    typed,
    account,
    place: typed || checkout.shippingAddress ? null : await placeOf(request),
    challengeUrl: challengeUrl ?? null,
    tried: tried ?? (typed ? null : linkedPromo(request)),
  };
  return data(shown, failure?.statusCode === 400 ? 422 : (failure?.statusCode ?? 200));
}

/** What keeps the wallet's address from being shipped to; null where there is none, or it is taken. */
function walletAddressErrors({ wallet, shippingAddress }: Checkout): FieldErrors | null {
  if (!wallet?.shipTo || shippingAddress) return null;
  const problems = prefixed('shippingAddress', addressProblems(wallet.shipTo));
  return Object.keys(problems).length > 0 ? problems : { 'shippingAddress.stateRegion': "Sorry, we don't ship there." };
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

/** What the form holds; a saved address that it names is the customer's own. */
const typedBy = async (form: URLSearchParams, { client }: PageRequest): Promise<TypedCheckout> =>
  readCheckout(form, form.get('billingAddressId') ? ((await accountOf(client))?.addresses ?? []) : []);

/** Saves what the form holds; the checkout as it then is, or what is wrong. */
async function save(request: PageRequest, checkoutUuid: string, typed: TypedCheckout): Promise<Result<Checkout>> {
  const fields = detailErrors(typed);
  if (Object.keys(fields).length > 0) return { ok: false, statusCode: 400, message: 'Please check the fields marked below.', fields };
  return request.client.call(checkoutEndpoints.update, { checkoutUuid, ...detailsOf(typed) });
}

function comingBack({ card, savedCard, ...rest }: TypedCheckout): CheckoutData['typed'] {
  return { ...rest, card: { expiry: card.expiry }, savedCardId: savedCard?.cardId ?? null };
}

/** What a promo code that was typed, and not applied before another button was pressed, has come to. */
interface Entered {
  readonly checkout: Checkout;
  /** Why it was refused. */
  readonly tried?: TriedCode;
  /** Nothing was typed, or it counts: what the shopper wants can be done. */
  readonly counts: boolean;
}

const codeToCheck: Failure = { ok: false, statusCode: 400, message: 'Please check your promo code before you place your order.' };

/** Enters the promo code that is still in its field. */
async function enterTyped(form: URLSearchParams, { client }: PageRequest, checkout: Checkout): Promise<Entered> {
  const code = form.get(promoField)?.trim() ?? '';
  if (code === '') return { checkout, counts: true };
  const entered = await client.call(checkoutEndpoints.addPromoCode, { checkoutUuid: checkout.checkoutUuid, code });
  if (!entered.ok) return { checkout, tried: refusedCode(code, entered), counts: false };
  return { checkout: entered.data, counts: codeAmong(entered.data.promotions.codes, code)?.state === 'applied' };
}

/** Enters or removes a promo code without script; what is typed so far comes back, and nobody is told of what is still empty. */
async function changeCode(
  form: URLSearchParams,
  request: PageRequest,
  endpoint: typeof checkoutEndpoints.addPromoCode | typeof checkoutEndpoints.removePromoCode,
  code: string,
  refused: (failure: Failure) => Shown,
): Promise<Loaded<CheckoutData>> {
  const opened = await openCheckout(request);
  if (!opened?.ok) return redirect(cartLink(), 303);
  const typed = comingBack(await typedBy(form, request));
  const changed = await request.client.call(endpoint, { checkoutUuid: opened.data.checkoutUuid, code });
  return show(request, changed.ok ? changed.data : opened.data, { typed, ...(!changed.ok && refused(changed)) });
}

export default definePage<CheckoutData>({
  load,
  head: ({ isReview }) => ({ title: isReview ? 'Review your order' : 'Checkout', robots: 'noindex' }),
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
      const typed = await typedBy(form, request);
      const saved = await save(request, opened.data.checkoutUuid, typed);
      const { checkout, tried } = await enterTyped(form, request, saved.ok ? saved.data : opened.data);
      // Enter in the code's field presses this button, too: then nobody is told of what is still empty.
      const failure = saved.ok || form.get(promoField)?.trim() ? undefined : saved;
      return show(request, checkout, { typed: comingBack(typed), failure, tried });
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
      if (!opened) return redirect(cartLink(), 303);
      if (!opened.ok) return failed(opened.statusCode, opened.message);
      const { checkoutUuid } = opened.data;
      const typed = await typedBy(form, request);
      const again = { typed: comingBack(typed) };
      const saved = await save(request, checkoutUuid, typed);
      if (!saved.ok && saved.code === 'payment_in_progress') return resume(request, opened.data);
      const { checkout, tried, counts } = await enterTyped(form, request, saved.ok ? saved.data : opened.data);
      if (!saved.ok || !counts) return show(request, checkout, { ...again, failure: saved.ok ? codeToCheck : saved, tried });
      const expectedTotal = Number(form.get('expectedTotal'));
      const result = await request.client.call(checkoutEndpoints.place, { checkoutUuid, ...paymentOf(typed), expectedTotal });
      if (result.ok) return redirect(onward(result.data), 303);
      const now = await request.client.call(checkoutEndpoints.get, { checkoutUuid });
      return show(request, now.ok ? now.data : checkout, { ...again, failure: result });
    },
    wallet: async (form, request) => {
      const opened = await openCheckout(request);
      if (!opened?.ok) return redirect(cartLink(), 303);
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
