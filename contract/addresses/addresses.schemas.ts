import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { oneLine } from '../values/one-line.ts';
import { readPostalCode } from '../values/postal-code.ts';
import { addressProblems, addressProblemsDeclared, countryCodes } from './addresses.rules.ts';

const countryCode = z.enum(countryCodes);

const region = z.object({ code: z.string(), name: z.string(), shippable: z.boolean() });
const country = z.object({
  code: countryCode,
  name: z.string(),
  labels: z.object({ city: z.string(), stateRegion: z.string(), postalCode: z.string() }),
  regions: z.array(region),
});
export type Country = z.infer<typeof country>;

const locationType = z.enum(['RESIDENCE', 'BUSINESS']);

const typed = z.string().overwrite(oneLine).default('');

/** A code of the address's country in the carriers' spelling; any other as typed. */
const spelled = <A extends { countryCode: string; postalCode: string }>(typed: A): A => {
  const read = readPostalCode(typed.postalCode);
  return read?.countryCode === typed.countryCode ? { ...typed, postalCode: read.postalCode } : typed;
};

/** A postal address (spec §3 address form fields); all invalid fields are reported together. */
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
  .overwrite(spelled)
  .superRefine((value, context) => {
    for (const [field, message] of Object.entries(addressProblems(value))) context.addIssue({ code: 'custom', path: [field], message });
  });
export type Address = z.output<typeof address>;

/** An incomplete or unchecked address. */
export const typedAddress = z.object(address.shape);

const addressId = bigId;

/** A saved address; a customer has one default for shipping and one for billing. */
const savedAddress = z.object({
  addressId: z.int(),
  address,
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

const savedBody = z.object({
  address,
  isDefaultShipping: z.boolean().default(false),
  isDefaultBilling: z.boolean().default(false),
});
const savedList = z.object({ addresses: z.array(savedAddress) });

/** The result of verifying an address (spec §2.8). */
const addressVerification = z.object({
  /**
   * `verified`: correct. `suggestion`: `suggested` is better. `question`: its parts contradict each other, and only the shopper can decide.
   * `unverified`: unknown, kept as typed.
   */
  result: z.enum(['verified', 'suggestion', 'question', 'unverified']),
  suggested: address.nullable(),
  /** The question, by field. */
  question: z.object({ field: z.literal('postalCode'), message: z.string() }).optional(),
  /** The fields that the suggestion changes. */
  changed: z.array(z.string()),
});
export type AddressVerification = z.infer<typeof addressVerification>;

export const addressDeclarations = {
  listSaved: {
    name: 'addresses.listSaved',
    summary: 'List saved addresses',
    description: 'Defaults first.',
    access: 'customer',
    response: savedList,
    problems: addressProblemsDeclared,
    whileImpersonating: 'allowed',
  },
  createSaved: {
    name: 'addresses.createSaved',
    summary: 'Save an address',
    description: 'If the address is already saved, updates its spelling. The first address becomes the default for shipping and billing.',
    access: 'customer',
    body: savedBody,
    response: savedAddress,
    problems: addressProblemsDeclared,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  updateSaved: {
    name: 'addresses.updateSaved',
    summary: 'Replace a saved address',
    description: 'A default address stays the default until another is chosen.',
    access: 'customer',
    params: z.object({ addressId }),
    body: savedBody,
    response: savedAddress,
    problems: addressProblemsDeclared,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  deleteSaved: {
    name: 'addresses.deleteSaved',
    summary: 'Delete a saved address',
    description: 'If it was a default, the newest remaining address takes its place.',
    access: 'customer',
    params: z.object({ addressId }),
    response: savedList,
    problems: addressProblemsDeclared,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  verify: {
    name: 'addresses.verify',
    summary: 'Verify an address',
    description: 'Compares it with postal data and suggests a correction. The address as typed can always be kept.',
    body: z.object({ address }),
    response: addressVerification,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getCountries: {
    name: 'addresses.getCountries',
    summary: 'List countries',
    description: 'With their form labels, their regions, and whether we ship there.',
    response: z.object({ countries: z.array(country) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
