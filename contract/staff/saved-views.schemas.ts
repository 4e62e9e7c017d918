import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { keysOf } from '../values/keys.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { maxViewNameLength, savedViewProblems, viewedLists } from './saved-views.rules.ts';

export const viewedList = z.enum(keysOf(viewedLists));

const name = z
  .string()
  .trim()
  .min(1, { error: 'Name is required' })
  .max(maxViewNameLength, { error: `Name must be less than ${maxViewNameLength + 1} characters` });
/** The list’s query. A filter that the list no longer has stays in it and is ignored. */
const query = z.string().max(1000);

const savedView = z.object({ viewId: z.int(), name: z.string(), query: z.string(), isDefault: z.boolean() });
export type SavedView = z.output<typeof savedView>;

const list = z.object({ list: viewedList });
const which = list.extend({ viewId: bigId });
const done = z.object({ ok: z.literal(true) });

export const savedViewDeclarations = {
  list: {
    name: 'savedViews.list',
    summary: 'List the member’s saved views',
    description: 'Of one list of the console, by name. Like the other calls, requires the list’s permission.',
    access: 'staff',
    params: list,
    response: z.object({ views: z.array(savedView) }),
    problems: savedViewProblems,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'savedViews.save',
    summary: 'Save a view',
    description: 'Stores a list’s filters under a name, for the member only. Replaces a view with the same name.',
    access: 'staff',
    params: list,
    body: z.object({ name, query }),
    response: done,
    problems: savedViewProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  change: {
    name: 'savedViews.change',
    summary: 'Change a saved view',
    description: 'Renames it, replaces its filters, or makes it the list’s default. Omitted fields are kept.',
    access: 'staff',
    params: which,
    body: z.object({ name: name.optional(), query: query.optional(), isDefault: z.boolean().optional() }),
    response: done,
    problems: savedViewProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  delete: {
    name: 'savedViews.delete',
    summary: 'Delete a saved view',
    description: 'Safe to repeat.',
    access: 'staff',
    params: which,
    response: done,
    problems: savedViewProblems,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
