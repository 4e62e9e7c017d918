import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { image, pictureFocus } from '../catalog/catalog.schemas.ts';
import { restrictionKeys } from '../search/facets.rules.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { categoryRules } from './automatic.schemas.ts';
import { categoryNamings, categoryProblems, orderSteps } from './categories.rules.ts';

const taxonomyId = wholeNumber({ min: 1 });

/** Categories to choose from, in the order of their tree; departments have the depth 0. */
export const categoryChoices = z.array(z.object({ path: z.string(), title: z.string(), depth: z.int() }));
export type CategoryChoices = z.output<typeof categoryChoices>;

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
  /** How imports, promotions and brands refer to it; never changes. */
  path: z.string(),
  description: z.string(),
  /** False hides it and everything below it from the menu. */
  inMenu: z.boolean(),
  /** Published products in it and below it, of all brands. */
  products: z.int(),
  /** It stays a department: sales and gifts. */
  isFixed: z.boolean(),
  /** Rules take its products; nothing is filed in it. */
  isAutomatic: z.boolean(),
  /** Its own, on tiles and in the menu; null for a product’s. */
  picture: image.nullable(),
  /** The filters of its list in their order; null for those that divide it. */
  facets: z.array(z.enum(restrictionKeys)).nullable(),
});
export type StaffCategory = z.output<typeof category>;

/** Longer than any stored text; the operation validates with its own messages. */
const typed = z.string().max(2000);
const parentId = wholeNumber({ min: 1 }).nullable();
const saved = z.object({ ok: z.literal(true), taxonomyId: z.int(), version: z.int() });

const match = z.object({
  productId: z.int(),
  name: z.string(),
  picture: z
    .object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int(), tint: z.string(), focus: pictureFocus.optional() })
    .nullable(),
  /** Cents; its lowest. */
  price: cents.nullable(),
  /** Places in the list of the rules it matches, from 0. */
  by: z.array(z.int()),
});

export const categoryDeclarations = {
  list: {
    name: 'categories.staffList',
    summary: 'List categories',
    description: 'In tree order: each parent is followed by its children.',
    access: 'catalog.edit',
    response: z.object({ categories: z.array(category) }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'categories.staffGet',
    summary: 'Get a category',
    description: 'With the categories it can be moved into.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    response: category.extend({
      parents: z.array(category.pick({ taxonomyId: true, title: true, depth: true })),
      /** Categories that it might be merged into, in the order of the tree. */
      mergeInto: z.array(category.pick({ taxonomyId: true, title: true, depth: true })),
      /** Null where products are filed in it. */
      rules: categoryRules.nullable(),
      /** Why it can't be automatic; null where it is or can be. */
      notAutomatic: z.string().nullable(),
      /** Why it can't be deleted; null where it can be. */
      notDeletable: z.string().nullable(),
      /** When all products were last held against the rules; changed products follow at once. ISO timestamp. */
      filledAt: z.string().nullable(),
      /** What rules can name. */
      choices: z.object({
        tags: z.array(z.string()),
        brands: z.array(z.string()),
        sellers: z.array(z.object({ key: z.string(), name: z.string() })),
        categories: z.array(category.pick({ taxonomyId: true, title: true, depth: true })),
      }),
    }),
    problems: categoryProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'categories.staffAdd',
    summary: 'Add a category',
    description: 'As the last child of its parent. It appears in the menu once it has a product.',
    access: 'catalog.edit',
    body: z.object({ title: typed.default(''), parentId: parentId.default(null) }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'categories.staffSave',
    summary: 'Update a category',
    description:
      'Changes only the fields given; its former URL redirects to the new one. Fails with `category_changed` if `version` is not the latest.',
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
      /** One that `products.staffAddPicture` stored; null for a product’s. */
      picture: image.nullable().optional(),
      /** Null for those that divide its list. */
      facets: z.array(z.enum(restrictionKeys)).max(restrictionKeys.length).nullable().optional(),
    }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  match: {
    name: 'categories.staffMatch',
    summary: 'Preview category rules',
    description: 'Returns the number of published products that match and the most popular of them. Saves nothing.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: categoryRules,
    response: z.object({ total: z.int(), products: z.array(match) }),
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  saveRules: {
    name: 'categories.staffSaveRules',
    summary: 'Set category rules',
    description:
      'Makes the category automatic: it holds the products that match, now and whenever products, prices, stock or reviews change. Without rules, it keeps its current products and becomes manual again.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({ version: wholeNumber({ min: 1 }), rules: categoryRules.nullable() }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  order: {
    name: 'categories.staffOrder',
    summary: 'Move a category up or down',
    description: 'One place among its siblings. At the end it stays.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({ step: z.enum(orderSteps) }),
    response: saved,
    problems: categoryProblems,
    whileImpersonating: 'allowed',
  },
  place: {
    name: 'categories.staffPlace',
    summary: 'Move a category into a parent',
    description: 'With its contents; before a given sibling, or last.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({
      /** Null makes it a department. */
      parentId: parentId.default(null),
      /** Null: as the last. */
      before: parentId.default(null),
    }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  delete: {
    name: 'categories.staffDelete',
    summary: 'Delete an unused category',
    description:
      'It must have no products or subcategories, and nothing may refer to it. Fails with `invalid_input` and the reason, or with `category_changed` if `version` is not the latest.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({ version: wholeNumber({ min: 1 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  mergePlan: {
    name: 'categories.staffMergePlan',
    summary: 'Preview merging two categories',
    description: 'What would move, and what else refers to the category. Changes nothing.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    query: z.object({ into: wholeNumber({ min: 1 }) }),
    response: z.object({
      into: category.pick({ taxonomyId: true, title: true, version: true, isAutomatic: true }),
      /** Products in it and below it that move, published or not. */
      products: z.int(),
      /** Categories below it, which move with their products. */
      categories: z.int(),
      /** Its rules end; the products they put there are filed in the other one. */
      endsRules: z.boolean(),
      namedBy: z.array(z.object({ kind: z.enum(categoryNamings), title: z.string() })),
    }),
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  merge: {
    name: 'categories.staffMerge',
    summary: 'Merge a category into another',
    description:
      'Moves products, subcategories and references, and redirects the URL. Fails with `category_changed` if either version is not the latest.',
    access: 'catalog.edit',
    params: z.object({ taxonomyId }),
    body: z.object({ version: wholeNumber({ min: 1 }), into: wholeNumber({ min: 1 }), intoVersion: wholeNumber({ min: 1 }) }),
    response: saved,
    problems: categoryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
