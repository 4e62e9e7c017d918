import { kettle } from './kettles.ts';
import { fryingPan } from './pans.ts';
import { dutchOven } from './pots.ts';
import type { KindFunction } from './studio.ts';

/** Pots, pans and kettles. */
export const cookware = { 'dutch-oven': dutchOven, 'frying-pan': fryingPan, kettle } satisfies Record<string, KindFunction>;
