import type { CastingTable } from './casting.ts';

export const cloth: CastingTable = {};
