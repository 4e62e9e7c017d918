import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { settingsRestored, settingsVersion } from './settings.schemas.ts';
import { phoneLinkOf, storeProblems } from './store.rules.ts';
import { themeSettings } from './theme.schemas.ts';

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
  /** The brand's name. */
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(40, 'Use up to 40 characters')
    .regex(/^[^<>"\p{Cc}]*$/u, 'Leave out < > and quotation marks')
    .nullable()
    .default(null),
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
    summary: 'Get store details and theme for pages',
    description: 'As set by staff; null where nothing is set.',
    query: z.object({ brand: z.string().max(60) }),
    response: z.object({
      details: storeSettings.nullable(),
      theme: themeSettings.nullable(),
      /** Path of the style sheet with the theme's tokens. */
      stylesheet: z.string().nullable(),
    }),
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  getNames: {
    name: 'settings.getBrandNames',
    summary: 'List brand names',
    description: 'For the shop’s own pages, the flagship first.',
    response: z.object({ brands: z.array(z.object({ key: z.string(), name: z.string() })) }),
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'settings.getStore',
    summary: 'Get store details',
    description: 'The brand’s name and contact details as set by staff, with the latest versions.',
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
    summary: 'Set store details',
    description: '`version` is the version the change is based on.',
    access: 'settings.edit',
    body: storeSettings.extend({ version: wholeNumber({ min: 0 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: storeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  restore: {
    name: 'settings.restoreStore',
    summary: 'Restore store details',
    description: 'Saves an earlier version as a new one; 0 is the defaults.',
    access: 'settings.edit',
    body: settingsRestored,
    response: z.object({ ok: z.literal(true) }),
    problems: storeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
