import { bath } from './taxonomy/bath.ts';
import { bedding } from './taxonomy/bedding.ts';
import { decor } from './taxonomy/decor.ts';
import { furniture } from './taxonomy/furniture.ts';
import { holidayAndGifts } from './taxonomy/holiday.ts';
import { kids } from './taxonomy/kids.ts';
import { kitchen } from './taxonomy/kitchen.ts';
import { lighting } from './taxonomy/lighting.ts';
import type { TaxonomyNode } from './taxonomy/node.ts';
import { outdoor } from './taxonomy/outdoor.ts';
import { rugs } from './taxonomy/rugs.ts';
import { salesAndDeals } from './taxonomy/sales.ts';
import { storageAndCleaning } from './taxonomy/storage.ts';

/** The departments in the order of the shop's menu, each with its tree of categories. */
export const taxonomy: readonly TaxonomyNode[] = [
  furniture,
  rugs,
  decor,
  bedding,
  bath,
  lighting,
  storageAndCleaning,
  kitchen,
  outdoor,
  kids,
  holidayAndGifts,
  salesAndDeals,
];
