import { defineProblems } from '../api/problems.ts';

/** Pictures of one product (spec §9). */
export const maxImages = 200;

/** Products that staff choose to show beside one. */
export const maxRelated = 12;

export const catalogProblems = defineProblems({
  no_product_id: { status: 400, message: 'No product id supplied' },
  no_product_ids: { status: 400, message: 'No product ids supplied' },
  product_not_found: { status: 404, message: 'Not Found' },
  product_gone: { status: 410, message: 'Gone' },
  category_not_found: { status: 404, message: 'Not Found' },
});

/** The product tag of last pieces (spec §9: vault items), whose return window is shorter. */
export const vaultTag = 'vault';
