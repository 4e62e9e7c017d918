import type { CastingTable } from './casting.ts';

export const living: CastingTable = {};
