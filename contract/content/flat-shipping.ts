import type { FlatShippingMetaData } from './site.schemas.ts';

/** Defaults where content does not mention delivery: free above $49.99, else $6.99 (spec §9). */
export const defaultFlatShipping: FlatShippingMetaData = {
  threshold: { amount: 4999, currency: 'USD' },
  rate: { amount: 699, currency: 'USD' },
};
