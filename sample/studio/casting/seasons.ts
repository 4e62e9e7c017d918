import type { CastingTable } from './casting.ts';

export const seasons: CastingTable = {};
