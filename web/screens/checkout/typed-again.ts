import type { Address } from '../../../contract/addresses/addresses.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { countryNamed, readCheckout, type TypedCheckout } from '../../features/checkout/typed-form.ts';
import type { CheckoutData } from './checkout-data.ts';

type TypedAgain = NonNullable<CheckoutData['typed']>;

/** A posted form as the page shows it again: without the card's number and security code. */
export function comingBack({ card, savedCard, ...rest }: TypedCheckout): TypedAgain {
  return { ...rest, card: { expiry: card.expiry }, savedCardId: savedCard?.cardId ?? null };
}

/** The form as if this shipping address had been typed into it, so that it can be corrected. */
export function typedAs({ contact, billingAddress }: Checkout, email: string, shippingAddress: Address): TypedAgain {
  const blank = comingBack(readCheckout(new URLSearchParams(), []));
  return { ...blank, contact: contact ?? { ...blank.contact, email }, shippingAddress, billingAddress };
}

/** The typed form with its country as chosen: a region of another country is cleared, which would decide the country otherwise. */
export function movedTo(form: URLSearchParams, typed: TypedAgain): TypedAgain {
  const { shippingAddress } = typed;
  const countryCode = countryNamed(form.get('shippingAddress.countryCode') ?? '');
  if (countryCode === shippingAddress.countryCode) return typed;
  return { ...typed, shippingAddress: { ...shippingAddress, countryCode, stateRegion: '' } };
}
