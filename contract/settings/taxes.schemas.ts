import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { basedOn, fingerprint } from '../values/fingerprint.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { maxPastedTaxesLength, taxProblems } from './taxes.rules.ts';

const country = z.enum(['US', 'CA']);

const rate = z.object({
  country,
  region: z.string(),
  /** Thousandths of a percent, all taxes together. */
  rate: z.int(),
  shippingTaxed: z.boolean(),
  /** Such as `GST 5 + QST 9.975`. */
  taxes: z.string(),
});

const region = rate.extend({ name: z.string(), /** Set by staff; otherwise built in. */ isOwn: z.boolean(), fingerprint });
export type ListedTaxRegion = z.output<typeof region>;

const local = rate.extend({ postalCode: z.string() });

const head = z.object({
  uploadId: z.int(),
  name: z.string(),
  replaces: z.boolean(),
  uploadedBy: z.string(),
  /** ISO timestamps. */
  uploadedAt: z.string(),
  appliedAt: z.string().nullable(),
});

const change = z.object({
  country,
  region: z.string(),
  postalCode: z.string(),
  /** As in a table: `7.25%, shipping taxed`; null for none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type TaxChange = z.output<typeof change>;

const page = wholeNumber({ min: 1, max: 10_000 }).default(1);
const uploadId = wholeNumber({ min: 1 });
const replaces = z.enum(['true', 'false']).default('false');
const taken = z.object({ ok: z.literal(true), uploadId: z.int() });
const done = z.object({ ok: z.literal(true) });
/** Longer than any valid one; the operation validates with its own messages. */
const typed = z.string().max(200).default('');

export const taxDeclarations = {
  list: {
    name: 'settings.listTaxes',
    summary: 'List tax rates',
    description:
      'Of all states and provinces, and of postal codes (50 per page; `q` is the beginning of a code). Uploads, ten per page, latest first.',
    access: 'settings.edit',
    query: z.object({ q: z.string().trim().max(20).default(''), page, uploadsPage: page }),
    response: z.object({
      regions: z.array(region),
      local: z.array(local),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      uploads: z.array(head),
      uploadsPage: z.int(),
      uploadsPages: z.int(),
    }),
    problems: taxProblems,
    whileImpersonating: 'allowed',
  },
  setRegion: {
    name: 'settings.setTaxRegion',
    summary: 'Set the tax rate of a state or province',
    description: 'In percent; `taxes` names its parts, such as GST 5 + PST 7.',
    access: 'settings.edit',
    params: z.object({ country, region: z.string().max(10) }),
    body: z.object({ rate: typed, shippingTaxed: z.boolean(), taxes: typed, basedOn }),
    response: done,
    problems: taxProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  resetRegion: {
    name: 'settings.resetTaxRegion',
    summary: 'Reset a state or province to its built-in tax rate',
    access: 'settings.edit',
    params: z.object({ country, region: z.string().max(10) }),
    response: done,
    problems: taxProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  upload: {
    name: 'settings.uploadTaxes',
    summary: 'Upload a tax rate table',
    description: 'As CSV. The table is checked; nothing applies yet.',
    access: 'settings.edit',
    query: z.object({ replaces }),
    response: taken,
    problems: taxProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  paste: {
    name: 'settings.pasteTaxes',
    summary: 'Upload a short tax rate table as text',
    description: 'The same as `settings.uploadTaxes`.',
    access: 'settings.edit',
    body: z.object({ text: z.string().max(maxPastedTaxesLength), replaces }),
    response: taken,
    problems: taxProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getUpload: {
    name: 'settings.getTaxUpload',
    summary: 'Get an uploaded tax rate table',
    description: 'What it changes compared with the current rates, and its errors by line.',
    access: 'settings.edit',
    params: z.object({ uploadId }),
    response: head.extend({
      /** Of the table that it is compared with. */
      fingerprint,
      rows: z.int(),
      created: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      removed: z.int(),
      /** The first hundred. */
      changes: z.array(change),
      faulty: z.int(),
      /** The first hundred. */
      faults: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })),
      /** A table with errors that is short enough to be corrected and pasted again; else null. */
      text: z.string().nullable(),
    }),
    problems: taxProblems,
    whileImpersonating: 'allowed',
  },
  apply: {
    name: 'settings.applyTaxes',
    summary: 'Apply an uploaded tax rate table',
    description: 'It must have no errors.',
    access: 'settings.edit',
    params: z.object({ uploadId }),
    body: z.object({ basedOn }),
    response: done,
    problems: taxProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
