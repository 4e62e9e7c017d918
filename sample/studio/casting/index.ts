import type { CastingTable } from './casting.ts';
import { cloth } from './cloth.ts';
import { furniture } from './furniture.ts';
import { kids } from './kids.ts';
import { kitchen } from './kitchen.ts';
import { lighting } from './lighting.ts';
import { living } from './living.ts';
import { outdoor } from './outdoor.ts';
import { rugs } from './rugs.ts';
import { seasons } from './seasons.ts';

/** Every product the studio photographs. */
export const casting: CastingTable = {
  ...furniture,
  ...outdoor,
  ...rugs,
  ...lighting,
  ...cloth,
  ...living,
  ...kids,
  ...kitchen,
  ...seasons,
};
