import { findSpending } from './personal/store.ts';
import { hasOrdered } from './store.ts';

/** What promotions ask about shoppers. */
export const buyers = { hasOrdered, findSpending } as const;
