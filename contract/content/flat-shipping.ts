import type { FlatShippingMetaData } from './site.schemas.ts';

/** Where content says nothing of delivery: free over $49.99, else $6.99 (spec §9). */
export const defaultFlatShipping: FlatShippingMetaData = {
  threshold: { amount: 4999, currency: 'USD' },
  rate: { amount: 699, currency: 'USD' },
};
