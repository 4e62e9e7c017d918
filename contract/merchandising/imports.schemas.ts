import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { importProblems, importStates } from './imports.rules.ts';

const change = z.object({ field: z.string(), sku: z.string().optional(), before: z.unknown(), after: z.unknown() });

const reportLine = z.object({
  line: z.int(),
  handle: z.string(),
  outcome: z.enum(['created', 'updated', 'refused', 'retired']),
  changes: z.array(change).default([]),
  errors: z.array(z.string()).default([]),
});
export type ImportLine = z.output<typeof reportLine>;

const head = z.object({
  importId: z.int(),
  name: z.string(),
  state: z.enum(importStates),
  /** ISO timestamp. */
  uploadedAt: z.string(),
  line: z.int(),
  lines: z.int(),
  /** Why the file could not be read. */
  fault: z.string().nullable(),
});
export type ListedImport = z.output<typeof head>;

const report = z.object({
  products: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  notes: z.array(z.object({ line: z.int(), level: z.enum(['error', 'warning']), message: z.string() })),
  /** The first thousand products that change. */
  changes: z.array(reportLine),
});

const importId = wholeNumber({ min: 1 });
const started = z.object({ ok: z.literal(true), importId: z.int() });

export const importDeclarations = {
  list: {
    name: 'imports.staffList',
    summary: 'The latest twenty files that staff uploaded',
    access: 'catalog.edit',
    response: z.object({ imports: z.array(head) }),
    problems: importProblems,
    whileImpersonating: 'allowed',
  },
  upload: {
    name: 'imports.staffUpload',
    summary: 'Takes a file of products (CSV or JSON Lines) and checks it as a job; nothing is written',
    access: 'catalog.edit',
    response: started,
    problems: importProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  paste: {
    name: 'imports.staffPaste',
    summary: 'The same for a short file as text',
    access: 'catalog.edit',
    body: z.object({ text: z.string().max(60_000) }),
    response: started,
    problems: importProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'imports.staffGet',
    summary: 'A file with what its import changes, or did, by product and field',
    access: 'catalog.edit',
    params: z.object({ importId }),
    response: head.extend({ report: report.nullable() }),
    problems: importProblems,
    whileImpersonating: 'allowed',
  },
  start: {
    name: 'imports.staffStart',
    summary: 'Imports a checked file as a job',
    access: 'catalog.edit',
    params: z.object({ importId }),
    response: started,
    problems: importProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
