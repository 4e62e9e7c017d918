import { basket } from './baskets.ts';
import { candle } from './candles.ts';
import { sculpture } from './sculptures.ts';
import type { KindFunction } from './studio.ts';
import { tray } from './trays.ts';
import { planter, vase } from './vases.ts';

/** Things that are turned, woven or cast. */
export const decorVessels = { vase, planter, candle, basket, tray, sculpture } satisfies Record<string, KindFunction>;
