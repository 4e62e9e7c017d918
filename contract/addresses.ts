import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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

/** Spec §5 text input: required, at most `max` characters. */
const text = (label: string, max = 255) =>
  z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be less than ${max + 1} characters`);

const postalPatterns: Record<CountryCode, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  AU: /^\d{4}$/,
  MX: /^\d{5}$/,
};

/** A postal address as the shopper types it (spec §3 address form fields). */
export const address = z
  .object({
    firstName: text('First name'),
    lastName: text('Last name'),
    addressLine1: text('Address line 1'),
    addressLine2: z.string().trim().max(255, 'Address line 2 must be less than 256 characters').default(''),
    countryCode: countryCode.default('US'),
    city: text('City'),
    stateRegion: text('State'),
    postalCode: text('Postal code', 20),
    phone: z
      .string()
      .trim()
      .min(1, 'Phone is required')
      .max(30, 'Phone must be less than 31 characters')
      .refine((value) => value === '' || value.replace(/\D/g, '').length >= 10, 'Please enter a phone number with its area code'),
    locationType: locationType.default('RESIDENCE'),
  })
  .superRefine((value, context) => {
    if (value.postalCode && !postalPatterns[value.countryCode].test(value.postalCode)) {
      const name = value.countryCode === 'US' ? 'ZIP code' : 'postal code';
      context.addIssue({ code: 'custom', path: ['postalCode'], message: `Please enter a valid ${name}` });
    }
  });
export type Address = z.infer<typeof address>;

export const addressEndpoints = {
  getCountries: endpoint({
    name: 'addresses.getCountries',
    summary: 'Countries, their form labels and regions with whether we ship there',
    method: 'GET',
    path: '/api/countries',
    response: z.object({ countries: z.array(country) }),
  }),
};
