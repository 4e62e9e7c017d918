import type { Random } from './random.ts';
import type { Pool } from './values.ts';

/** Makes a call as somebody; returns the parsed response, null unless JSON. */
export type Ask = (method: string, target: string, body?: object) => Promise<Record<string, unknown> | null>;

export type Journey = (ask: Ask, random: Random, pool: Pool) => Promise<void>;
