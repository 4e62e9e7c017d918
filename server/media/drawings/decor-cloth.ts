import { curtain } from './curtains.ts';
import type { KindFunction } from './studio.ts';
import { throwPillow } from './throw-pillows.ts';
import { throwBlanket } from './throws.ts';

/** Soft things for chairs, sofas and windows. */
export const decorCloth = { 'throw-pillow': throwPillow, throw: throwBlanket, curtain } satisfies Record<string, KindFunction>;
