import { tints } from './palette.ts';
import type { Skin } from './studio.ts';

export const steel: Skin = { material: 'steel', color: tints.steel };
