import { Epoch } from '../platform/remembered.ts';

/** Advances whenever a product or the tree has changed; what this process remembers of the menu then counts no more. */
export const catalogueEpoch = new Epoch();
