import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { type Address, addressEndpoints, type SavedAddress } from '../../../contract/addresses/addresses.ts';
import type { Client, Result } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { type SavedCard, savedCardEndpoints } from '../../../contract/payments/saved-cards.ts';

/** What a signed-in customer's account adds to the checkout. */
export interface CheckoutAccount {
  readonly email: string;
  readonly addresses: readonly SavedAddress[];
  /** Empty for staff acting for the customer, who cannot save cards either. */
  readonly cards: readonly SavedCard[];
  readonly canSaveCard: boolean;
  /** Whether a saved card takes its security code. */
  readonly asksCardCode: boolean;
}

/** Returns null for a guest. */
export async function accountOf(client: Client): Promise<CheckoutAccount | null> {
  const profile = await client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return null;
  const [saved, cards] = await Promise.all([client.call(addressEndpoints.listSaved, {}), client.call(savedCardEndpoints.list, {})]);
  return {
    email: profile.data.email,
    addresses: saved.ok ? saved.data.addresses : [],
    cards: cards.ok ? cards.data.cards : [],
    canSaveCard: cards.ok && cards.data.canSave,
    asksCardCode: cards.ok && cards.data.asksCode,
  };
}

/** Fills a new checkout with the customer's address and e-mail; keeps an address that is already set, or that was approved in the wallet. */
export async function prefill(client: Client, checkout: Checkout, account: CheckoutAccount | null): Promise<Checkout> {
  const chosen = account?.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  if (!account || !chosen || checkout.state !== 'open' || checkout.shippingAddress || checkout.wallet?.shipTo) return checkout;
  const shipped = await ship(client, checkout, chosen.address, account.email);
  return shipped.ok ? shipped.data : checkout;
}

/** Sets the address, and the e-mail address where the checkout has none. */
export function ship(client: Client, checkout: Checkout, shippingAddress: Address, email: string): Promise<Result<Checkout>> {
  const contact = checkout.contact ?? { email };
  return client.call(checkoutEndpoints.update, { checkoutUuid: checkout.checkoutUuid, contact, shippingAddress });
}
