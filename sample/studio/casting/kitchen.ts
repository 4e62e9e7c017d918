import type { CastingTable } from './casting.ts';

export const kitchen: CastingTable = {};
