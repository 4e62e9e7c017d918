import { candleHolder } from './candle-holders.ts';
import { evergreens } from './evergreens.ts';
import { gifts } from './gifts.ts';
import { ornamentSet } from './ornaments.ts';
import { stocking } from './stockings.ts';
import type { KindFunction } from './studio.ts';

/** Everything for the winter holidays, and the parcel. */
export const holiday = { ...evergreens, ...gifts, 'ornament-set': ornamentSet, stocking, 'candle-holder': candleHolder } satisfies Record<
  string,
  KindFunction
>;
