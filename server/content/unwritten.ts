import type { Db } from '../platform/db/index.ts';
import { seeder } from './actors.ts';
import { findUnwritten } from './store.ts';

/** Which of these pages still need writing for a brand: absent, or public with the built-in text. */
export const findUnwrittenPages = (db: Db, brand: string, keys: readonly string[], now: Date): Promise<string[]> =>
  findUnwritten(db, brand, keys, seeder, now);
