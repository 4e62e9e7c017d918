import {
  addressProblems,
  type Country,
  type CountryCode,
  isCountryCode,
  isShippableCountry,
  type SavedAddress,
  type TypedAddress,
} from '../../../contract/addresses/addresses.ts';
import { emailProblem, securityCodeProblem } from '../../../contract/api/field-rules.ts';
import { type Checkout, cardProblems, type TypedCard } from '../../../contract/checkout/checkout.ts';
import type { ShippingMethodCode } from '../../../contract/delivery/delivery.ts';
import { oneLine } from '../../../contract/values/one-line.ts';

/** The checkout's form as typed; field names are the paths in the server's errors (`shippingAddress.city`). */
export interface TypedCheckout {
  readonly contact: { readonly email: string; readonly marketingOptIn: boolean };
  readonly shippingAddress: TypedAddress;
  /** Null when billing is the same as shipping. */
  readonly billingAddress: TypedAddress | null;
  /** The id of the saved `billingAddress`; null when it was typed or is the same as shipping. */
  readonly billingAddressId: number | null;
  readonly deliveryMethod: ShippingMethodCode | undefined;
  /** Undefined where the form has no choice. */
  readonly paymentType: TypedPaymentType | undefined;
  readonly card: TypedCard;
  /** The saved card that pays instead of `card`. */
  readonly savedCard: { readonly cardId: number; readonly securityCode: string } | null;
  /** The store card that pays; `planMonths` is null without a plan, undefined while nothing is chosen. */
  readonly storeCard: { readonly accountId: number; readonly planMonths: number | null | undefined } | null;
  /** Whether to save `card` for the next purchase. */
  readonly saveCard: boolean;
}

/** The value of the billing address choice that means none of the saved ones. */
export const otherAddress = 'other';

/** The value of the card choice that means a new card. */
export const newCard = 'new';

/** The payment types the form has fields for. */
export type TypedPaymentType = 'CARD' | 'PAYPAL' | 'PLCC';

const typedPaymentTypes: readonly TypedPaymentType[] = ['CARD', 'PAYPAL', 'PLCC'];

/** The value of the plan choice that means none. */
export const withoutPlan = 'none';

/** Path of a field → its error. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads a form's fields, in the browser (`FormData`) or from a post without script (`URLSearchParams`). */
type Fields = Pick<URLSearchParams, 'get'> | Pick<FormData, 'get'>;

/** The country of an address that names none. */
export const defaultCountry: CountryCode = 'US';

/** The country that we ship to with this region; null for a region of none. */
export const countryOfRegion = (countries: readonly Country[], region: string): CountryCode | null =>
  countries.find(({ code, regions }) => isShippableCountry(code) && regions.some((one) => one.code === region))?.code ?? null;

/** The country in a form, or the default one. */
export const countryNamed = (text: string): CountryCode => (isCountryCode(text) ? text : defaultCountry);

/** The shipping address of a form. The countries we ship to share no region's code, so a chosen region determines the country, whatever its field says. */
export function readShippingAddress(text: (name: string) => string, countries: readonly Country[]): TypedAddress {
  const country = countryOfRegion(countries, text('shippingAddress.stateRegion')) ?? countryNamed(text('shippingAddress.countryCode'));
  return readAddress(text, 'shippingAddress', country);
}

/**
 * Reads the form, without the invisible marks that come along with a phone number from an address book. `countries` are those that it offers, `book`
 * holds the saved billing addresses it offers.
 */
export function readCheckout(fields: Fields, countries: readonly Country[], book: readonly SavedAddress[] = []): TypedCheckout {
  const text = (name: string) => oneLine(String(fields.get(name) ?? ''));
  const shippingAddress = readShippingAddress(text, countries);
  const paymentType = typedPaymentTypes.find((type) => type === text('paymentType'));
  // A wallet and the store card's bank know the payer's address.
  const sameBilling = text('billingSame') !== '' || paymentType === 'PAYPAL' || paymentType === 'PLCC';
  const billingCountry = countryNamed(text('billingAddress.countryCode'));
  const billed = sameBilling ? undefined : book.find(({ addressId }) => String(addressId) === text('billingAddressId'));
  const typedBilling = readAddress(text, 'billingAddress', billingCountry);
  const phone = typedBilling.phone || shippingAddress.phone;
  const billingAddress = sameBilling ? null : (billed?.address ?? { ...typedBilling, phone });
  const payer = billingAddress ?? shippingAddress;
  const chosen = text('savedCard.cardId');
  return {
    contact: { email: text('contact.email'), marketingOptIn: text('contact.marketingOptIn') !== '' },
    shippingAddress,
    billingAddress,
    billingAddressId: billed?.addressId ?? null,
    deliveryMethod: (text('deliveryMethod') || undefined) as ShippingMethodCode | undefined,
    paymentType,
    card: {
      number: text('card.number'),
      expiry: text('card.expiry'),
      securityCode: text('card.securityCode'),
      name: `${payer.firstName} ${payer.lastName}`.trim(),
    },
    savedCard: Number(chosen) > 0 ? { cardId: Number(chosen), securityCode: text('savedCard.securityCode') } : null,
    storeCard: storeCardIn(text),
    saveCard: text('saveCard') !== '',
  };
}

function storeCardIn(text: (name: string) => string): TypedCheckout['storeCard'] {
  const accountId = Number(text('storeCard.accountId'));
  const plan = text('storeCard.planMonths');
  return accountId > 0 ? { accountId, planMonths: plan === withoutPlan ? null : Number(plan) || undefined } : null;
}

