import { tints } from './palette.ts';
import type { Skin } from './studio.ts';

/** The plain steel of blades, pumps and whisks. */
export const steel: Skin = { material: 'steel', color: tints.steel };
