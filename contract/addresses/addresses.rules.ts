import { collectProblems, phoneProblem, postalCodeProblem, printedProblem, textProblem } from '../api/field-rules.ts';
import { commonProblems, defineProblems } from '../api/problems.ts';

/** Countries with their own forms (spec §3). */
export const countryCodes = ['AU', 'CA', 'MX', 'US'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** The countries with shippable regions (spec §5). */
export const shippableCountries = ['US', 'CA'] as const satisfies readonly CountryCode[];
export type ShippableCountry = (typeof shippableCountries)[number];

export const isShippableCountry = (code: string | undefined): code is ShippableCountry => code === 'US' || code === 'CA';

/** As used on envelopes and in the form. */
export const countryNames: Readonly<Record<CountryCode, string>> = { AU: 'Australia', CA: 'Canada', MX: 'Mexico', US: 'United States' };

/** The form's labels that differ by country (spec §3). */
export const addressLabels: Readonly<Record<CountryCode, { city: string; stateRegion: string; postalCode: string }>> = {
  US: { city: 'City', stateRegion: 'State', postalCode: 'ZIP code' },
  CA: { city: 'City', stateRegion: 'Province', postalCode: 'postal code' },
  AU: { city: 'Suburb', stateRegion: 'State', postalCode: 'postcode' },
  MX: { city: 'City', stateRegion: 'State', postalCode: 'postal code' },
};

/** Whether a form value is a country's code. */
export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(addressLabels, text);

/** An address as typed, unchecked. */
export interface TypedAddress {
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  countryCode: CountryCode;
  city: string;
  stateRegion: string;
  postalCode: string;
  phone: string;
  locationType: 'RESIDENCE' | 'BUSINESS';
}

/** What an address is, in the form's words (spec §3). */
export const locationTypes: readonly { readonly value: TypedAddress['locationType']; readonly label: string }[] = [
  { value: 'RESIDENCE', label: 'House/Apartment' },
  { value: 'BUSINESS', label: 'Office/Business' },
];

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** All errors of an address, by field (spec §5). */
export function addressProblems(typed: TypedAddress): Partial<Record<keyof TypedAddress, string>> {
  const labels = addressLabels[typed.countryCode];
  const postal = typed.postalCode.trim() === '' ? capitalised(labels.postalCode) : labels.postalCode;
  return collectProblems({
    firstName: printedProblem('First name', typed.firstName),
    lastName: printedProblem('Last name', typed.lastName),
    addressLine1: printedProblem('Address', typed.addressLine1),
    addressLine2: printedProblem('Apartment or suite', typed.addressLine2, { required: false }),
    city: printedProblem(labels.city, typed.city),
    stateRegion: textProblem(labels.stateRegion, typed.stateRegion, { max: 50 }),
    postalCode: postalCodeProblem(postal, typed.postalCode, typed.countryCode),
    phone: phoneProblem(typed.phone),
  });
}

/** `Seattle, WA 98101`. */
export const addressPlace = ({ city, stateRegion, postalCode }: Pick<TypedAddress, 'city' | 'stateRegion' | 'postalCode'>): string =>
  `${city}, ${stateRegion} ${postalCode}`;

/** An address as on an envelope, a line each; the country only outside the United States. */
export function addressLines({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  city,
  stateRegion,
  postalCode,
  countryCode,
}: Omit<TypedAddress, 'phone' | 'locationType'>): string[] {
  const abroad = countryCode === 'US' ? '' : countryNames[countryCode];
  const place = addressPlace({ city, stateRegion, postalCode });
  return [`${firstName} ${lastName}`, addressLine1, addressLine2, place, abroad].filter(Boolean);
}

export const addressProblemsDeclared = defineProblems({
  address_not_found: { status: 404, message: 'This address is no longer in your address book.' },
  address_book_full: { status: 409, message: 'You can save up to 30 addresses. Please delete one first.' },
  unauthorized: commonProblems.unauthorized,
});
