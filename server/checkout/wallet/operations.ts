import { address } from '../../../contract/addresses/addresses.schemas.ts';
import { contactEmail } from '../../../contract/checkout/checkout.schemas.ts';
import { type Checkout, checkoutProblems } from '../../../contract/checkout/checkout.ts';
import { paypalCancel, paypalProcessing } from '../../../contract/urls/shop.ts';
import { askProvider, providerLimit, type WalletOrder, type WalletProvider } from '../../payments/index.ts';
import { brandNameOf } from '../../platform/brand-names.ts';
import { urlOf } from '../../platform/config/shop-urls.ts';
import { Problem, problemsOf } from '../../platform/http/problem.ts';
import { missingFields, type StoredCheckout } from '../checkout.ts';
import { type Details, getCheckout, startCheckout, updateCheckout } from '../operations.ts';
import type { PricingParts } from '../parts.ts';
import { type CheckoutOwner, findCheckout, lockCheckout, saveDetails, saveWallet } from '../store.ts';

const problem = problemsOf(checkoutProblems);

export interface Opening {
  readonly ownerId: string;
  /** Starting from a cart uses the wallet's address. */
  readonly what: { readonly cartUuid: string } | { readonly checkoutUuid: string };
  readonly network: string;
  readonly brand: string;
}

/** The wallet offered to this visitor. Throws `payment_type_unavailable`. */
function walletOf({ payBy, paymentTypes }: PricingParts): WalletProvider {
  if (!payBy.PAYPAL || !paymentTypes.includes('PAYPAL')) throw problem('payment_type_unavailable');
  return payBy.PAYPAL;
}

/**
 * Opens an order in the wallet at the checkout's wallet price and returns where the payer approves it. From the checkout it needs a shipping address
 * (spec §5). Throws `details_missing`, `payment_in_progress`, `wallet_unavailable`, and what starting and updating throw.
 */
export async function createWalletOrder(parts: PricingParts, opening: Opening, now: Date): Promise<{ checkoutUuid: string; url: string }> {
  const wallet = walletOf(parts);
  const { ownerId, network, brand, what } = opening;
  const from = 'cartUuid' in what ? 'cart' : 'checkout';
  const { checkoutUuid, state } =
    'cartUuid' in what
      ? await startCheckout(parts, { ownerId, network, ...what }, now)
      : await getCheckout(parts, { ownerId, ...what }, now);
  if (state !== 'open') throw problem('payment_in_progress');
  const owner = { ownerId, checkoutUuid };
  const { totals, shippingAddress } = await updateCheckout(parts, { ...owner, network }, { paymentType: 'PAYPAL' }, now);
  const stored = await findCheckout(parts.database.read, owner);
  if (from === 'checkout' && stored && !(stored.contact && stored.shippingAddress)) {
    throw problem('details_missing', undefined, missingFields(stored));
  }
  const shopUrl = urlOf(parts.config, brand);
  const merchant = await brandNameOf(parts.database, brand, now);
  const answer = await askProvider(
    (signal) =>
      wallet.open(
        {
          purchase: { checkoutUuid, orderNumber: null, totals, shipTo: from === 'checkout' ? shippingAddress : null },
          merchant,
          returnUrl: shopUrl + paypalProcessing({ checkout: checkoutUuid }),
          cancelUrl: shopUrl + paypalCancel({ checkout: checkoutUuid }),
        },
        signal,
      ),
    providerLimit(parts),
    parts.log,
  );
  if (answer.status === 'silent') throw problem('wallet_unavailable');
  const { reference, url } = answer;
  await parts.database.transact(async (tx) => {
    const checkout = await lockCheckout(tx, owner);
    if (checkout?.state === 'open') await saveWallet(tx, checkoutUuid, { reference, url, from, payer: null, shipTo: null }, now);
  });
  return { checkoutUuid, url };
}

export interface Taken {
  readonly status: 'approved' | 'waiting';
  readonly url: string | null;
  readonly checkout: Checkout;
}

/**
 * The payer is back: looks up the wallet order and stores its approval, whichever tab opened it. For one opened from the cart, address and e-mail
 * become the checkout's where valid; an address set before gives way even to one we cannot ship to, or the order would go elsewhere than the payer
 * approved. Throws `checkout_not_found`, also for another checkout's order, `payment_type_unavailable`,
 * `wallet_unavailable`.
 */
export async function takeWallet(
  parts: PricingParts,
  owner: CheckoutOwner & { network: string },
  token: string | undefined,
  now: Date,
): Promise<Taken> {
  const checkout = await findCheckout(parts.database.read, owner);
  if (!checkout) throw problem('checkout_not_found');
  const show = async (status: Taken['status'], url: string | null) => ({ status, url, checkout: await getCheckout(parts, owner, now) });
  const { wallet: opened, state } = checkout;
  const reference = token ?? opened?.reference;
  if (state !== 'open') return show('approved', null);
  if (!reference) return show('waiting', null);
  const order = await findOrder(parts, reference);
  if (order?.checkoutUuid !== checkout.uuid) throw problem('checkout_not_found');
  const { payer, shipTo, isApproved } = order;
  const url = opened?.reference === reference ? opened.url : null;
  if (!isApproved || !payer) return show('waiting', url);
  const from = opened?.from ?? 'checkout';
  await parts.database.transact(async (tx) => {
    const locked = await lockCheckout(tx, owner);
    if (locked?.state !== 'open') return;
    await saveWallet(tx, checkout.uuid, { reference, url: url ?? '', from, payer, shipTo }, now);
    if (from === 'cart' && shipTo) await saveDetails(tx, { ...locked, shippingAddress: null, addressDoubted: false, taxRates: null }, now);
  });
  const details = from === 'cart' || !checkout.shippingAddress ? detailsOf(checkout, order) : {};
  await saveValid(parts, owner, { ...details, paymentType: 'PAYPAL' }, now);
  return show('approved', null);
}

async function findOrder(parts: PricingParts, reference: string): Promise<WalletOrder | null> {
  const wallet = walletOf(parts);
  const answer = await askProvider((signal) => wallet.find(reference, signal), providerLimit(parts), parts.log);
  if (answer.status === 'silent') throw problem('wallet_unavailable');
  return answer.status === 'found' ? answer.order : null;
}

/** The wallet's details about the payer that a checkout can use. */
function detailsOf({ contact }: StoredCheckout, { payer, shipTo }: WalletOrder): Details {
  const email = contactEmail.safeParse(payer?.email ?? '').data;
  const shippingAddress = address.safeParse(shipTo ?? {}).data;
  return {
    ...(!contact && email !== undefined && { contact: { email, marketingOptIn: false } }),
    ...(shippingAddress && { shippingAddress }),
  };
}

/** An address we cannot ship to is shown to the shopper in the form with its error, not saved. */
async function saveValid(parts: PricingParts, owner: CheckoutOwner & { network: string }, details: Details, now: Date): Promise<void> {
  try {
    await updateCheckout(parts, owner, details, now);
  } catch (error) {
    if (!(error instanceof Problem) || !details.shippingAddress) throw error;
    const { shippingAddress: _, ...others } = details;
    await updateCheckout(parts, owner, others, now);
  }
}
