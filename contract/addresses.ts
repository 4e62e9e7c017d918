import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { collectProblems, phoneProblem, postalCodeProblem, textProblem } from './field-rules.ts';

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

export const addressEndpoints = {
  getCountries: endpoint({
    name: 'addresses.getCountries',
    summary: 'Countries, their form labels and regions with whether we ship there',
    method: 'GET',
    path: '/api/countries',
    response: z.object({ countries: z.array(country) }),
  }),
};
