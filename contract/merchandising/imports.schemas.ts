import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { importOutcomes, importProblems, importStates } from './imports.rules.ts';
import { decimalSigns, isColumnField } from './mapping.rules.ts';

const columnField = z.string().max(50).refine(isColumnField, 'is not a field that a column can have');

const change = z.object({
  /** Line in the file; 0 for what the file lacks. */
  line: z.int(),
  handle: z.string(),
  /** The product's, in the shop or in the file; null where neither says it. */
  name: z.string().nullable(),
  outcome: z.enum(importOutcomes),
  sku: z.string().nullable(),
  /** Field of the product; for a refused row, its column. */
  field: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** Why a row was refused, or a value was not restored. */
  reason: z.string().nullable(),
});
export type ImportChange = z.output<typeof change>;

const head = z.object({
  importId: z.int(),
  name: z.string(),
  /** A bulk change of the console instead of a file. */
  isBulk: z.boolean(),
  state: z.enum(importStates),
  /** ISO timestamp. */
  uploadedAt: z.string(),
  line: z.int(),
  lines: z.int(),
  /** When a checked import starts by itself, as an ISO timestamp; null when staff start it. */
  startsAt: z.string().nullable(),
  /** Why the file could not be read, or a planned import did not start. */
  fault: z.string().nullable(),
});

const report = z.object({
  products: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  /** Rows left out of products, some of which were imported without them, and rows of no product. */
  rowsRefused: z.int(),
  retired: z.int(),
  /** New products whose category was guessed or not found, by the words looked up. */
  uncategorised: z.array(z.object({ type: z.string(), products: z.int() })),
  /** Pictures and 3D models that the shop did not have: fetched, not to be had (the notes say why), and left; a check leaves all. */
  files: z.object({ fetched: z.int(), failed: z.int(), left: z.int() }),
  notes: z.array(z.object({ line: z.int(), level: z.enum(['error', 'warning']), message: z.string() })),
});

/** A field for each column; null for one that is ignored. */
const mapping = z.object({ fields: z.array(columnField.nullable()).max(300), decimal: z.enum(decimalSigns) });

const columns = z.object({
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()), guess: columnField.nullable() })),
  decimal: z.enum(decimalSigns),
  /** The mapping chosen for this file; null if none yet. */
  chosen: mapping.nullable(),
  /** Saved mappings of files with the same columns, the latest first. */
  saved: z.array(mapping.extend({ name: z.string() })),
  warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
});

const importId = wholeNumber({ min: 1 });
const started = z.object({ ok: z.literal(true), importId: z.int() });
const action = {
  params: z.object({ importId }),
  response: started,
  problems: importProblems,
  originalError: true,
  whileImpersonating: 'allowed',
} as const;

export const importDeclarations = {
  list: {
    name: 'imports.staffList',
    summary: 'List imports',
    description: 'Latest first, 20 per page.',
    access: 'catalog.edit',
    query: z.object({ page: wholeNumber({ min: 1, max: 1_000_000 }).default(1) }),
    response: z.object({ imports: z.array(head), page: z.int(), pages: z.int() }),
    problems: importProblems,
    whileImpersonating: 'allowed',
  },
  upload: {
    name: 'imports.staffUpload',
    summary: 'Upload a product file',
    description: 'CSV or JSON Lines. Checked as a job; nothing is written.',
    access: 'catalog.edit',
    response: started,
    problems: importProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  paste: {
    name: 'imports.staffPaste',
    summary: 'Upload a short product file as text',
    description: 'The same as `imports.staffUpload`.',
    access: 'catalog.edit',
    body: z.object({ text: z.string().max(60_000) }),
    response: started,
    problems: importProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'imports.staffGet',
    summary: 'Get an import',
    description: 'Its state, what it changes or has changed in total, and its columns.',
    access: 'catalog.edit',
    params: z.object({ importId }),
    response: head.extend({
      report: report.nullable(),
      /** Null for files without columns. */
      columns: columns.nullable(),
      retires: z.object({ products: z.boolean(), variations: z.boolean() }),
      /** Whether the file and its changes are still stored; otherwise nothing can be done with it. */
      isKept: z.boolean(),
      /** Products by what the undo of the import does, or did. */
      undo: z.object({ restores: z.int(), retires: z.int(), kept: z.int() }).nullable(),
    }),
    problems: importProblems,
    whileImpersonating: 'allowed',
  },
  changes: {
    name: 'imports.staffChanges',
    summary: 'List changes of an import',
    description: 'By row and field, 50 per page. For an undone import, what the undo did.',
    access: 'catalog.edit',
    params: z.object({ importId }),
    query: z.object({ show: z.enum(importOutcomes).optional(), page: wholeNumber({ min: 1, max: 1_000_000 }).default(1) }),
    response: z.object({
      changes: z.array(change),
      page: z.int(),
      pages: z.int(),
      /** Rows by outcome. */
      totals: z.array(z.object({ outcome: z.enum(importOutcomes), rows: z.int() })),
    }),
    problems: importProblems,
    whileImpersonating: 'allowed',
  },
  map: {
    name: 'imports.staffMap',
    summary: 'Map the columns of a CSV file',
    description: 'Optionally saves the mapping under a name, and checks the file again.',
    access: 'catalog.edit',
    ...action,
    body: mapping.extend({ name: z.string().trim().max(80) }),
  },
  retire: {
    name: 'imports.staffRetire',
    summary: 'Set whether an import retires missing products',
    description: 'Applies to products and variations that are not in the file. Checks the file again.',
    access: 'catalog.edit',
    ...action,
    body: z.object({ products: z.boolean(), variations: z.boolean() }),
  },
  start: {
    name: 'imports.staffStart',
    summary: 'Start a checked import',
    description: 'Runs as a job.',
    access: 'catalog.edit',
    ...action,
  },
  plan: {
    name: 'imports.staffPlan',
    summary: 'Schedule a checked import',
    description: 'Starts within a minute of the given time; null cancels the schedule.',
    access: 'catalog.edit',
    ...action,
    body: z.object({ startsAt: calendarMoment().nullable() }),
  },
  stop: {
    name: 'imports.staffStop',
    summary: 'Stop a running import',
    description: 'After the products being written. What is imported stays.',
    access: 'catalog.edit',
    ...action,
  },
  resume: {
    name: 'imports.staffResume',
    summary: 'Resume a stopped import',
    description: 'After its last row.',
    access: 'catalog.edit',
    ...action,
  },
  undo: {
    name: 'imports.staffUndo',
    summary: 'Undo an import',
    description: 'As a job. Reverts values that nobody has changed since, and retires products it added.',
    access: 'catalog.edit',
    ...action,
  },
} satisfies Declarations;
