import { bouquet } from './bouquets.ts';
import { decorCloth } from './decor-cloth.ts';
import { decorVessels } from './decor-vessels.ts';
import { decorWall } from './decor-wall.ts';
import type { KindFunction } from './studio.ts';

/** Everything that decorates a room. */
export const decor = { ...decorVessels, ...decorWall, ...decorCloth, bouquet } satisfies Record<string, KindFunction>;
