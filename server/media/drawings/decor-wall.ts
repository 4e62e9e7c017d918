import { clock } from './clocks.ts';
import { framedArt, photoFrame } from './frames.ts';
import { mirror } from './mirrors.ts';
import type { KindFunction } from './studio.ts';

/** Things for the wall and the ledge. */
export const decorWall = { mirror, 'framed-art': framedArt, clock, 'photo-frame': photoFrame } satisfies Record<string, KindFunction>;
