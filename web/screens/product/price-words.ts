import type { ReferencePriceType } from '../../../contract/money.ts';

/** What a price is compared with (spec §3 reference price types), in a sentence. */
const meanings: Record<ReferencePriceType, string> = {
  WAS: 'Compared with what we asked for it before.',
  LIST_PRICE: 'Compared with our own list price.',
  COMPARE_EXACT: 'Compared with what the very same item is offered at.',
  COMPARE_SIMILAR: 'Compared with what similar items cost elsewhere.',
  MSRP: 'Compared with the price its maker suggests.',
  BELOW_MAPP: 'Compared with the lowest price its maker lets shops advertise.',
};

export const referenceMeaning = (type: ReferencePriceType): string => meanings[type];
