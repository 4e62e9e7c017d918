import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { categoryProblems, orderSteps } from './categories.rules.ts';
import { staffOnlyProblems } from './products.rules.ts';

const taxonomyId = wholeNumber({ min: 1 });

const category = z.object({
  taxonomyId: z.int(),
  /** Null for a department. */
  parentId: z.int().nullable(),
  /** Raised by every edit. */
  version: z.int(),
  /** 0 for a department. */
  depth: z.int(),
  title: z.string(),
  /** The last part of its address. */
  slug: z.string(),
  /** By which imports, promotions and brands name it; never changes. */
  path: z.string(),
  description: z.string(),
  /** False: neither it nor what is below it is in the menu. */
  inMenu: z.boolean(),
  /** Published products in it and below it, of all brands. */
  products: z.int(),
  /** It stays a department: sales and gifts. */
  isFixed: z.boolean(),
});
export type StaffCategory = z.output<typeof category>;

/** Longer than any stored text; the operation validates with its own messages. */
const typed = z.string().max(2000);
const parentId = wholeNumber({ min: 1 }).nullable();
const saved = z.object({ ok: z.literal(true), taxonomyId: z.int(), version: z.int() });

export const categoryDeclarations = {
  list: {
    name: 'categories.staffList',
    summary: 'All categories in the order of the tree: a parent, then what is below it',
    access: 'catalog.edit',
    response: z.object({ categories: z.array(category) }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'categories.staffGet',
    summary: 'A category, and the categories it can be moved into',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    response: category.extend({
      parents: z.array(category.pick({ taxonomyId: true, title: true, depth: true })),
    }),
    problems: categoryProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'categories.staffAdd',
    summary: 'Adds a category as the last of its parent; the menu has it from its first product on',
    access: 'catalog.edit',
    body: z.object({ title: typed.default(''), parentId: parentId.default(null) }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'categories.staffSave',
    summary:
      'Changes the fields given; others stay. Its former address redirects to the new one. Refused with `category_changed` when `version` is no longer the latest',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({
      version: wholeNumber({ min: 1 }),
      title: typed.optional(),
      slug: typed.optional(),
      description: typed.optional(),
      /** Null makes it a department. */
      parentId: parentId.optional(),
      inMenu: z.boolean().optional(),
    }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  order: {
    name: 'categories.staffOrder',
    summary: 'Moves a category one place up or down among those with the same parent; at the end it stays',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({ step: z.enum(orderSteps) }),
    response: saved,
    problems: categoryProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
