import { changedByOthers, defineProblems, notFound, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** `draft`: shown nowhere. `retired`: its page says that it is gone. */
export const productStates = ['published', 'draft', 'retired'] as const;
export type ProductState = (typeof productStates)[number];

/** States a list can be narrowed to; `planned`: one that it has not reached yet. */
export const stateFilters = [...productStates, 'planned'] as const;

/** What staff can say of a brand that otherwise sells a product by the rules of its assortment. */
export const soldAtChoices = ['always', 'never'] as const;
export type SoldAtChoice = (typeof soldAtChoices)[number];
/** By key of the brand. */
export type SoldAt = Readonly<Record<string, SoldAtChoice>>;

/** `out`: nothing in any warehouse. `low`: a variation with at most `lowStock` units. */
export const stockFilters = ['out', 'low'] as const;
export type StockFilter = (typeof stockFilters)[number];
export const lowStock = 5;

/** The first is the list's own order: the latest change first. */
export const productSorts = ['changed', 'name', '-name', 'price', '-price'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Why staff set stock. */
export const stockReasons = ['counted', 'received', 'damaged', 'corrected'] as const;
export type StockReason = (typeof stockReasons)[number];
/** Characters of a reason in words. */
export const maxNote = 200;

/** Maximum bytes of an uploaded film. */
export const filmBytes = 15 * 1024 * 1024;

export const productFileProblems = defineProblems({
  no_file: { status: 400, message: 'Choose a file to upload.' },
  film_too_large: { status: 413, message: 'Videos can be up to 15 MB.' },
  film_unreadable: { status: 400, message: 'This video can’t be opened. Use MP4.' },
  model_too_large: { status: 413, message: '3D models can be up to 10 MB.' },
  model_unusable: { status: 400, message: 'This file can’t be shown as a 3D model. Use a GLB file with everything inside it.' },
});

export const productProblems = defineProblems({
  ...staffOnlyProblems,
  product_not_found: notFound('product'),
  invalid_input: wrongFields,
  product_changed: changedByOthers('product'),
  stock_changed: changedByOthers('stock'),
  nothing_to_undo: { status: 409, message: 'This change can’t be undone anymore.' },
});
