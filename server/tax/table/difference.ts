import { keyOf, rateInWords } from './csv.ts';
import type { TableRate } from './rates-of.ts';

/** One place's rate before and after; null for none. */
interface Change {
  readonly before: TableRate | null;
  readonly after: TableRate | null;
}

/** What an upload changes. */
export interface Difference {
  readonly created: readonly Change[];
  readonly changed: readonly Change[];
  readonly removed: readonly Change[];
  readonly unchanged: number;
}

/** Compares the present table with an uploaded one; rates that it does not name go only where it `replaces` the table. Pure. */
export function differenceOf(present: readonly TableRate[], uploaded: readonly TableRate[], replaces: boolean): Difference {
  const before = new Map(present.map((rate) => [keyOf(rate), rate]));
  const named = new Set(uploaded.map(keyOf));
  const changes = uploaded.map((after): Change => ({ before: before.get(keyOf(after)) ?? null, after }));
  const differs = ({ before: one, after }: Change) => one && after && rateInWords(one) !== rateInWords(after);
  const changed = changes.filter(differs);
  const created = changes.filter((change) => change.before === null);
  const removed = replaces ? present.filter((rate) => !named.has(keyOf(rate))).map((rate): Change => ({ before: rate, after: null })) : [];
  return { created, changed, removed, unchanged: changes.length - created.length - changed.length };
}
