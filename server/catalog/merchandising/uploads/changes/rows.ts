import type { Note } from '../../../import/formats/item.ts';
import type { LineReport } from '../../../import/report.ts';
import type { ChangeRow } from './store.ts';

/** A product's line as rows: one for each field that changes, or one in all. Refused rows come as notes, since one product may have several. */
export function rowsOfLine({ line, handle, outcome, changes = [] }: LineReport): ChangeRow[] {
  if (outcome === 'refused') return [];
  const whole = { line, handle, outcome, sku: null, field: null, before: null, after: null, reason: null };
  if (changes.length === 0) return [whole];
  return changes.map(({ field, sku = null, before, after }) => ({
    ...whole,
    outcome: outcome === 'updated' && field === 'variation' && after === 'retired' ? 'retired' : outcome,
    sku,
    field,
    before: before ?? null,
    after: after ?? null,
  }));
}

/** A row of the file that is not imported: its column where the fault is in one, and why. */
export function rowOfRefusal({ line, column, message }: Note, handle: string): ChangeRow {
  const named = column ?? /^(?:.{1,80}? \(column \d+\)|[a-zA-Z]+(?:\.\w+)*)(?=: )/.exec(message)?.[0] ?? null;
  const reason = named && message.startsWith(named) ? message.slice(named.length).replace(/^:? /, '') : message;
  return { line, handle, outcome: 'refused', sku: null, field: named, before: null, after: null, reason };
}
