import type { CastingTable } from './casting.ts';

export const lighting: CastingTable = {};
