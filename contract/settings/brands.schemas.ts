import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { categoryChoices } from '../merchandising/categories.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { brandCountryKeys, brandKeyPattern, brandProblems, brandStateKeys, hostPattern } from './brands.rules.ts';
import { settingsVersion } from './settings.schemas.ts';

const line = (name: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, `${name} is required`)
    .max(most, `Use up to ${most} characters`)
    .regex(/^[^<>"\p{Cc}]*$/u, 'Leave out < > and quotation marks');
const paths = z.array(z.string().trim().min(1).max(200)).max(200, 'Use up to 200');

const key = z.string().trim().max(30, 'Use up to 30 characters').regex(brandKeyPattern, 'Use small letters, digits and single hyphens');

/** What a brand made in the console says itself; the rest is its base's. */
const said = z.object({
  name: line('Name', 40),
  /** Its subject in one line. */
  about: line('Tagline', 160),
  host: z.string().trim().toLowerCase().regex(hostPattern, 'Enter a host name such as shop.example.com, or shop.localhost on this machine'),
  countries: z.array(z.enum(brandCountryKeys)).min(1, 'Choose at least one country'),
  /** Paths of categories, with everything below them, and tags; both empty: all products. */
  categories: paths.default([]),
  tags: paths.default([]),
  /** Paths of the menu's top categories, in order; empty for the catalogue's departments. */
  departments: paths.default([]),
  /** Return address: the recipient, and the lines below. */
  returnName: line('Returns recipient', 80),
  returnLines: z.array(line('Return address', 80)).min(2, 'Enter street and city, one line each').max(6, 'Use up to 6 lines'),
});

/** A version of such a brand, as stored. */
export const addedBrand = said.extend({
  /** The brand of a folder that it starts from. */
  base: z.string().max(60),
  state: z.enum(brandStateKeys),
});
export type AddedBrandSettings = z.output<typeof addedBrand>;

const listed = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  /** Null where it is not served. */
  address: z.string().nullable(),
  /** Made in the console; otherwise of the build. */
  isAdded: z.boolean(),
  state: z.enum(brandStateKeys),
});

export const brandDeclarations = {
  list: {
    name: 'settings.listBrands',
    summary: 'List brands',
    description: 'From the build and from the console, archived ones included.',
    access: 'brands.manage',
    response: z.object({
      brands: z.array(listed),
      categories: categoryChoices,
    }),
    problems: brandProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'settings.getBrand',
    summary: 'Get a brand made in the console',
    description: 'With its latest versions.',
    access: 'brands.manage',
    params: z.object({ key }),
    response: z.object({
      key: z.string(),
      version: z.int(),
      brand: addedBrand,
      address: z.string().nullable(),
      categories: categoryChoices,
      history: z.array(settingsVersion),
    }),
    problems: brandProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'settings.addBrand',
    summary: 'Add a brand',
    description: 'Starts with the published content of its base. Its host serves it at once, open or closed.',
    access: 'brands.manage',
    body: said.extend({ key, base: z.string().max(60), state: z.enum(['open', 'closed']).default('open') }),
    response: z.object({ ok: z.literal(true), key: z.string() }),
    problems: brandProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setBrand',
    summary: 'Update a brand',
    description: 'For brands made in the console; also closes, archives or opens one. `version` is the version the change is based on.',
    access: 'brands.manage',
    params: z.object({ key }),
    body: said.extend({ state: z.enum(brandStateKeys), version: wholeNumber({ min: 1 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: brandProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
