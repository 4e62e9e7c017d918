import { defineProblems, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** Most products named one by one; a filter names any number. */
export const maxChosen = 500;

/** Kinds of bulk changes, with their names. */
export const bulkKinds = {
  state: 'Publish, unpublish or retire',
  price: 'Change prices',
  sale: 'Put on sale',
  endSale: 'End the sale',
  category: 'Move to a category',
  soldAt: 'Change where they’re sold',
  delivery: 'Change delivery',
  addTag: 'Add a tag',
  removeTag: 'Remove a tag',
} as const;
export type BulkKind = keyof typeof bulkKinds;

/** How a computed price is rounded: to the cent, to a whole dollar, or to the nearest price with these cents. */
export const roundings = { cent: 'To the cent', dollar: 'To whole dollars', to95: 'To .95', to99: 'To .99' } as const;
export type Rounding = keyof typeof roundings;

export const bulkProblems = defineProblems({
  ...staffOnlyProblems,
  nothing_chosen: { status: 400, message: 'Select at least one product.' },
  nothing_to_change: { status: 409, message: 'None of these products would change.' },
  invalid_input: wrongFields,
});
