import { expect, it } from 'vitest';
import type { BookedEntry } from './entries/store.ts';
import type { ProviderEntry } from './provider.ts';
import { differences, wholeDays } from './reconciliation.ts';

const at = new Date(0);
const base = { key: 'a', kind: 'captured', amount: 100, state: 'succeeded' } as const;

it.each<[string, Partial<BookedEntry> | null, Partial<ProviderEntry> | null, boolean]>([
  ['the same on both sides', {}, {}, false],
  ['another amount', {}, { amount: 99 }, true],
  ['another kind', {}, { kind: 'refunded' }, true],
  ['succeeded here and failed there', {}, { state: 'failed' }, true],
  ['pending here and succeeded there', { state: 'pending' }, {}, true],
  ['unknown there', {}, null, true],
  ['pending here and unknown there', { state: 'pending' }, null, true],
  ['failed here and unknown there', { state: 'failed' }, null, false],
  ['unknown here', null, {}, true],
  ['failed there and unknown here', null, { state: 'failed' }, false],
])('%s: is it a difference?', (_name, ours, theirs, differs) => {
  const mine = ours && { ...base, ...ours };
  const other = theirs && { ...base, at, ...theirs };
  const found = differences(mine ? [mine] : [], other ? [other] : []);
  expect(found).toEqual(differs ? [{ key: 'a', ours: mine, theirs: other }] : []);
});

it('sums a provider’s books by whole days of the shop', () => {
  const entry = (iso: string, more: Partial<ProviderEntry> = {}): ProviderEntry => ({ ...base, at: new Date(iso), ...more });
  const entries = [
    entry('2026-03-01T20:00:00Z'),
    // Still the second of March in New York.
    entry('2026-03-03T04:30:00Z', { amount: 7 }),
    entry('2026-03-02T12:00:00Z', { kind: 'refunded', amount: 30 }),
    entry('2026-03-02T12:00:00Z', { state: 'failed' }),
    entry('2026-03-02T12:00:00Z', { kind: 'authorized' }),
    entry('2026-03-04T20:00:00Z'),
  ];
  expect(wholeDays(entries, new Date('2026-03-01T12:00:00Z'), new Date('2026-03-04T12:00:00Z'))).toEqual([
    { day: '2026-03-02', captured: 7, refunded: 30 },
    { day: '2026-03-03', captured: 0, refunded: 0 },
  ]);
});
