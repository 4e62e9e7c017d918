import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { contentLibraryProblems } from '../content/library.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { categoryChoice, edit, listedProduct, picture, product, productFilter, productId, state } from './product-shapes.schemas.ts';
import { productFileProblems, productProblems, productSorts } from './products.rules.ts';

const saved = z.object({ ok: z.literal(true), productId: z.int(), version: z.int() });

export const productDeclarations = {
  list: {
    name: 'products.staffList',
    summary: 'Products by filters, fifty a page, with what the filters can be set to',
    access: 'catalog.edit',
    query: productFilter.extend({
      sort: z.enum(productSorts).default('changed'),
      page: wholeNumber({ min: 1, max: 100_000 }).default(1),
    }),
    response: z.object({
      products: z.array(listedProduct),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      categories: z.array(categoryChoice),
    }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'products.staffGet',
    summary:
      'A product with all that can be changed about it, and its history, thirty changes a page; with `from` and `to`, also what made the versions from one to the other',
    access: 'catalog.edit',
    params: z.object({ productId }),
    query: z.object({
      page: wholeNumber({ min: 1, max: 100_000 }).default(1),
      from: wholeNumber({ min: 1 }).optional(),
      to: wholeNumber({ min: 1 }).optional(),
    }),
    response: product,
    problems: productProblems,
    whileImpersonating: 'allowed',
  },
  fresh: {
    name: 'products.staffFresh',
    summary: 'What a new product can be given: warehouses, categories and brands',
    access: 'catalog.edit',
    response: product.pick({ warehouses: true, categories: true, sellers: true }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'products.staffAdd',
    summary: 'Adds a product by the rules of an import. It starts as a draft',
    access: 'catalog.edit',
    body: edit,
    response: saved,
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'products.staffSave',
    summary:
      'Changes the fields given, by the rules of an import; others stay. Refused with `product_changed` when `version` is no longer the latest',
    access: 'catalog.edit',
    params: z.object({ productId }),
    body: edit.extend({ version: wholeNumber({ min: 1 }) }),
    response: saved,
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  setState: {
    name: 'products.staffSetState',
    summary: 'Publishes a product, takes it back to draft, or retires it',
    access: 'catalog.edit',
    params: z.object({ productId }),
    body: z.object({ version: wholeNumber({ min: 1 }), state, replacedBy: z.string().trim().max(200).default('') }),
    response: saved,
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  plan: {
    name: 'products.staffPlan',
    summary:
      'Plans when a draft is published, or when a product leaves the shop again, as a draft or retired; without `at`, it is not done by itself any more',
    access: 'catalog.edit',
    params: z.object({ productId }),
    body: z.object({ version: wholeNumber({ min: 1 }), state, at: calendarMoment().nullable() }),
    response: saved,
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  duplicate: {
    name: 'products.staffDuplicate',
    summary: 'Copies a product as a draft, with SKUs of its own and no stock',
    access: 'catalog.edit',
    params: z.object({ productId }),
    response: saved,
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  undo: {
    name: 'products.staffUndo',
    summary: 'Takes back prices and stock of a change, as long as nothing changed the product since',
    access: 'catalog.edit',
    params: z.object({ productId }),
    body: z.object({ version: wholeNumber({ min: 1 }) }),
    response: saved,
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  restore: {
    name: 'products.staffRestore',
    summary: 'Takes back one change of the history. Values changed since stay, and are listed with the reason',
    access: 'catalog.edit',
    params: z.object({ productId }),
    body: z.object({ version: wholeNumber({ min: 1 }), change: wholeNumber({ min: 1 }) }),
    response: saved.extend({ kept: z.array(z.object({ field: z.string(), sku: z.string().nullable(), reason: z.string() })) }),
    problems: productProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addPicture: {
    name: 'products.staffAddPicture',
    summary: 'Stores a picture (JPEG, PNG, WebP or AVIF, 15 MB at the most) for a product that is saved afterwards',
    access: 'catalog.edit',
    response: picture,
    problems: { ...staffOnlyProblems, ...contentLibraryProblems },
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addFilm: {
    name: 'products.staffAddFilm',
    summary: 'Stores a film (MP4, 15 MB at the most) for a product that is saved afterwards',
    access: 'catalog.edit',
    response: z.object({ url: z.string() }),
    problems: { ...staffOnlyProblems, ...productFileProblems },
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addModel: {
    name: 'products.staffAddModel',
    summary: 'Stores a 3-D model (GLB, 10 MB at the most) for a product that is saved afterwards',
    access: 'catalog.edit',
    response: z.object({ url: z.string() }),
    problems: { ...staffOnlyProblems, ...productFileProblems },
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
