import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { collectProblems, phoneProblem, postalCodeProblem, textProblem } from './field-rules.ts';
import { commonProblems, defineProblems } from './problems.ts';

/** Countries with forms of their own (spec §3); only US and CA have shippable regions (spec §5). */
export const countryCode = z.enum(['AU', 'CA', 'MX', 'US']);
export type CountryCode = z.infer<typeof countryCode>;

export const region = z.object({ code: z.string(), name: z.string(), shippable: z.boolean() });
export const country = z.object({
  code: countryCode,
  name: z.string(),
  labels: z.object({ city: z.string(), stateRegion: z.string(), postalCode: z.string() }),
  regions: z.array(region),
});
export type Country = z.infer<typeof country>;

export const locationType = z.enum(['RESIDENCE', 'BUSINESS']);

/** What the form calls the parts that differ from country to country (spec §3). */
export const addressLabels: Readonly<Record<CountryCode, { city: string; stateRegion: string; postalCode: string }>> = {
  US: { city: 'City', stateRegion: 'State', postalCode: 'ZIP code' },
  CA: { city: 'City', stateRegion: 'Province', postalCode: 'postal code' },
  AU: { city: 'Suburb', stateRegion: 'State', postalCode: 'postcode' },
  MX: { city: 'City', stateRegion: 'State', postalCode: 'postal code' },
};

/** An address as it is typed, before anything has been checked. */
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

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** Everything that is wrong with an address, by field (spec §5). */
export function addressProblems(typed: TypedAddress): Partial<Record<keyof TypedAddress, string>> {
  const labels = addressLabels[typed.countryCode];
  const postal = typed.postalCode.trim() === '' ? capitalised(labels.postalCode) : labels.postalCode;
  return collectProblems({
    firstName: textProblem('First name', typed.firstName),
    lastName: textProblem('Last name', typed.lastName),
    addressLine1: textProblem('Address', typed.addressLine1),
    addressLine2: textProblem('Apartment or suite', typed.addressLine2, { required: false }),
    city: textProblem(labels.city, typed.city),
    stateRegion: textProblem(labels.stateRegion, typed.stateRegion, { max: 50 }),
    postalCode: postalCodeProblem(postal, typed.postalCode, typed.countryCode),
    phone: phoneProblem(typed.phone),
  });
}

const typed = z.string().trim().default('');

/** A postal address (spec §3 address form fields); every field's fault is told at once. */
export const address = z
  .object({
    firstName: typed,
    lastName: typed,
    addressLine1: typed,
    addressLine2: typed,
    countryCode: countryCode.default('US'),
    city: typed,
    stateRegion: typed,
    postalCode: typed,
    phone: typed,
    locationType: locationType.default('RESIDENCE'),
  })
  .superRefine((value, context) => {
    for (const [field, message] of Object.entries(addressProblems(value))) context.addIssue({ code: 'custom', path: [field], message });
  });
export type Address = z.output<typeof address>;

export const addressId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A saved address; of a customer's addresses one is the default to ship to and one to bill. */
export const savedAddress = z.object({
  addressId: z.int(),
  address,
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

export const addressProblemsDeclared = defineProblems({
  address_not_found: { status: 404, message: 'This address is not in your address book any more.' },
  address_book_full: { status: 409, message: 'An address book holds up to 30 addresses. Please delete one first.' },
  unauthorized: commonProblems.unauthorized,
});

const savedBody = z.object({
  address,
  isDefaultShipping: z.boolean().default(false),
  isDefaultBilling: z.boolean().default(false),
});
const savedList = z.object({ addresses: z.array(savedAddress) });

/** What the verification of an address has found (spec §2.8). */
export const addressVerification = z.object({
  /** `verified`: as it should be. `suggestion`: `suggested` is better. `unverified`: nothing is known about it; it is kept as typed. */
  result: z.enum(['verified', 'suggestion', 'unverified']),
  suggested: address.nullable(),
  /** Which fields the suggestion changes. */
  changed: z.array(z.string()),
});
export type AddressVerification = z.infer<typeof addressVerification>;

export const addressEndpoints = {
  listSaved: endpoint({
    name: 'addresses.listSaved',
    summary: 'The customer’s address book, defaults first',
    method: 'GET',
    path: '/api/accounts/addresses',
    response: savedList,
    problems: addressProblemsDeclared,
  }),
  createSaved: endpoint({
    name: 'addresses.createSaved',
    summary: 'Puts an address into the book; the first one is the default for both',
    method: 'POST',
    path: '/api/accounts/addresses',
    body: savedBody,
    response: savedAddress,
    problems: addressProblemsDeclared,
    originalError: true,
  }),
  updateSaved: endpoint({
    name: 'addresses.updateSaved',
    summary: 'Replaces an address of the book; a default stays one until another takes its place',
    method: 'PUT',
    path: '/api/accounts/addresses/:addressId',
    params: z.object({ addressId }),
    body: savedBody,
    response: savedAddress,
    problems: addressProblemsDeclared,
    originalError: true,
  }),
  deleteSaved: endpoint({
    name: 'addresses.deleteSaved',
    summary: 'Takes an address out of the book; the newest other one becomes the default in its place',
    method: 'DELETE',
    path: '/api/accounts/addresses/:addressId',
    params: z.object({ addressId }),
    response: savedList,
    problems: addressProblemsDeclared,
    originalError: true,
  }),
  verify: endpoint({
    name: 'addresses.verify',
    summary: 'Compares an address with postal data and suggests a better one; what was typed may always be kept',
    method: 'POST',
    path: '/api/address-verification',
    body: z.object({ address }),
    response: addressVerification,
    originalError: true,
  }),
  getCountries: endpoint({
    name: 'addresses.getCountries',
    summary: 'Countries, their form labels and regions with whether we ship there',
    method: 'GET',
    path: '/api/countries',
    response: z.object({ countries: z.array(country) }),
  }),
};
