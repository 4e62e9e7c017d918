import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { settingsVersion } from './settings.schemas.ts';
import { phoneLinkOf, storeProblems } from './store.rules.ts';

/** One line; null is the brand's own. */
const line = (name: string) =>
  z.string().trim().min(1, `${name} is required`).max(120, 'Use up to 120 characters').nullable().default(null);

/** A page elsewhere; empty for none, null for the brand's own. */
const link = z
  .string()
  .trim()
  .max(300)
  .refine((href) => href === '' || (URL.canParse(href) && href.startsWith('https://')), 'Enter an address that begins with https://')
  .nullable()
  .default(null);

/** Details of a brand's store as staff have set them. */
export const storeSettings = z.object({
  /** The legal name. */
  companyName: line('Legal name'),
  email: z.string().trim().pipe(z.email('Enter an email address such as care@example.com')).nullable().default(null),
  /** As displayed. */
  phone: z
    .string()
    .trim()
    .max(30)
    .refine((phone) => phoneLinkOf(phone) !== null, 'Enter a phone number such as (800) 555-0142, or +44 … outside North America')
    .nullable()
    .default(null),
  hours: line('Hours'),
  /** Lines of the postal address; empty for none. */
  address: z.string().trim().max(300, 'Use up to 300 characters').nullable().default(null),
  facebook: link,
  youtube: link,
  instagram: link,
  tiktok: link,
  x: link,
});
export type StoreSettings = z.output<typeof storeSettings>;

export const storeDeclarations = {
  getPublic: {
    name: 'settings.getStoreDetails',
    summary: 'What staff have set of a brand’s contact details, for the shop’s own pages; null for nothing',
    query: z.object({ brand: z.string().max(60) }),
    response: z.object({ details: storeSettings.nullable() }),
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'settings.getStore',
    summary: 'The brand’s contact details as staff have set them, with the latest versions',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: storeSettings.nullable(),
      history: z.array(settingsVersion),
    }),
    problems: storeProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setStore',
    summary: 'Sets the brand’s contact details; `version` is the one they are based on',
    access: 'settings.edit',
    body: storeSettings.extend({ version: wholeNumber({ min: 0 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: storeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