/** The details to save before the order is placed. Named one by one, so that nothing of a card is ever among them. */
export const detailsOf = ({ contact, shippingAddress, billingAddress, deliveryMethod, paymentType }: TypedCheckout) => ({
  contact,
  shippingAddress,
  billingAddress,
  deliveryMethod,
  paymentType,
});

/** The same while billing may be half typed: only that it is the same as shipping is saved; otherwise the stored address stays. */
export function detailsWithoutBilling(typed: TypedCheckout) {
  const { billingAddress, ...details } = detailsOf(typed);
  return billingAddress === null ? { ...details, billingAddress } : details;
}

/** The card's fields in the checkout's own form; the rest is typed into the provider's fields. */
export interface CardAsked {
  /** The number, expiry and code of a new card. */
  readonly card: boolean;
  /** The code of a saved card. */
  readonly code: boolean;
}

/** `account` is null for a guest. */
export const cardAsked = (
  { cardProvider }: Pick<Checkout, 'cardProvider'>,
  account: { readonly asksCardCode: boolean } | null,
): CardAsked => ({
  card: cardProvider.cardElement === null,
  code: account?.asksCardCode ?? false,
});

/** Whether the form takes a new card, in whosever fields. */
export const isNewCard = ({ savedCard, paymentType }: TypedCheckout): boolean =>
  paymentType !== 'PAYPAL' && paymentType !== 'PLCC' && !savedCard;

/** The payment part of the placing call; empty for a wallet. */
export function paymentOf(typed: TypedCheckout, asked: CardAsked, cardToken?: string) {
  const { card, savedCard, saveCard, storeCard, paymentType } = typed;
  if (paymentType === 'PAYPAL') return {};
  if (paymentType === 'PLCC')
    return storeCard?.planMonths === undefined ? {} : { storeCard: { ...storeCard, planMonths: storeCard.planMonths } };
  if (savedCard) return { savedCard };
  return asked.card ? { card, saveCard } : { cardToken, saveCard };
}

const choosePlan = 'Please choose how you want to pay.';

const marked = /^([A-Z]{2})-(\w+)$/;

/**
 * A region's value in a list for several countries. Countries share codes (Washington and Western Australia are both WA), so regions outside the
 * form's first country carry their country.
 */
export const regionValue = (country: CountryCode, code: string, first: CountryCode): string =>
  country === first ? code : `${country}-${code}`;

/** The address fields whose names start with `prefix`; a marked region determines the country. */
export function readAddress(text: (name: string) => string, prefix: string, countryCode: CountryCode): TypedAddress {
  const part = (name: keyof TypedAddress) => text(`${prefix}.${name}`);
  const [, country = '', marking] = marked.exec(part('stateRegion')) ?? [];
  const region = isCountryCode(country) ? { country, code: marking } : null;
  return {
    firstName: part('firstName'),
    lastName: part('lastName'),
    addressLine1: part('addressLine1'),
    addressLine2: part('addressLine2'),
    countryCode: region?.country ?? countryCode,
    city: part('city'),
    stateRegion: region?.code ?? part('stateRegion'),
    postalCode: part('postalCode'),
    phone: part('phone'),
    locationType: part('locationType') === 'BUSINESS' ? 'BUSINESS' : 'RESIDENCE',
  };
}

/** All errors of contact and addresses, by field path (spec §5). */
export function detailErrors({ contact, shippingAddress, billingAddress }: TypedCheckout): FieldErrors {
  const email = emailProblem(contact.email);
  return {
    ...(email && { 'contact.email': email }),
    ...prefixed('shippingAddress', addressProblems(shippingAddress)),
    ...(billingAddress && prefixed('billingAddress', billingProblems(billingAddress, shippingAddress))),
  };
}

/** Without the errors of a phone number that is shipping's. */
function billingProblems(billing: TypedAddress, shipping: TypedAddress) {
  const problems = addressProblems(billing);
  if (billing.phone !== shipping.phone) return problems;
  const { phone: _, ...others } = problems;
  return others;
}

/** Whether a field belongs to the first step, contact and shipping address. */
export const isDetail = (name: string): boolean => name.startsWith('contact.') || name.startsWith('shippingAddress.');

const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'countryCode',
  'city',
  'stateRegion',
  'postalCode',
  'phone',
  'locationType',
] as const;

/** Whether the first step is finished: contact and address are saved, and the form, if it was posted without script, has nothing else. */
export function isFinished(
  { contact, shippingAddress }: Pick<Checkout, 'contact' | 'shippingAddress'>,
  typed: Pick<TypedCheckout, 'contact' | 'shippingAddress'> | null,
): boolean {
  if (!contact || !shippingAddress) return false;
  if (!typed) return true;
  return typed.contact.email === contact.email && addressFields.every((field) => typed.shippingAddress[field] === shippingAddress[field]);
}

/** All errors of the card, where one is required. */
export function cardErrors({ card, savedCard, storeCard, paymentType }: TypedCheckout, asked: CardAsked, now: Date): FieldErrors {
  if (paymentType === 'PAYPAL') return {};
  if (paymentType === 'PLCC') return storeCard?.planMonths === undefined ? { 'storeCard.planMonths': choosePlan } : {};
  if (savedCard) {
    const code = asked.code ? securityCodeProblem(savedCard.securityCode) : null;
    return code ? { 'savedCard.securityCode': code } : {};
  }
  if (!asked.card) return {};
  const { name: _, ...problems } = cardProblems(card, now);
  return prefixed('card', problems);
}

/** An address's errors by form field name. */
export function prefixed(prefix: string, problems: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [`${prefix}.${field}`, message ?? '']));
}
